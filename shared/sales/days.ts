/** Which days sales are shown for: by shortcuts (specification 2), and which days they are compared with. */
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  firstOfMonth,
  lastOfMonth,
  monthsFrom,
  weekday,
} from '../kit/day.ts'

export interface Days {
  from: Day
  to: Day
}

/** Sums of more years cost more than a screen is worth. */
const MOST_MONTHS = 36

export const isTooLong = ({ from, to }: Days): boolean => monthsFrom(from, to).length > MOST_MONTHS

export const SHORTCUTS = [
  'this_week',
  'last_week',
  'last_7_days',
  'last_30_days',
  'this_month',
  'last_month',
  'this_year',
  'last_year',
] as const
export type Shortcut = (typeof SHORTCUTS)[number]

const monday = (day: Day): Day => addDays(day, 1 - weekday(day))
const firstOfYear = (day: Day): Day => `${day.slice(0, 4)}-01-01`
const lastOfYear = (day: Day): Day => `${day.slice(0, 4)}-12-31`

/** The days of a shortcut. What still runs ends today; a week begins on Monday. */
export const daysOf = (shortcut: Shortcut, today: Day): Days => {
  const lastMonth = addMonths(firstOfMonth(today), -1)
  const lastYear = addMonths(firstOfYear(today), -12)
  return {
    this_week: { from: monday(today), to: today },
    last_week: { from: addDays(monday(today), -7), to: addDays(monday(today), -1) },
    last_7_days: { from: addDays(today, -6), to: today },
    last_30_days: { from: addDays(today, -29), to: today },
    this_month: { from: firstOfMonth(today), to: today },
    last_month: { from: lastMonth, to: lastOfMonth(lastMonth) },
    this_year: { from: firstOfYear(today), to: today },
    last_year: { from: lastYear, to: lastOfYear(lastYear) },
  }[shortcut]
}

/**
 * The days that some days are compared with. A week, month or year, whole or as far as it goes, has the same part of the one
 * before, so that a Saturday is compared with a Saturday; any other days have as many days right before them.
 */
export const daysBefore = ({ from, to }: Days): Days => {
  if (weekday(from) === 1 && daysBetween(from, to) < 7)
    return { from: addDays(from, -7), to: addDays(to, -7) }
  if (from === firstOfMonth(from) && to <= lastOfMonth(from)) {
    const first = addMonths(from, -1)
    const end = lastOfMonth(first)
    const same = addDays(first, daysBetween(from, to))
    return { from: first, to: to === lastOfMonth(from) || same > end ? end : same }
  }
  if (from === firstOfYear(from) && to <= lastOfYear(from))
    return {
      from: addMonths(from, -12),
      to: to === lastOfMonth(to) ? lastOfMonth(addMonths(to, -12)) : addMonths(to, -12),
    }
  return { from: addDays(from, -1 - daysBetween(from, to)), to: addDays(from, -1) }
}
