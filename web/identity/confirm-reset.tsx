import { IconDeviceFloppy } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { identityContract } from '#shared/identity/contract.ts'
import { call } from '../kit/call.ts'
import { LinkPage } from './link-page.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useLink } from './use-link.ts'

/** A new password, chosen by the link in the mail that was asked for. */
const ConfirmReset = () => {
  const { t } = useTranslation()
  const { token, owner, failure, retry } = useLink('reset')
  const [isDone, setDone] = useState(false)
  return (
    <LinkPage
      title={t('identity.newPasswordTitle')}
      email={owner?.email}
      failure={failure}
      retry={retry}
      done={isDone ? t('identity.passwordSaved') : undefined}
    >
      <NewPasswordForm
        action={t('identity.savePassword')}
        icon={<IconDeviceFloppy size={20} aria-hidden />}
        onSubmit={async ({ newPassword1, newPassword2 }) => {
          const body = { token, newPassword1, newPassword2 }
          await call(identityContract.confirmPasswordReset, { audience: 'open', body })
          setDone(true)
        }}
      />
    </LinkPage>
  )
}

export default ConfirmReset
