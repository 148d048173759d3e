/** Which days and which shelf staff offer a customer at the till when the first choice is taken. */
import { addDays, type Day, daysBetween, daysFrom } from '../kit/day.ts'
import type { Seconds } from '../kit/units.ts'
import { isFree, type Taken } from '../shelves/calendar.ts'
import {
  bookingEnd,
  firstStart,
  mayStartOn,
  nextStart,
  type OpeningDays,
  type Period,
} from '../shelves/rules.ts'
import { compareNames, placesApart } from '../shelves/shelf-names.ts'

const MOST_DAYS_AHEAD = 120

/** The first day on which a booking that is made now may start; today when the shop has no open day ahead. */
export const firstDay = (today: Day, time: string, opening: OpeningDays): Day => {
  const from = firstStart(today, time, opening)
  return daysFrom(from, addDays(from, MOST_DAYS_AHEAD)).find(day => mayStartOn(day, opening)) ?? today
}

/** How long a booking is: a period of the price list, or the days that staff typed. */
export type Length = { period: Period } | { days: number }

export const lastDay = (first: Day, length: Length, closingDays: readonly Day[]): Day =>
  'period' in length ? bookingEnd(first, length.period, closingDays).last : addDays(first, length.days - 1)

/** The period that ends a booking on this day; undefined when none does. */
export const periodThatEnds = <P extends Period>(
  periods: readonly P[],
  first: Day,
  last: Day,
  closingDays: readonly Day[],
): P | undefined => periods.find(period => bookingEnd(first, period, closingDays).last === last)

export const daysOf = (first: Day, last: Day): number => daysBetween(first, last) + 1

/**
 * The first day from `from` on which one of some shelves is free for a booking of this length, and on which it may
 * start. `shelves`: what takes each of them. `now` in Unix seconds. Undefined when there is none within 120 days.
 */
export const nextFreeDay = (
  shelves: readonly (readonly Taken[])[],
  from: Day,
  length: Length,
  opening: OpeningDays,
  now: Seconds,
): Day | undefined => {
  const calendars = shelves.map(taken => ({ shelf: { id: '', name: '' }, version: 0, taken }))
  const days = daysFrom(from, addDays(from, MOST_DAYS_AHEAD))
  if ('period' in length) return nextStart(days, calendars, length.period, opening, now)
  return days.find(
    day =>
      mayStartOn(day, opening) &&
      calendars.some(calendar => isFree(calendar, day, lastDay(day, length, []), now)),
  )
}

/** How far ahead staff's plan must be known, so that `nextFreeDay` sees all that is in the way. */
export const planEnd = (from: Day, length: Length, closingDays: readonly Day[]): Day =>
  lastDay(addDays(from, MOST_DAYS_AHEAD), length, closingDays)

/** The free shelf that stands nearest to one of this name; the first of them when none is in its row. */
export const nearestShelf = <S extends { name: string }>(name: string, free: readonly S[]): S | undefined =>
  free.reduce<S | undefined>(
    (best, shelf) => (best && placesApart(name, best.name) <= placesApart(name, shelf.name) ? best : shelf),
    undefined,
  )

/** The tightest fit (D12), and the others as people sort them. */
export const asOffered = <S extends { name: string }>(
  free: readonly S[],
): { fit: S | undefined; others: S[] } => {
  const [fit, ...others] = free
  return { fit, others: others.sort((one, other) => compareNames(one.name, other.name)) }
}
