/**
 * Limits on guessing. Every limit counts what was typed, whether or not an account answers to it, so that nobody can
 * tell the two apart (decision 003). Failures lock a name only for the network that they came from, so that a stranger
 * shuts nobody else out (D70).
 */
import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuseError } from '#shared/kit/refusal.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { addressMarks, type Mark } from '../kit/address.ts'
import { ALL_MARKETS } from '../kit/all-markets.ts'
import { nowSeconds } from '../kit/clock.ts'
import { countVisitorTry } from '../kit/limit.ts'
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

const WINDOW_SECONDS: Seconds = 900
/** The failures that lock a name for one visitor. */
const MOST = 5
const LOG_IN = 'log-in'
/** Counted apart: who has the password must not lock the name out, and a right password forgives no wrong codes. */
const SECOND_FACTOR = 'second-factor'
/** The failures of a name from anywhere, after which it has one try each `PACE_SECONDS`. */
const PACE = { what: 'log-in-pace', most: 20 } as const
const PACE_SECONDS: Seconds = 10
/** One address may be a whole shop, so it may fail more often than one name. */
const VISITOR = { what: 'visitor', most: 30 } as const

const tooMany = () => refuseError(identityRefusals.too_many_attempts)

/** Counts a mail that a person makes us send, to an address or to an account. Refuses `too_many_attempts`. */
export const checkMayMail = async (market: string, email: string, address: string): Promise<void> => {
  if (!(await mayMail(market, email, address))) throw tooMany()
}

/** Counts a code that a visitor types for a mail address. Refuses `too_many_attempts`. */
export const countCode = async (market: string, email: string, address: string): Promise<void> => {
  if (!(await mayTryCode(market, email, address))) throw tooMany()
}

/** Refuses `too_many_attempts` when guesses from a network of this visitor failed too often at the market. */
const checkVisitor = async (market: string, marks: readonly Mark[]): Promise<void> => {
  const failures = await Promise.all(
    marks.map(({ mark }) => readFailures(market, VISITOR.what, mark, nowSeconds(), WINDOW_SECONDS)),
  )
  if (marks.some(({ times }, at) => (failures[at] ?? 0) >= VISITOR.most * times)) throw tooMany()
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
  const marks = await addressMarks(market, address)
  await checkVisitor(market, marks)
  const right = await guess()
  if (right) await checkVisitor(market, marks)
  else
    await Promise.all(
      marks.map(({ mark }) => commit([addFailure(market, VISITOR.what, mark, nowSeconds(), WINDOW_SECONDS)])),
    )
  return right
}

/** Whose failures are counted together, and how many lock. */
interface Lock {
  what: string
  who: string
  most: number
}

/** The failures within the window, after the moment at which a new password forgave all. */
const recent = ({ at }: Attempts, forgiven: Seconds = 0): number[] =>
  at.filter(one => one > nowSeconds() - WINDOW_SECONDS && one > forgiven)

const forgivenOf = async (market: string, name: string): Promise<Seconds> =>
  (await readAttempts(market, PACE.what, name)).forgiven ?? 0

/** Records a failure, however many come at once, until the limit is reached. */
const recordFailure = (market: string, { what, who, most }: Lock, forgiven: Seconds): Promise<void> =>
  retryOnConflict(async () => {
    const read = await readAttempts(market, what, who)
    const now = nowSeconds()
    const counted = recent(read, forgiven)
    if (counted.length >= most) return
    const next = { ...read, at: [...counted, now] }
    await commit([putAttempts(market, what, who, next, now + WINDOW_SECONDS)])
  })

/** Runs a guess unless one of the locks is shut; a right guess opens them again. Refuses `too_many_attempts`. */
const behindLocks = async <T>(
  market: string,
  locks: readonly Lock[],
  forgiven: Seconds,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> => {
  const check = async (): Promise<Lock[]> => {
    const all = await Promise.all(locks.map(({ what, who }) => readAttempts(market, what, who)))
    const counts = all.map(one => recent(one, forgiven).length)
    if (locks.some(({ most }, at) => (counts[at] ?? 0) >= most)) throw tooMany()
    return locks.filter((_, at) => counts[at])
  }
  await check()
  const right = await attempt()
  if (!right) await Promise.all(locks.map(lock => recordFailure(market, lock, forgiven)))
  else for (const { what, who } of await check()) await commit([forgetAttempts(market, what, who)])
  return right
}

/**
 * Slows down the guesses at a name that come from many networks. A slow guess counts before it is made, so that of
 * several at once one is made. Refuses `too_many_attempts`.
 */
const slowedDown = async <T>(
  market: string,
  who: string,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> => {
  const lock = { ...PACE, who }
  const isClaimed = await retryOnConflict(async () => {
    const read = await readAttempts(market, PACE.what, who)
    const counted = recent(read)
    if (counted.length < PACE.most) return false
    const now = nowSeconds()
    if (now < (counted.at(-1) ?? 0) + PACE_SECONDS) throw tooMany()
    const next = { ...read, at: [...counted.slice(1), now] }
    await commit([putAttempts(market, PACE.what, who, next, now + WINDOW_SECONDS)])
    return true
  })
  const right = await attempt()
  if (isClaimed) return right
  if (!right) await recordFailure(market, lock, 0)
  else if (recent(await readAttempts(market, PACE.what, who)).length >= PACE.most) throw tooMany()
  return right
}

export interface Guesser {
  /** The name that was typed. */
  who: string
  address: string
  /** The id of a browser that has logged in to this account before. */
  browser?: string | undefined
}

/**
 * Checks a password; undefined when it is wrong. Five failures within 15 minutes lock the name for the visitor's
 * network, and 20 from anywhere slow it down to a try each ten seconds. A browser that has logged in to the account
 * before has its own five, which nobody else uses up. Refuses `too_many_attempts`.
 */
export const guarded = async <T>(
  market: string,
  { who, address, browser }: Guesser,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> => {
  const [marks, forgiven] = await Promise.all([addressMarks(market, address), forgivenOf(market, who)])
  if (browser) {
    const own = { what: LOG_IN, who: `browser:${browser}#${who}`, most: MOST }
    return behindLocks(market, [own], forgiven, attempt)
  }
  const locks = marks.map(({ mark, times }) => ({
    what: LOG_IN,
    who: `${mark}#${who}`,
    most: MOST * times,
  }))
  return guardedVisitor(market, address, () =>
    behindLocks(market, locks, forgiven, () => slowedDown(market, who, attempt)),
  )
}

/** Forgives the failed log-ins of a name, wherever they came from. Call it for a link that has shown whose name it is. */
export const forgiveName = (market: string, name: string): Promise<void> =>
  retryOnConflict(async () => {
    const { version } = await readAttempts(market, PACE.what, name)
    const now = nowSeconds()
    const next = { version, at: [], forgiven: now }
    await commit([putAttempts(market, PACE.what, name, next, now + WINDOW_SECONDS)])
  })

/**
 * Checks a code of an account's second factor. Five wrong ones lock it, wherever they come from: whoever types them has
 * the password. Refuses `too_many_attempts`.
 */
export const guardedCode = <T>(
  market: string,
  { account, address }: { account: string; address: string },
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> =>
  guardedVisitor(market, address, () =>
    behindLocks(market, [{ what: SECOND_FACTOR, who: account, most: MOST }], 0, attempt),
  )

/** Counts a market that a visitor wants to open. Refuses `too_many_attempts` after sixty within an hour. */
export const countRegistration = async (address: string): Promise<void> => {
  const limit = { what: 'registrations', most: 60, window: 3_600 }
  if (!(await countVisitorTry(ALL_MARKETS, limit, address))) throw tooMany()
}
