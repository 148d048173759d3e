/** When vouchers are sent to the books by themselves. */
import { addDays, type Day, dayIn, momentIn, weekday } from '../kit/day.ts'
import { type Seconds, toMillis, toSeconds } from '../kit/units.ts'

/** daily: of the day before · weekly: each Monday, of the week before · monthly: on the first, of the month before. */
export const BOOKS_RHYTHMS = ['off', 'daily', 'weekly', 'monthly'] as const
export type BooksRhythm = (typeof BOOKS_RHYTHMS)[number]

/** In the night, when the day before is over and its till was looked back at. */
export const BOOKS_SENT_AT = '04:00'
const MONDAY = 1

const isDue = (rhythm: BooksRhythm, day: Day): boolean => {
  if (rhythm === 'daily') return true
  return rhythm === 'weekly' ? weekday(day) === MONDAY : day.endsWith('-01')
}

/** More than a month has. */
const MOST_DAYS = 33

/** The next moment after one at which a market sends its vouchers; null: never. */
export const nextExport = (rhythm: BooksRhythm, timeZone: string, after: Seconds): Seconds | null => {
  if (rhythm === 'off') return null
  const today = dayIn(timeZone, toMillis(after))
  for (let ahead = 0; ahead < MOST_DAYS; ahead += 1) {
    const day = addDays(today, ahead)
    const at = toSeconds(momentIn(timeZone, day, BOOKS_SENT_AT))
    if (at > after && isDue(rhythm, day)) return at
  }
  return null
}
