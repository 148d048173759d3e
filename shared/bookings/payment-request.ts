/** How long staff's payment request holds (decision D33). */
import { type Day, momentIn, weekday } from '../kit/day.ts'
import { type Seconds, toMillis, toSeconds } from '../kit/units.ts'
import type { OpeningDays } from '../shelves/rules.ts'

const DAY = 86_400

/**
 * Until when a request holds: some days, or until the market closes on the booking's first day if that comes first. A
 * booking that runs already holds for the days. In Unix seconds.
 */
export const askedUntil = (
  dateStart: Day,
  {
    timeZone,
    days,
    opening,
    now,
  }: { timeZone: string; days: number; opening: Pick<OpeningDays, 'closingTimes'>; now: Seconds },
): Seconds => {
  const byDays = now + days * DAY
  const closes = momentIn(timeZone, dateStart, opening.closingTimes[weekday(dateStart)] ?? '24:00')
  return toMillis(now) < closes ? Math.min(byDays, toSeconds(closes)) : byDays
}
