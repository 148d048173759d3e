import type { identityContract } from '#shared/identity/contract.ts'
import { checkNewPassword } from '#shared/identity/rules.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import type { Verb } from '../kit/http.ts'
import { logInWith, setPassword } from './provider.ts'
import { guarded } from './strikes.ts'

/**
 * A new password for who knows the old one.
 * Refuses 400 `not_identical`, `same_as_old`, `same_as_username`, `wrong_password`, 429 `too_many_attempts`.
 */
export const changePassword: Verb<typeof identityContract.changePassword> = async ({
  market,
  caller,
  body,
}) => {
  if (caller.kind === 'anonymous') throw new Error('the route asks for a token')
  const account = { market, username: caller.username }
  checkNewPassword(body, account.username)
  if (body.newPassword1 === body.oldPassword) throw refuseFields({ newPassword1: ['same_as_old'] })
  const isKnown = await guarded(market, account.username, () => logInWith(account, body.oldPassword))
  if (!isKnown) throw refuseFields({ oldPassword: ['wrong_password'] })
  await setPassword(account, body.newPassword1, caller.kind === 'admin' ? 'admins' : 'customers')
  return { detail: 'password_changed' }
}
