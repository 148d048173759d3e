import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { staffCalls } from '#shared/identity/staff-calls.ts'
import { Card } from '../kit/card.tsx'
import { useRoute } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { Section } from '../markets/settings/section.tsx'
import styles from './account.module.css'
import { OwnPasswordForm } from './own-password-form.tsx'
import { SecondFactor } from './second-factor.tsx'
import { UserData } from './user-data.tsx'

/** An administrator's own account: the data, the password, and the second factor. */
export const UserSettings = () => {
  const { t } = useTranslation()
  const own = useRoute(staffCalls.readOwn, {})
  /** A new form after each change: it shows no password that was typed. */
  const [changes, setChanges] = useState(0)
  return (
    <Section title={t('staff.account')}>
      <WhenLoaded of={{ own }}>
        {data => (
          <>
            <div className={styles.pair}>
              <UserData own={data.own} />
              <Card title={t('own.password')}>
                <OwnPasswordForm key={changes} as="admin" onDone={() => setChanges(changes + 1)} />
              </Card>
            </div>
            <SecondFactor own={data.own} />
          </>
        )}
      </WhenLoaded>
    </Section>
  )
}
