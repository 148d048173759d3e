/**
 * Choosing a password, by a link or knowing the old one: one after another for an account, and each replaces the
 * password that it was meant to replace. So whoever is told that it is done knows the password that stands.
 */
import { checkNewPassword } from '#shared/identity/rules.ts'
import type { Refusal } from '#shared/kit/refusal.ts'
import { email } from '#shared/kit/text.ts'
import { nowSeconds } from '../kit/clock.ts'
import { commit, retryOnConflict, VersionConflict, type Write } from '../kit/table.ts'
import { type Account, logOutEverywhere, setPassword } from './provider.ts'
import { readLogin } from './table/login.ts'
import { putPasswordLock, readPasswordLock } from './table/password-lock.ts'

interface NewPassword {
  newPassword1: string
  newPassword2: string
}

/** Refuses 400 `not_identical`, `same_as_username`: also for an address that the account logs in with. */
export const checkPassword = async ({ market, username }: Account, body: NewPassword): Promise<void> => {
  const address = email.safeParse(body.newPassword1)
  const login = address.success ? await readLogin(market, address.data) : undefined
  const isOwn = address.success && login?.username === username
  checkNewPassword(body, isOwn ? [username, address.data] : [username])
}

/** No call lasts as long (infra/cloud/api.ts: 25 s), so whoever holds a lock that ran out is gone. */
const LOCK_SECONDS = 30

interface Choice {
  group: 'admins' | 'customers'
  /** How many passwords had been chosen before the one that this replaces. */
  chosen: number
  /** Thrown when another password was chosen since. */
  onConditionFailed: Refusal
  /** What becomes true together with the password. */
  also?: Write[]
}

/**
 * Sets the password and ends every session of the account. Who comes while another is at it waits for how that ends;
 * after a failure in the middle the same can be tried again when the lock has run out. Refuses `onConditionFailed`, 503 `busy`.
 */
export const choosePassword = (
  account: Account,
  password: string,
  { group, chosen, onConditionFailed, also = [] }: Choice,
): Promise<void> =>
  retryOnConflict(async () => {
    const read = await readPasswordLock(account)
    if (read.chosen !== chosen) throw onConditionFailed
    if (read.until > nowSeconds()) throw new VersionConflict()
    const passwordLock = { chosen, until: nowSeconds() + LOCK_SECONDS }
    await commit([putPasswordLock(account, read, passwordLock)])
    await setPassword(account, password, group)
    await logOutEverywhere(account)
    await commit([putPasswordLock(account, passwordLock, { chosen: chosen + 1, until: 0 }), ...also])
  })
