import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { passwordCalls } from '#shared/identity/password-calls.ts'
import { call } from '../kit/call.ts'
import { LinkPage } from './link-page.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useLink } from './use-link.ts'

/** Lets a new customer choose the first password, by the link in the mail that confirms the address. */
export const ConfirmEmail = () => {
  const { t } = useTranslation()
  const { token, owner, sendAlive } = useLink('confirm')
  const [isDone, setDone] = useState(false)
  const route = passwordCalls.confirmEmail
  return (
    <LinkPage
      title={isDone ? t('password.confirmedTitle') : t('password.confirmTitle')}
      isFirst
      owner={owner}
      done={isDone ? t('password.confirmed') : undefined}
    >
      <NewPasswordForm
        route={route}
        token={token}
        account={owner.data?.email}
        action={t('password.verify')}
        icon={<IconCheck size={20} aria-hidden />}
        send={async body => setDone(await sendAlive(() => call(route, { audience: 'open', body })))}
      />
    </LinkPage>
  )
}
