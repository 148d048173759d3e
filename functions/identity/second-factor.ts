/**
 * The second factor of administrators: codes of an app (TOTP), and ten recovery codes (decision 018). A code is
 * accepted once, whoever sends it and however often.
 */
import { generateSecret, generateURI, verify } from 'otplib'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuseError } from '#shared/kit/refusal.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { now, nowSeconds } from '../kit/clock.ts'
import { newSecretText } from '../kit/ids.ts'
import { keyedHash, seal, unseal } from '../kit/secrets.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { guardedCode } from './lockout.ts'
import {
  putSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  type SecondFactor,
} from './table/second-factor.ts'

const ISSUER = 'Reol'
/** Phones are some seconds fast or slow: the code before and the one after count too. */
const TOLERANCE_SECONDS = 30
const CONFIRM_SECONDS = 900
const RECOVERY_CODES = 10

interface Owner {
  market: string
  account: string
}

/** A secret opens for its own account only, and never as another market's credential. */
const contextOf = ({ market, account }: Owner): string => `${market}#second-factor#${account}`

/** Begins a second factor anew. Returns the secret, and the address that an app reads from a QR code. */
export const beginSecondFactor = async (
  owner: Owner,
  label: string,
): Promise<{ secret: string; uri: string }> => {
  const secret = generateSecret()
  const sealed = await seal(secret, contextOf(owner))
  await retryOnConflict(async () => {
    const before = await readSecondFactor(owner.market, owner.account)
    const fresh = { sealed, isOn: false, until: nowSeconds() + CONFIRM_SECONDS, lastStep: 0, recovery: [] }
    await commit([putSecondFactor(owner.market, owner.account, { ...fresh, version: before?.version ?? 0 })])
  })
  return { secret, uri: generateURI({ issuer: ISSUER, label, secret }) }
}

const hashOf = async ({ market, account }: Owner, code: string): Promise<string> =>
  (await keyedHash('recovery-code', JSON.stringify([market, account, code]))).toString('base64url')

/** What is left after a code was used; undefined when it is not right, or was used before. */
const spent = async (
  owner: Owner,
  factor: SecondFactor,
  typed: string,
): Promise<SecondFactor | undefined> => {
  const code = typed.toLowerCase().replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(code)) {
    const hash = await hashOf(owner, code)
    const recovery = factor.recovery.filter(one => one !== hash)
    return recovery.length < factor.recovery.length ? { ...factor, recovery } : undefined
  }
  const said = await verify({
    secret: await unseal(factor.sealed, contextOf(owner)),
    token: code,
    epoch: Math.floor(now() / 1000),
    epochTolerance: TOLERANCE_SECONDS,
    afterTimeStep: factor.lastStep || undefined,
  })
  return said.valid && 'timeStep' in said ? { ...factor, lastStep: said.timeStep } : undefined
}

/** Uses a code of a second factor that is on; undefined when it is not right, or was used before. */
const useCode = (owner: Owner, typed: string): Promise<true | undefined> =>
  retryOnConflict(async () => {
    const factor = await readSecondFactor(owner.market, owner.account)
    const left = factor?.isOn ? await spent(owner, factor, typed) : undefined
    if (!left) return undefined
    await commit([putSecondFactor(owner.market, owner.account, left)])
    return true
  })

/** Tries a code as `useCode` does, with the limits on guessing. Refuses `too_many_attempts`. */
export const tryCode = (owner: Owner, typed: string, address: string): Promise<true | undefined> =>
  guardedCode(owner.market, { account: owner.account, address }, () => useCode(owner, typed))

/**
 * Checks the code that a log-in needs beside another proof. Refuses `second_factor_required` without one, which is no
 * failure, and `invalid_code`, which counts as one.
 */
export const checkSecondFactor = async (
  owner: Owner,
  code: string | undefined,
  address: string,
): Promise<void> => {
  if (!code) throw refuseError(identityRefusals.second_factor_required)
  if (!(await tryCode(owner, code, address))) throw refuseError(identityRefusals.invalid_code)
}

/**
 * Switches the second factor on with a code of the app, together with `also`. Returns the recovery codes; undefined
 * when the code is not right, or came too late.
 */
export const switchOn = (
  owner: Owner,
  typed: string,
  also: () => Promise<Write[]>,
): Promise<string[] | undefined> =>
  retryOnConflict(async () => {
    const factor = await readSecondFactor(owner.market, owner.account)
    const isOpen = factor && !factor.isOn && factor.until > nowSeconds()
    const left = isOpen ? await spent(owner, factor, typed) : undefined
    if (!left) return undefined
    const codes = Array.from({ length: RECOVERY_CODES }, newSecretText)
    const recovery = await Promise.all(codes.map(code => hashOf(owner, code)))
    const next = { ...left, isOn: true, recovery }
    await commit([putSecondFactor(owner.market, owner.account, next), ...(await also())])
    return codes.map(shown)
  })

/** Whether the second factor of an account was begun after a moment. */
export const beganAfter = async ({ market, account }: Owner, moment: Seconds): Promise<boolean> => {
  const factor = await readSecondFactor(market, account)
  return factor !== undefined && factor.until - CONFIRM_SECONDS >= moment
}

/** In two halves, so that it can be read and typed: `k3v9a-7qdm2`. */
const shown = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

/** Switches the second factor off. */
export const switchOff = ({ market, account }: Owner): Write => removeSecondFactor(market, account)
