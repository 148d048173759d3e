/** Locks out after five failed log-ins, or five requests for a mail, within 15 minutes; the lock lasts 15 minutes. */
import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuseError } from '#shared/kit/refusal.ts'
import { nowSeconds } from '../kit/clock.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { type Attempts, forgetAttempts, putAttempts, readAttempts } from './table/attempts.ts'

const MOST = 5
const WINDOW_SECONDS = 900

/** The attempts within the window. */
const recent = ({ at }: Attempts): number[] => at.filter(one => one > nowSeconds() - WINDOW_SECONDS)

/** Records an attempt, however many come at once. Returns false, and records nothing, while locked out. */
export const recordAttempt = (market: string, what: string, who: string): Promise<boolean> =>
  retryOnConflict(async () => {
    const read = await readAttempts(market, what, who)
    const now = nowSeconds()
    const counted = recent(read)
    if (counted.length >= MOST) return false
    await commit([putAttempts(market, what, who, { ...read, at: [...counted, now] }, now)])
    return true
  })

/**
 * Checks a password unless locked out; undefined when it is wrong. The lock is checked again before a right password
 * counts, so that guesses sent at the same time cannot get around it. Refuses `too_many_attempts`.
 */
export const guarded = async <T>(
  market: string,
  who: string,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> => {
  const open = async () => {
    const counted = recent(await readAttempts(market, 'log-in', who))
    if (counted.length >= MOST) throw refuseError(identityRefusals.too_many_attempts)
    return counted.length
  }
  await open()
  const right = await attempt()
  if (!right) await recordAttempt(market, 'log-in', who)
  else if (await open()) await commit([forgetAttempts(market, 'log-in', who)])
  return right
}
