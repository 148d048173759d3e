/** Plain dates of a market: "YYYY-MM-DD" without a time zone. Decisions D5, D8. */

import { dateFormat } from './formats.ts'
import { type Language, LOCALE } from './language.ts'
import type { Millis } from './units.ts'

export type Day = string

export const MS_PER_DAY = 86_400_000
const SHAPE = /^\d{4}-\d{2}-\d{2}$/

// Four times quicker than a parser of dates, and a calendar of shelves counts thousands of days.
const utc = (day: Day): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)))
const fromUtc = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

/** True for a real date of the calendar between 2000 and 2199; "2026-02-30" is none. */
export const isDay = (text: string): boolean =>
  SHAPE.test(text) &&
  text >= '2000-01-01' &&
  text < '2200-01-01' &&
  !Number.isNaN(utc(text)) &&
  fromUtc(utc(text)) === text

export const addDays = (day: Day, days: number): Day => fromUtc(utc(day) + days * MS_PER_DAY)

/** Days from the first to the second: 0 for the same day, negative when the second is earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((utc(to) - utc(from)) / MS_PER_DAY)

/** 1 Monday … 7 Sunday. */
export const weekday = (day: Day): number => new Date(utc(day)).getUTCDay() || 7

/** The same day of another month, or that month's last day when it is shorter. */
export const addMonths = (day: Day, months: number): Day => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const moment = Date.UTC(year, month - 1 + months, Math.min(date, lastDate))
  return new Date(moment).toISOString().slice(0, 10)
}

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

export const lastOfMonth = (day: Day): Day => addDays(addMonths(firstOfMonth(day), 1), -1)

export const endOfNextMonth = (day: Day): Day =>
  fromUtc(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) + 1, 0))

/** Every day from the first to the last, both included; empty when the last is before the first. */
export const daysFrom = (first: Day, last: Day): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, at) => addDays(first, at))

/** The months that the days from the first to the last lie in: "2026-11". */
export const monthsFrom = (first: Day, last: Day): string[] => {
  const months: string[] = []
  const end = last.slice(0, 7)
  for (let month = first.slice(0, 7); month <= end; month = addDays(`${month}-28`, 4).slice(0, 7))
    months.push(month)
  return months
}

/** "2026-11-28 15:30" at a moment (ms since 1970) in a time zone. */
const clockIn = (timeZone: string, moment: Millis): string =>
  dateFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment)

/** The date at a moment (ms since 1970) in a time zone. */
export const dayIn = (timeZone: string, moment: Millis): Day => clockIn(timeZone, moment).slice(0, 10)

/** The time of day at a moment in a time zone: "15:30". */
export const timeIn = (timeZone: string, moment: Millis): string => clockIn(timeZone, moment).slice(-5)

/** The first moment (ms since 1970) of a day in a time zone. */
export const startOfDay = (timeZone: string, day: Day): Millis => {
  // Every time zone is within 14 hours of UTC. Its date never goes back, so the moment can be searched by halves.
  let [before, after] = [utc(day) - 15 * 3_600_000, utc(day) + 15 * 3_600_000]
  while (after - before > 1) {
    const between = Math.floor((before + after) / 2)
    if (dayIn(timeZone, between) >= day) after = between
    else before = between
  }
  return after
}

/** The moment (ms since 1970) at which the clocks of a time zone show a time of a day, "08:00" or "24:00". */
export const momentIn = (timeZone: string, day: Day, time: string): Millis => {
  const wanted = minutesOf(time)
  const guess = startOfDay(timeZone, day) + wanted * 60_000
  // By then summer time may have begun or ended that day: the clocks show an hour more or less.
  const shown = minutesOf(timeIn(timeZone, guess)) + daysBetween(day, dayIn(timeZone, guess)) * 1_440
  return guess + (wanted - shown) * 60_000
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** "28-11-2026", as staff type it and lists show it. */
export const shortDay = (day: Day): string => day.split('-').reverse().join('-')

/** A day in a language, as `options` say. */
export const formatDay = (day: Day, language: Language, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(LOCALE[language], { timeZone: 'UTC', ...options }).format(utc(day))

/** Any Monday: Intl names weekdays from dates. */
const MONDAY = '2024-01-01'

/** The name of a weekday in the middle of a sentence: "mandag" for 1 … "søndag" for 7. */
export const weekdayName = (code: number, language: Language): string =>
  formatDay(addDays(MONDAY, code - 1), language, { weekday: 'long' })

/** A day as people say it: "lørdag 28. november", "lørdag 28. november 2026". */
export const spokenDay = (day: Day, language: Language, withYear = false): string =>
  formatDay(day, language, { weekday: 'long', day: 'numeric', month: 'long' }) +
  (withYear ? ` ${day.slice(0, 4)}` : '')
