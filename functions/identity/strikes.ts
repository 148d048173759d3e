/** Too often is too often: five failed log-ins, or five mails asked for, within 15 minutes close the door for 15. */
import { refuseError } from '#shared/kit/refusal.ts'
import { nowSeconds } from '../kit/clock.ts'
import { commit, untilWon } from '../kit/table.ts'
import { forgetStrikes, putStrikes, readStrikes, type Strikes } from './table.ts'

const MOST = 5
const WINDOW_SECONDS = 900

/** The strikes that count at this moment. */
const recent = ({ at }: Strikes): number[] => at.filter(one => one > nowSeconds() - WINDOW_SECONDS)

/** Notes one try more, however many come at once; false, and nothing is noted, when the door is closed. */
export const strike = (market: string, what: string, who: string): Promise<boolean> =>
  untilWon(async () => {
    const read = await readStrikes(market, what, who)
    const now = nowSeconds()
    const counted = recent(read)
    if (counted.length >= MOST) return false
    await commit([putStrikes(market, what, who, { ...read, at: [...counted, now] }, now)])
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
    const counted = recent(await readStrikes(market, 'log-in', who))
    if (counted.length >= MOST) throw refuseError('too_many', 'too_many_attempts')
    return counted.length
  }
  await open()
  const right = await attempt()
  if (!right) await strike(market, 'log-in', who)
  else if (await open()) await commit([forgetStrikes(market, 'log-in', who)])
  return right
}
