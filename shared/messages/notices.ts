/** When tenants hear of what was sold: pushes at once and together, never in the quiet hours; a mail in the morning. */
import { addDays, type Day, dayIn, momentIn, timeIn } from '../kit/day.ts'
import type { Millis } from '../kit/units.ts'

/** Times of a day by the market's clocks, "21:00". The same time twice: no hour is quiet. */
export interface QuietHours {
  quietFrom: string
  quietTo: string
}

export const QUIET: QuietHours = { quietFrom: '21:00', quietTo: '08:00' }

/** More browsers than these have been forgotten by their owner: a new one takes the place of the oldest. */
export const MOST_DEVICES = 10

/** After a push, what is sold within this time is one more push. */
export const PUSH_PAUSE: Millis = 10 * 60_000

/** What was not pushed within this time is no news any more. */
export const PUSH_KEPT: Millis = 24 * 3_600_000

const MAIL_TIME = '08:00'

const isQuiet = (time: string, { quietFrom, quietTo }: QuietHours): boolean =>
  quietFrom < quietTo ? time >= quietFrom && time < quietTo : time >= quietFrom || time < quietTo

/** The end of the quiet hours that a moment lies in; undefined when it lies in none. */
export const quietUntil = (timeZone: string, quiet: QuietHours, at: Millis): Millis | undefined => {
  const time = timeIn(timeZone, at)
  if (quiet.quietFrom === quiet.quietTo || !isQuiet(time, quiet)) return undefined
  const today = dayIn(timeZone, at)
  const end = momentIn(timeZone, time < quiet.quietTo ? today : addDays(today, 1), quiet.quietTo)
  // Where clocks go back, an hour comes twice: the quiet hours have ended in the first one.
  return end > at ? end : undefined
}

/** A till is offline for hours, and its file has a day. What was sold earlier does not ring. */
const PUSH_NEWS: Millis = 12 * 3_600_000

/** What was sold at a moment is news enough for a push. */
export const isForPush = (soldAt: Millis, now: Millis): boolean => now - soldAt <= PUSH_NEWS

/** The mail of a morning tells of today and yesterday. */
export const isForMail = (timeZone: string, soldAt: Millis, now: Millis): boolean =>
  dayIn(timeZone, soldAt) >= addDays(dayIn(timeZone, now), -1)

/** When what is sold now is pushed. `last`: when the last push went out; null: none did. */
export const pushAt = (timeZone: string, quiet: QuietHours, now: Millis, last: Millis | null): Millis => {
  const at = last === null ? now : Math.max(now, last + PUSH_PAUSE)
  return quietUntil(timeZone, quiet, at) ?? at
}

/** The mail that tells of what is booked now: its day, and when it goes. */
export const mailOf = (timeZone: string, now: Millis): { day: Day; at: Millis } => {
  const today = dayIn(timeZone, now)
  const own = momentIn(timeZone, today, MAIL_TIME)
  if (now < own) return { day: today, at: own }
  const day = addDays(today, 1)
  return { day, at: momentIn(timeZone, day, MAIL_TIME) }
}
