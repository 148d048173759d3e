import type { identityContract } from '#shared/identity/contract.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import type { Staff } from '../kit/caller.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { guardedCode } from './lockout.ts'
import { ownRow } from './own-account.ts'
import { logInAs } from './provider.ts'
import { beginSecondFactor, switchOff, switchOn, tryCode } from './second-factor.ts'
import { auditAdministrator, putAdministrator } from './table/administrator.ts'

const invalidCode = () => refuseFields({ code: [identityRefusals.invalid_code] })

/** The administrator's row with the second factor on, which ends every session, or off, and the audit of it. */
const noted = async (market: string, caller: Staff, hasSecondFactor: boolean): Promise<Write[]> => {
  const [{ country }, before] = await Promise.all([readMarket(market), ownRow(market, caller)])
  const ends = hasSecondFactor ? { sessionsFromTs: nowSeconds() } : {}
  const after = { ...before, ...ends, hasSecondFactor }
  return [putAdministrator(market, after), ...auditAdministrator(market, country, caller, { before, after })]
}

/**
 * Begins a second factor. Only the password gets a secret, so a code of it proves the owner, and a stolen token alone
 * does not shut the owner out.
 */
export const startSecondFactor: Verb<typeof identityContract.startSecondFactor> = async ({
  market,
  caller,
  address,
  body,
}) => {
  const { account, username, hasSecondFactor } = await ownRow(market, caller)
  if (hasSecondFactor) throw refuse(identityRefusals.second_factor_on)
  await checkOwnPassword({ kind: 'admin', market, username: account }, body.password, address)
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
  await checkOwnPassword({ kind: 'admin', market, username: account }, body.password, address)
  const owner = { market, account }
  if (!(await tryCode(owner, body.code, address))) throw invalidCode()
  await retryOnConflict(async () => commit([switchOff(owner), ...(await noted(market, caller, false))]))
  return undefined
}
