import { Button, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ownCalls } from '#shared/customers/own-calls.ts'
import account from '../identity/account.module.css'
import { OwnPasswordForm } from '../identity/own-password-form.tsx'
import { Card } from '../kit/card.tsx'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { useRoute } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { LanguageCard } from './language-card.tsx'
import { OwnBank } from './own-bank.tsx'
import { OwnData } from './own-data.tsx'
import { Reminders } from './reminders.tsx'

interface OwnSettingsProps {
  /** How they hear of sales. */
  notices: ReactNode
  /** Their data as a file. */
  myData: ReactNode
  logOut: ReactNode
}

/** A tenant's own account: the data and the password; below them language, mails, the file of it all and the ways out. */
export const OwnSettings = ({ notices, myData, logOut }: OwnSettingsProps) => {
  const { t } = useTranslation()
  const own = useRoute(ownCalls.readOwn, {})
  /** A new form after each change: it shows no password that was typed. */
  const [changes, setChanges] = useState(0)
  return (
    <Stack gap="lg">
      <PageTitle>{t('tenant.settings')}</PageTitle>
      <StepTitle>{t('tenant.settings')}</StepTitle>
      <WhenLoaded of={{ own }}>
        {data => (
          <>
            <div className={account.pair}>
              <Stack gap="md">
                <OwnData own={data.own} />
                <OwnBank own={data.own} />
              </Stack>
              <Stack gap="md">
                <Card title={t('own.password')}>
                  <OwnPasswordForm key={changes} as="customer" onDone={() => setChanges(changes + 1)} />
                </Card>
                <Card title={t('tenant.mailsTitle')}>
                  <Reminders own={data.own} />
                </Card>
                <LanguageCard key={data.own.language} ofAccount={data.own.language} />
                {notices}
                {myData}
                <Card title={t('tenant.deleteTitle')}>
                  <Text size="sm">{t('tenant.deleteText')}</Text>
                  <div>
                    <Button
                      component={Link}
                      to="/settings/delete"
                      variant="outline"
                      color="berry"
                      leftSection={<IconTrash size={20} aria-hidden />}
                    >
                      {t('tenant.delete')}
                    </Button>
                  </div>
                </Card>
              </Stack>
            </div>
            <div>{logOut}</div>
          </>
        )}
      </WhenLoaded>
    </Stack>
  )
}
