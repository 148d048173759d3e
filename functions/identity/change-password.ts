import type { identityContract } from '#shared/identity/contract.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import type { Account } from '../kit/account.ts'
import type { Verb } from '../kit/http.ts'
import { keyedHash } from '../kit/secrets.ts'
import { guarded } from './lockout.ts'
import { logInByPassword } from './password-check.ts'
import { checkPassword, choosePassword, noteChange, wasLastChange } from './passwords.ts'
import { isUsedNumber } from './staff-reset.ts'
import { readPasswordLock } from './table/password-lock.ts'

const DONE = { detail: 'password_changed' }

/** Another text for every account, old and new password. */
const markOf = async ({ kind, market, username }: Account, passwords: string[]): Promise<string> => {
  const hash = await keyedHash('password-change', JSON.stringify([kind, market, username, ...passwords]))
  return hash.toString('base64url')
}

/**
 * Sets a new password for a caller who knows the old one. Ends every session of the account, the caller's too: the
 * user pool can end all sessions or none. The caller logs in again with the new password. The same call again succeeds
 * again while no other password was chosen, because the first answer may have been lost.
 */
export const changePassword: Verb<typeof identityContract.changePassword> = async ({
  market,
  caller,
  address,
  body: { oldPassword, newPassword1, newPassword2 },
}) => {
  const account: Account = { kind: caller.kind, market, username: caller.username }
  await checkPassword(account, { newPassword1, newPassword2 })
  if (newPassword1 === oldPassword) throw refuseFields({ newPassword1: [identityRefusals.same_as_old] })
  const change = await markOf(account, [oldPassword, newPassword1])
  const lock = await readPasswordLock(account)
  const knows = async (): Promise<true | undefined> => {
    const isKnown =
      wasLastChange(lock, change) ||
      (await logInByPassword(account, oldPassword)) ||
      (caller.mustChange && (await isUsedNumber(account, oldPassword))) ||
      // The same call before this one died after it had set the password.
      (lock.change === change && (await logInByPassword(account, newPassword1)))
    return isKnown ? true : undefined
  }
  const onConditionFailed = refuseFields({ oldPassword: [identityRefusals.wrong_password] })
  if (!(await guarded(market, { who: caller.username, address }, knows))) throw onConditionFailed
  if (wasLastChange(lock, change)) return DONE
  await choosePassword(account, newPassword1, {
    chosen: lock.chosen,
    change,
    onConditionFailed,
    also: [noteChange(account)],
  })
  return DONE
}
