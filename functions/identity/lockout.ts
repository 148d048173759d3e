/** Too often is too often: five failed log-ins, or five mails asked for, within 15 minutes close the door for 15. */
import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuseError } from '#shared/kit/refusal.ts'
import { nowSeconds } from '../kit/clock.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { type Attempts, forgetAttempts, putAttempts, readAttempts } from './table/attempts.ts'

const MOST = 5
const WINDOW_SECONDS = 900

/** The attempts that count at this moment. */
const recent = ({ at }: Attempts): number[] => at.filter(one => one > nowSeconds() - WINDOW_SECONDS)

/** Notes one try more, however many come at once; false, and nothing is noted, when the door is closed. */
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
 * Looks at a password while the door is open; undefined when it was wrong. The door is looked at again before a right
 * one counts, so that many guesses sent at once are no way around it. Refuses 429 `too_many_attempts`.
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
