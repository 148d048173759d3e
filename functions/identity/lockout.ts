/**
 * Limits on guessing. Every limit counts what was typed, whether or not an account answers to it, so that nobody can
 * tell the two apart (decision 003).
 */
import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuseError } from '#shared/kit/refusal.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { addressMark } from '../kit/address.ts'
import { ALL_MARKETS } from '../kit/all-markets.ts'
import { nowSeconds } from '../kit/clock.ts'
import { countTry } from '../kit/limit.ts'
import { mayMail, mayTryCode } from '../kit/may-mail.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import {
  type Attempts,
  addFailure,
  forgetAttempts,
  putAttempts,
  readAttempts,
  readFailures,
} from './table/attempts.ts'

interface Limit {
  what: string
  most: number
  windowSeconds: Seconds
}

const LOG_IN: Limit = { what: 'log-in', most: 5, windowSeconds: 900 }
/** Counted apart: who has the password must not lock the name out, and a right password forgives no wrong codes. */
const SECOND_FACTOR = 'second-factor'
/** One address may be a whole shop, so it may fail more often than one name. */
const VISITOR: Limit = { what: 'visitor', most: 30, windowSeconds: 900 }
const tooMany = () => refuseError(identityRefusals.too_many_attempts)

/** The failures of a name within the window. */
const recent = ({ at }: Attempts): number[] => at.filter(one => one > nowSeconds() - LOG_IN.windowSeconds)

/** Records a failure of a name, however many come at once, until the limit is reached. */
const recordFailure = (market: string, what: string, who: string): Promise<void> =>
  retryOnConflict(async () => {
    const read = await readAttempts(market, what, who)
    const now = nowSeconds()
    const counted = recent(read)
    if (counted.length >= LOG_IN.most) return
    const next = { ...read, at: [...counted, now] }
    await commit([putAttempts(market, what, who, next, now + LOG_IN.windowSeconds)])
  })

/** Counts a mail that staff send to an address that they typed. Refuses `too_many_attempts`. */
export const checkMayMail = async (market: string, email: string, address: string): Promise<void> => {
  if (!(await mayMail(market, email, address))) throw tooMany()
}

/** Counts a code that a visitor types for a mail address. Refuses `too_many_attempts`. */
export const countCode = async (market: string, email: string, address: string): Promise<void> => {
  if (!(await mayTryCode(market, email, address))) throw tooMany()
}

/** Refuses `too_many_attempts` when guesses from this visitor's address failed too often at the market. */
const checkVisitor = async (market: string, mark: string): Promise<void> => {
  const failures = await readFailures(market, VISITOR.what, mark, nowSeconds(), VISITOR.windowSeconds)
  if (failures >= VISITOR.most) throw tooMany()
}

/**
 * Runs a guess that counts against the visitor's address when it returns undefined. Checks the limit again before a
 * right guess counts, so that guesses sent at the same time cannot get around it. Refuses `too_many_attempts`.
 */
export const guardedVisitor = async <T>(
  market: string,
  address: string,
  guess: () => Promise<T | undefined>,
): Promise<T | undefined> => {
  const mark = await addressMark(market, address)
  await checkVisitor(market, mark)
  const right = await guess()
  if (right) await checkVisitor(market, mark)
  else await commit([addFailure(market, VISITOR.what, mark, nowSeconds(), VISITOR.windowSeconds)])
  return right
}

/**
 * Checks a password unless `who`, the name that was typed, or the visitor's address is locked out; undefined when it
 * is wrong. Five failures within 15 minutes lock a name out.
 * Refuses `too_many_attempts`.
 */
export const guarded = <T>(
  market: string,
  { who, address, what = LOG_IN.what }: { who: string; address: string; what?: string },
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> =>
  guardedVisitor(market, address, async () => {
    const open = async () => {
      const counted = recent(await readAttempts(market, what, who))
      if (counted.length >= LOG_IN.most) throw tooMany()
      return counted.length
    }
    await open()
    const right = await attempt()
    if (!right) await recordFailure(market, what, who)
    else if (await open()) await commit([forgetAttempts(market, what, who)])
    return right
  })

/** Checks a code of an account's second factor, with limits like those of passwords. Refuses `too_many_attempts`. */
export const guardedCode = <T>(
  market: string,
  { account, address }: { account: string; address: string },
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> => guarded(market, { who: account, address, what: SECOND_FACTOR }, attempt)

/** Counts a market that a visitor wants to open. Refuses `too_many_attempts` after sixty within an hour. */
export const countRegistration = async (address: string): Promise<void> => {
  const who = await addressMark(ALL_MARKETS, address)
  const limit = { what: 'registrations', most: 60, who, window: 3_600 }
  if (!(await countTry(ALL_MARKETS, limit))) throw tooMany()
}
