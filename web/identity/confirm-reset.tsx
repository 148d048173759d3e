import { IconDeviceFloppy } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { passwordCalls } from '#shared/identity/password-calls.ts'
import { call } from '../kit/call.ts'
import { LinkPage } from './link-page.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useLink } from './use-link.ts'

/** Lets a user choose a new password, by the link in the reset mail. */
export const ConfirmReset = ({ wayBack }: { wayBack: ReactNode }) => {
  const { t } = useTranslation()
  const { token, owner, sendAlive } = useLink('reset')
  const [isDone, setDone] = useState(false)
  const route = passwordCalls.confirmPasswordReset
  return (
    <LinkPage
      title={isDone ? t('password.changedTitle') : t('password.newPasswordTitle')}
      owner={owner}
      wayBack={wayBack}
      done={isDone ? t('password.passwordSaved') : undefined}
    >
      <NewPasswordForm
        route={route}
        token={token}
        account={owner.data?.email}
        action={t('password.savePassword')}
        icon={<IconDeviceFloppy size={20} aria-hidden />}
        send={async body => setDone(await sendAlive(() => call(route, { audience: 'open', body })))}
      />
    </LinkPage>
  )
}
