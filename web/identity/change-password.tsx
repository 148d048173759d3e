import { Paper, Stack } from '@mantine/core'
import { IconDeviceFloppy, IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { passwordCalls } from '#shared/identity/password-calls.ts'
import { call } from '../kit/call.ts'
import { Notice } from '../kit/notice.tsx'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { endSession, type Role, useSession } from '../kit/session.ts'
import styles from './identity.module.css'
import { LinkByMail } from './link-by-mail.tsx'
import { logIn } from './log-in.ts'
import { NewPasswordForm } from './new-password-form.tsx'

/** The page that the user wanted before having to choose a password. */
const wantedIn = (state: unknown): string => (typeof state === 'string' ? state : '/')

interface ChangePasswordProps {
  as: Role
  /** Where a link to choose a password may be sent, for who does not know the present one. */
  email?: string
}

/** Lets a logged-in user choose a new password. Required when staff have reset the old one. */
export const ChangePassword = ({ as: role, email }: ChangePasswordProps) => {
  const { t } = useTranslation()
  const session = useSession(role)
  const navigate = useNavigate()
  const wanted = wantedIn(useLocation().state)
  return (
    <Stack gap="lg" className={styles.narrow}>
      <PageTitle>{t('password.newPasswordTitle')}</PageTitle>
      <StepTitle>{t('password.newPasswordTitle')}</StepTitle>
      {session?.mustChangePassword && (
        <Notice role="note" icon={IconInfoCircle}>
          {t('password.mustChange')}
        </Notice>
      )}
      <Paper withBorder p="lg">
        <NewPasswordForm
          route={passwordCalls.changePassword}
          account={session?.username}
          action={t('password.savePassword')}
          icon={<IconDeviceFloppy size={20} aria-hidden />}
          send={async body => {
            await call(passwordCalls.changePassword, {
              audience: 'user',
              role,
              market: session?.marketId,
              body,
            })
            // The server has ended every session of the account, so log in again with the new password.
            if (session)
              await logIn(role, {
                username: session.username,
                password: body.newPassword1,
                market_id: session.marketId,
              }).catch(() => endSession(role))
          }}
          done={t('password.passwordSaved')}
          onDone={() => void navigate(wanted, { replace: true })}
        />
      </Paper>
      {session && email && <LinkByMail marketId={session.marketId} email={email} />}
    </Stack>
  )
}
