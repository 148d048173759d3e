import type { identityContract } from '#shared/identity/contract.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import type { Staff } from '../kit/caller.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { guarded, guardedCode } from './lockout.ts'
import { ownRow } from './own-account.ts'
import { logInAs, logInWith } from './provider.ts'
import { beginSecondFactor, switchOff, switchOn, useCode } from './second-factor.ts'
import { auditAdministrator, putAdministrator } from './table/administrator.ts'

interface Asker {
  caller: Staff
  address: string
}

/** A stolen token alone must not shut the owner out. Refuses `wrong_password`, counted like a log-in. */
const checkPassword = async (market: string, { caller, address }: Asker, password: string): Promise<void> => {
  const { username } = caller
  const account = { kind: 'admin', market, username } as const
  if (!(await guarded(market, { who: username, address }, () => logInWith(account, password))))
    throw refuseFields({ password: [identityRefusals.wrong_password] })
}

const invalidCode = () => refuseFields({ code: [identityRefusals.invalid_code] })

/** The administrator's row with the second factor on, which ends every session, or off, and the audit of it. */
const noted = async (market: string, caller: Staff, hasSecondFactor: boolean): Promise<Write[]> => {
  const [{ country }, before] = await Promise.all([readMarket(market), ownRow(market, caller)])
  const ends = hasSecondFactor ? { sessionsFromTs: nowSeconds() } : {}
  const after = { ...before, ...ends, hasSecondFactor }
  return [putAdministrator(market, after), ...auditAdministrator(market, country, caller, { before, after })]
}

/** Begins a second factor. Only the password gets a secret, so a code of it proves the owner. */
export const startSecondFactor: Verb<typeof identityContract.startSecondFactor> = async ({
  market,
  caller,
  address,
  body,
}) => {
  const { account, username, hasSecondFactor } = await ownRow(market, caller)
  if (hasSecondFactor) throw refuse(identityRefusals.second_factor_on)
  await checkPassword(market, { caller, address }, body.password)
  return beginSecondFactor({ market, account }, `${market}: ${username}`)
}

/**
 * Switches the second factor on, and begins a session anew, because every one ends. Refuses `second_factor_on`, and
 * `invalid_code` also when none was begun.
 */
export const confirmSecondFactor: Verb<typeof identityContract.confirmSecondFactor> = async ({
  market,
  caller,
  address,
  body,
}) => {
  const { account, hasSecondFactor } = await ownRow(market, caller)
  if (hasSecondFactor) throw refuse(identityRefusals.second_factor_on)
  const recoveryCodes = await guardedCode(market, { account, address }, () =>
    switchOn({ market, account }, body.code, () => noted(market, caller, true)),
  )
  if (!recoveryCodes) throw invalidCode()
  // The codes are shown this once, so a pool without time must not keep them back: then the caller logs in again.
  const session = await logInAs({ kind: 'admin', market, username: account }).catch(() => undefined)
  return { recoveryCodes, session: session ?? null }
}

/** Switches the second factor off, with the password and a code of the app or of the recovery codes. */
export const stopSecondFactor: Verb<typeof identityContract.stopSecondFactor> = async ({
  market,
  caller,
  address,
  body,
}) => {
  const { account, hasSecondFactor } = await ownRow(market, caller)
  if (!hasSecondFactor) throw refuse(identityRefusals.second_factor_off)
  await checkPassword(market, { caller, address }, body.password)
  const owner = { market, account }
  if (!(await guardedCode(market, { account, address }, () => useCode(owner, body.code)))) throw invalidCode()
  await retryOnConflict(async () => commit([switchOff(owner), ...(await noted(market, caller, false))]))
  return undefined
}
