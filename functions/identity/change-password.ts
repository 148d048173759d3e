import type { identityContract } from '#shared/identity/contract.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import type { Verb } from '../kit/http.ts'
import { guarded } from './lockout.ts'
import { checkPassword, choosePassword } from './passwords.ts'
import { logInWith } from './provider.ts'
import { readPasswordLock } from './table/password-lock.ts'

/**
 * Sets a new password for a caller who knows the old one. Ends every session of the account, the caller's too: the
 * user pool can end all sessions or none. The caller logs in again with the new password.
 */
export const changePassword: Verb<typeof identityContract.changePassword> = async ({
  market,
  caller,
  body,
}) => {
  const account = { market, username: caller.username }
  await checkPassword(account, body)
  if (body.newPassword1 === body.oldPassword)
    throw refuseFields({ newPassword1: [identityRefusals.same_as_old] })
  const { chosen } = await readPasswordLock(account)
  const onConditionFailed = refuseFields({ oldPassword: [identityRefusals.wrong_password] })
  const isKnown = await guarded(market, account.username, () => logInWith(account, body.oldPassword))
  if (!isKnown) throw onConditionFailed
  await choosePassword(account, body.newPassword1, {
    group: caller.kind === 'admin' ? 'admins' : 'customers',
    chosen,
    onConditionFailed,
  })
  return { detail: 'password_changed' }
}
