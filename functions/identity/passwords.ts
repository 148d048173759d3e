/**
 * Choosing a password, by a link or knowing the old one: one after another for an account, and each replaces the
 * password that it was meant to replace. So whoever is told that it is done knows the password that stands.
 */
import { checkNewPassword } from '#shared/identity/rules.ts'
import type { Refusal } from '#shared/kit/refusal.ts'
import { email } from '#shared/kit/text.ts'
import { nowSeconds } from '../kit/clock.ts'
import { commit, Raced, untilWon, type Write } from '../kit/table.ts'
import { type Account, logOutEverywhere, setPassword } from './provider.ts'
import { putTurn, readLogin, readTurn } from './table.ts'

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

/** No call lasts as long (infra/cloud/api.ts: 25 s), so whoever began a turn that ran out is gone. */
const TURN_SECONDS = 30

interface Choice {
  group: 'admins' | 'customers'
  /** How many passwords had been chosen before the one that this replaces. */
  chosen: number
  /** Thrown when another password was chosen since. */
  otherwise: Refusal
  /** What becomes true together with the password. */
  also?: Write[]
}

/**
 * Sets the password and ends every session of the account. Who comes while another is at it waits for how that ends;
 * after a failure in the middle the same can be tried again when the turn has run out. Refuses `otherwise`, 503 `busy`.
 */
export const choosePassword = (
  account: Account,
  password: string,
  { group, chosen, otherwise, also = [] }: Choice,
): Promise<void> =>
  untilWon(async () => {
    const read = await readTurn(account)
    if (read.chosen !== chosen) throw otherwise
    if (read.until > nowSeconds()) throw new Raced()
    const turn = { chosen, until: nowSeconds() + TURN_SECONDS }
    await commit([putTurn(account, read, turn)])
    await setPassword(account, password, group)
    await logOutEverywhere(account)
    await commit([putTurn(account, turn, { chosen: chosen + 1, until: 0 }), ...also])
  })
