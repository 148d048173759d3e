/** The days of the calendar as whole numbers, and where they stand on the screen. Milliseconds would slip at summer time. */
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  firstOfMonth,
  lastOfMonth,
  weekday,
} from '#shared/kit/day.ts'

/** Days since 1 January 2000. */
export type DayNumber = number

const FIRST: Day = '2000-01-01'

export const numberOf = (day: Day): DayNumber => daysBetween(FIRST, day)

export const dayOf = (number: DayNumber): Day => addDays(FIRST, number)

/** The width of a day in pixels. */
export const ZOOMS = { day: 96, week: 48, month: 22 } as const

export type Zoom = keyof typeof ZOOMS

export const isZoom = (text: string): text is Zoom => text in ZOOMS

/** The width of the column with the names of the shelves. */
export const NAME_WIDTH = 128

/** The days from the first to the last, both included. */
export interface Range {
  first: DayNumber
  last: DayNumber
}

/** The days that can be scrolled to: a year back and two years ahead, whole months. */
export const axisAround = (day: Day): Range => ({
  first: numberOf(addMonths(firstOfMonth(day), -12)),
  last: numberOf(addMonths(firstOfMonth(day), 25)) - 1,
})

export const daysIn = ({ first, last }: Range): number => last - first + 1

/** From the left edge of the grid, which the column of names covers. */
export const leftOf = (day: DayNumber, axis: Range, width: number): number =>
  NAME_WIDTH + (day - axis.first) * width

/** The day at a distance from the left edge of the grid. */
export const dayAt = (left: number, axis: Range, width: number): DayNumber =>
  Math.min(axis.last, Math.max(axis.first, axis.first + Math.floor((left - NAME_WIDTH) / width)))

export const overlaps = (one: Range, other: Range): boolean =>
  one.first <= other.last && one.last >= other.first

/** Monday of the week of a day. */
export const mondayOf = (number: DayNumber): DayNumber => number - weekday(dayOf(number)) + 1

/** The week of the year by ISO 8601: week 1 has the first Thursday. */
export const weekOf = (number: DayNumber): number => {
  const thursday = mondayOf(number) + 3
  return Math.floor((thursday - numberOf(`${dayOf(thursday).slice(0, 4)}-01-01`)) / 7) + 1
}

/** Days around those in sight, so that a little scrolling needs no call. */
const MARGIN = 15

/** The whole months around the days in sight: what is asked for at once. */
export const monthsAround = ({ first, last }: Range): { dateStart: Day; dateEnd: Day } => ({
  dateStart: firstOfMonth(dayOf(first - MARGIN)),
  dateEnd: lastOfMonth(dayOf(last + MARGIN)),
})

/** On which days the market is closed: always on that weekday, or as an exception. */
export interface Closing {
  isWeekly: (number: DayNumber) => boolean
  isExtra: (number: DayNumber) => boolean
}

export const isClosed = ({ isWeekly, isExtra }: Closing, number: DayNumber): boolean =>
  isWeekly(number) || isExtra(number)
