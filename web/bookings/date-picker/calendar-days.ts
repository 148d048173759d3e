/** The days of the start calendar: a row a week, and how each day looks and reads. */
import { lastStart } from '#shared/bookings/rules.ts'
import { addDays, type Day, daysFrom, firstOfMonth, formatDay, weekday } from '#shared/kit/day.ts'
import { inSentence } from '#shared/kit/in-sentence.ts'
import type { Language } from '#shared/kit/language.ts'
import { unbrokenDay } from '../../kit/show.ts'
import type { Availability } from '../../shelves/use-availability.ts'

export type DayState = 'past' | 'free' | 'taken' | 'closed' | 'special'

/** Whole weeks from the Monday of this week; the last one ends with the last day on which a booking can start. */
export const weeksFrom = (today: Day): Day[][] => {
  const days = daysFrom(addDays(today, 1 - weekday(today)), lastStart(today))
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, at) => days.slice(7 * at, 7 * at + 7))
}

export const stateOf = (
  day: Day,
  today: Day,
  { unavailableDates, specialClosingDates, closingDates }: Availability,
): DayState => {
  if (day < today) return 'past'
  if (specialClosingDates.includes(day)) return 'special'
  if (closingDates.includes(day)) return 'closed'
  return unavailableDates.includes(day) ? 'taken' : 'free'
}

/** Where a day stands in a booking. */
export type Place = 'start' | 'end' | 'within' | undefined

export const placeOf = (day: Day, range: { first: Day; last: Day } | undefined): Place => {
  if (!range || day < range.first || day > range.last) return undefined
  if (day === range.first) return 'start'
  return day === range.last ? 'end' : 'within'
}

/** The days from today on which a booking can start. */
export const freeDays = (today: Day, availability: Availability): Day[] =>
  daysFrom(today, lastStart(today)).filter(day => stateOf(day, today, availability) === 'free')

/** "1. dec." */
export const dayAndMonth = (day: Day, language: Language): string =>
  unbrokenDay(formatDay(day, language, { day: 'numeric', month: 'short' }))

/** "dec." */
export const shortMonth = (day: Day, language: Language): string =>
  formatDay(day, language, { month: 'short' })

/** "lør. 28. nov." */
export const shortDay = (day: Day, language: Language): string =>
  unbrokenDay(formatDay(day, language, { weekday: 'short', day: 'numeric', month: 'short' }))

/** The months of these days in a sentence: "november og december". */
export const monthsOf = (first: Day, last: Day, language: Language): string => {
  const months = [...new Set([first, last].map(day => formatDay(day, language, { month: 'long' })))]
  return inSentence(months, language)
}

/** When the month after the last bookable start opens: its name, and the day. */
export const nextOpening = (today: Day, language: Language): { month: string; opens: Day } => ({
  month: formatDay(addDays(lastStart(today), 1), language, { month: 'long' }),
  opens: firstOfMonth(lastStart(today)),
})
