import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { identityContract } from '#shared/identity/contract.ts'
import { call } from '../kit/call.ts'
import { LinkPage } from './link-page.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useLink } from './use-link.ts'

/** The first password, chosen by the link in the mail that confirms the address. */
const ConfirmEmail = () => {
  const { t } = useTranslation()
  const { token, owner, failure, retry } = useLink('confirm')
  const [isDone, setDone] = useState(false)
  return (
    <LinkPage
      title={t('identity.confirmTitle')}
      email={owner?.email}
      failure={failure}
      retry={retry}
      done={isDone ? t('identity.confirmed') : undefined}
    >
      <NewPasswordForm
        action={t('identity.verify')}
        icon={<IconCheck size={20} aria-hidden />}
        onSubmit={async ({ newPassword1, newPassword2 }) => {
          await call(identityContract.confirmEmail, {
            audience: 'open',
            body: { token, newPassword1, newPassword2 },
          })
          setDone(true)
        }}
      />
    </LinkPage>
  )
}

export default ConfirmEmail
