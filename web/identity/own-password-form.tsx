import { IconDeviceFloppy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { passwordCalls } from '#shared/identity/password-calls.ts'
import { call } from '../kit/call.ts'
import { endSession, type Role, useSession } from '../kit/session.ts'
import { logIn } from './log-in.ts'
import { NewPasswordForm } from './new-password-form.tsx'

/** The form in which a logged-in user changes the password, knowing the present one. They stay logged in. */
export const OwnPasswordForm = ({ as: role, onDone }: { as: Role; onDone: () => void }) => {
  const { t } = useTranslation()
  const session = useSession(role)
  return (
    <NewPasswordForm
      route={passwordCalls.changePassword}
      account={session?.username}
      oldHint={session?.mustChangePassword ? t('password.justUsed') : undefined}
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
      onDone={onDone}
    />
  )
}
