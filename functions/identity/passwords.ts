/**
 * Chooses a password, by a link or by the old password. Choices for one account run one after another, and each
 * replaces the password that it was meant to replace. If a call returns success, its password is the current one.
 */
import { checkNewPassword } from '#shared/identity/rules.ts'
import type { Refusal } from '#shared/kit/refusal.ts'
import { email } from '#shared/kit/text.ts'
import type { Account } from '../kit/account.ts'
import { nowSeconds } from '../kit/clock.ts'
import { commit, retryOnConflict, TryAgain, type Write } from '../kit/table.ts'
import { logOutEverywhere, setPassword } from './provider.ts'
import { readLogin } from './table/login.ts'
import { putPasswordLock, readPasswordLock } from './table/password-lock.ts'

interface NewPassword {
  newPassword1: string
  newPassword2: string
}

/** Refuses `not_identical`, and `same_as_username` for any name or address that the account logs in with. */
export const checkPassword = async ({ market, username }: Account, body: NewPassword): Promise<void> => {
  const address = email.safeParse(body.newPassword1)
  const login = address.success ? await readLogin(market, address.data) : undefined
  const isOwn = address.success && login?.username === username
  checkNewPassword(body, isOwn ? [username, address.data] : [username])
}

/** Longer than any call (25 s, infra/parts.ts): the call that held a lock has ended when the lock runs out. */
const LOCK_SECONDS = 30

interface Choice {
  group: 'admins' | 'customers'
  /** The number of passwords chosen before the one that this replaces. */
  chosen: number
  /** Thrown when another password was chosen in the meantime. */
  onConditionFailed: Refusal
  /** Writes to commit together with the password. */
  also?: Write[]
}

/**
 * Sets the password and ends every session of the account. Waits while another call holds the lock. After a crash in
 * the middle, a retry works once the lock has run out. Throws `onConditionFailed`; refuses `busy`.
 */
export const choosePassword = (
  account: Account,
  password: string,
  { group, chosen, onConditionFailed, also = [] }: Choice,
): Promise<void> =>
  retryOnConflict(async () => {
    const read = await readPasswordLock(account)
    if (read.chosen !== chosen) throw onConditionFailed
    if (read.until > nowSeconds()) throw new TryAgain()
    const passwordLock = { chosen, until: nowSeconds() + LOCK_SECONDS }
    await commit([putPasswordLock(account, read, passwordLock)])
    await setPassword(account, password, group)
    await logOutEverywhere(account)
    await commit([putPasswordLock(account, passwordLock, { chosen: chosen + 1, until: 0 }), ...also])
  })
