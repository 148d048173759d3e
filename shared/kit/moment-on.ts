import { type Day, startOfDay, timeIn } from './day.ts'
import type { Millis } from './units.ts'

const MS_PER_MINUTE = 60_000

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The moment (ms since 1970) at which a clock in a time zone shows this time ("18:00") on a day. */
export const momentOn = (timeZone: string, day: Day, time: string): Millis => {
  const guess = startOfDay(timeZone, day) + minutesOf(time) * MS_PER_MINUTE
  // A day on which the clocks change is an hour longer or shorter.
  return guess + (minutesOf(time) - minutesOf(timeIn(timeZone, guess))) * MS_PER_MINUTE
}
