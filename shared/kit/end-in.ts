/** How a moment is said to people at which something ends: an offer, a link, a hold. */
import { addDays, type Day, dayIn, timeIn } from './day.ts'
import type { Millis } from './units.ts'

/**
 * The day and time in a time zone. Nobody reads "24. november kl. 00:00" as the 23rd: at midnight it is "24:00" of the
 * day before.
 */
export const endIn = (timeZone: string, moment: Millis): { day: Day; time: string } => {
  const [day, time] = [dayIn(timeZone, moment), timeIn(timeZone, moment)]
  return time === '00:00' ? { day: addDays(day, -1), time: '24:00' } : { day, time }
}
