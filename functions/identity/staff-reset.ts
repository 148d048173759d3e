/**
 * Staff reset a customer's password (D19). The customer gets a link, and for an hour the customer number is a password:
 * once, and only to choose another. The pool never has the number as a password, because everybody can guess it.
 */
import { passwordResetRequested } from '#events/identity.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import type { Language } from '#shared/kit/language.ts'
import { refuse, refuseError } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import type { Account } from '../kit/account.ts'
import { nowSeconds } from '../kit/clock.ts'
import { newToken } from '../kit/ids.ts'
import { countTries, countTry, type Limit } from '../kit/limit.ts'
import { emit } from '../kit/outbox.ts'
import { commit } from '../kit/table.ts'
import { choosePassword } from './passwords.ts'
import { demandNewPassword, logInAs, type Tokens } from './provider.ts'
import { readPasswordLock } from './table/password-lock.ts'
import { putStaffReset, readStaffReset, spendStaffReset } from './table/staff-reset.ts'

const VALID_SECONDS = 3_600

interface Reader {
  userNumber: string
  email: string
  language: Language
}

/**
 * Replaces the password by one that nobody knows, ends every session, and mails a link. `chosen`: the number of
 * passwords chosen until staff asked. Refuses `changed_meanwhile` when the customer has chosen another since.
 */
export const resetByStaff = async (
  market: string,
  { userNumber, email, language }: Reader,
  chosen: number,
): Promise<void> => {
  const account: Account = { kind: 'customer', market, username: userNumber }
  await choosePassword(account, newToken(), {
    chosen,
    onConditionFailed: refuse(kitRefusals.changed_meanwhile),
    also: [
      putStaffReset(market, userNumber, nowSeconds() + VALID_SECONDS, chosen + 1),
      emit(market, passwordResetRequested, { username: userNumber, email, language, isByStaff: true }),
    ],
  })
}

/** The reset whose hour runs, while no password was chosen since. */
const runningReset = async (account: Account, password: string) => {
  const { kind, market, username } = account
  if (kind !== 'customer' || password !== username) return undefined
  const reset = await readStaffReset(market, username)
  if (!reset || reset.until <= nowSeconds()) return undefined
  return (await readPasswordLock(account)).chosen === reset.chosen ? reset : undefined
}

/**
 * Numbers are consecutive, so a stranger could try all of a shop. The tries of a market that fail are counted together,
 * whether or not somebody has the number (D69). The link in the mail has no such limit.
 */
const TRIES: Limit = { what: 'number-as-password', who: 'all', most: 10, window: 3_600 }

/**
 * Tokens that only allow to choose a password; undefined when the number is no password, or no longer, or when ten tries
 * of the market have failed in this hour. A try counts before it is made, and a right one counts no more.
 */
export const logInWithNumber = async (account: Account, password: string): Promise<Tokens | undefined> => {
  const { kind, market, username } = account
  if (kind !== 'customer' || password !== username || !(await countTry(market, TRIES))) return undefined
  const reset = await runningReset(account, password)
  if (!reset || reset.used) return undefined
  await demandNewPassword(account)
  const tokens = await logInAs(account)
  if (!tokens) return undefined
  const onConditionFailed = refuseError(identityRefusals.invalid_credentials)
  await commit([spendStaffReset(market, username, reset, onConditionFailed), countTries(market, TRIES, -1)])
  return tokens
}

/** True when a customer who has logged in with the number types it as the old password. */
export const isUsedNumber = async (account: Account, password: string): Promise<boolean> =>
  (await runningReset(account, password))?.used ?? false
