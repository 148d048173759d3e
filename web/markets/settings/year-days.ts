/** The year's calendar as data: its months by weeks, what a press changes, what two people changed. */
import { type Day, daysFrom, lastOfMonth, weekday } from '#shared/kit/day.ts'

/** What a press on a day is about: days on which the market is closed, or on which a booking may begin all the same. */
export type Mode = 'closing' | 'opening'

export interface ChosenDays {
  closing: readonly Day[]
  opening: readonly Day[]
}

const two = (number: number): string => String(number).padStart(2, '0')

/** The first day of each month. */
export const monthsOf = (year: number): Day[] =>
  Array.from({ length: 12 }, (_, at) => `${year}-${two(at + 1)}-01`)

/** The days of a month, a row a week from Monday; undefined where a week begins or ends outside of the month. */
export const weeksOf = (month: Day): (Day | undefined)[][] => {
  const before = Array.from({ length: weekday(month) - 1 }, () => undefined)
  const days = [...before, ...daysFrom(month, lastOfMonth(month))]
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, at) =>
    Array.from({ length: 7 }, (__, column) => days[7 * at + column]),
  )
}

const without = (days: readonly Day[], gone: readonly Day[]): Day[] => days.filter(day => !gone.includes(day))

const joined = (days: readonly Day[], more: readonly Day[]): Day[] => [...new Set([...days, ...more])].sort()

/** Adds days to those of a mode. A day is the one or the other, never both. */
export const withDays = ({ closing, opening }: ChosenDays, mode: Mode, more: readonly Day[]): ChosenDays =>
  mode === 'closing'
    ? { closing: joined(closing, more), opening: without(opening, more) }
    : { closing: without(closing, more), opening: joined(opening, more) }

export const withoutDay = (chosen: ChosenDays, mode: Mode, day: Day): ChosenDays => ({
  ...chosen,
  [mode]: without(chosen[mode], [day]),
})

export const toggled = (chosen: ChosenDays, mode: Mode, day: Day): ChosenDays =>
  chosen[mode].includes(day) ? withoutDay(chosen, mode, day) : withDays(chosen, mode, [day])

/** Days as a form holds them. */
export const daysAsText = (days: readonly Day[]): string => days.join(' ')

export const daysInText = (text: unknown): Day[] => (text ? String(text).split(' ') : [])

/** What one list of days has more than another. */
export const daysMore = (than: string, text: string): Day[] => without(daysInText(text), daysInText(than))

/** Both people's changes to what was saved: days that one added, less those that one took away. */
export const mergedDays = (was: string, mine: string, theirs: string): string => {
  const kept = without(daysInText(theirs), daysMore(mine, was))
  return daysAsText(joined(kept, daysMore(was, mine)))
}
