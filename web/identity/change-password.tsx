import { Alert, Paper, Stack } from '@mantine/core'
import { IconDeviceFloppy, IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useOutletContext } from 'react-router-dom'
import { identityContract } from '#shared/identity/contract.ts'
import { call } from '../kit/call.ts'
import { APP_NAME } from '../kit/footer.tsx'
import { notify } from '../kit/notify.ts'
import { StepTitle, usePageTitle } from '../kit/page.tsx'
import { endSession, type Role, useSession } from '../kit/session.ts'
import styles from './identity.module.css'
import { logIn } from './log-in.ts'
import { NewPasswordForm } from './new-password-form.tsx'

/** Where someone wanted to go who had to choose a password first. */
const wantedIn = (state: unknown): string => (typeof state === 'string' ? state : '/')

/** A new password for someone who is logged in; asked for when staff have reset the old one. */
const ChangePassword = () => {
  const { t } = useTranslation()
  const { role } = useOutletContext<{ role: Role }>()
  const session = useSession(role)
  const navigate = useNavigate()
  const wanted = wantedIn(useLocation().state)
  usePageTitle(t('identity.newPasswordTitle'), APP_NAME)
  return (
    <Stack gap="lg" className={styles.narrow}>
      <StepTitle>{t('identity.newPasswordTitle')}</StepTitle>
      {session?.mustChangePassword && (
        <Alert color="straw" icon={<IconInfoCircle size={20} aria-hidden />}>
          {t('identity.mustChange')}
        </Alert>
      )}
      <Paper withBorder p="lg">
        <NewPasswordForm
          withOld
          action={t('identity.savePassword')}
          icon={<IconDeviceFloppy size={20} aria-hidden />}
          onSubmit={async body => {
            await call(identityContract.changePassword, {
              audience: 'user',
              role,
              market: session?.marketId,
              body,
            })
            // Every session of the account has ended, this one too: it goes on with a new one.
            if (session)
              await logIn(role, { ...session, password: body.newPassword1 }).catch(() => endSession(role))
            notify('good', t('identity.passwordSaved'))
            void navigate(wanted, { replace: true })
          }}
        />
      </Paper>
    </Stack>
  )
}

export default ChangePassword
