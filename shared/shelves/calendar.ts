/**
 * A shelf's calendar: which days are taken, by whom, and until when a hold lasts.
 * It is stored as 25 bytes a range, so that 300 shelves are read in one small query (docs/table.md).
 */

import { addDays, type Day, daysBetween } from '../kit/day.ts'
import type { Seconds } from '../kit/units.ts'
import { placesApart } from './shelf-names.ts'

/** One stretch of days on a shelf. Both days included. */
export interface Taken {
  first: Day
  last: Day
  /** The booking request or shelf booking that has it: a ULID. */
  by: string
  /** How the shelf is taken: the shelf booking status (specification 4). */
  status: number
  /** Unix seconds at which a hold ends by itself; 0: only a decision ends it. */
  until: Seconds
}

export interface Calendar {
  shelf: { id: string; name: string }
  /** Counts the writes. A write is conditional on the version that was read. */
  version: number
  /** By first day. No two ranges that hold at the same time share a day. */
  taken: readonly Taken[]
}

/** A hold holds while now < until. Every reader checks that itself. `now` in Unix seconds. */
export const holds = (range: Pick<Taken, 'until'>, now: Seconds): boolean =>
  range.until === 0 || now < range.until

const isInTheWay = (range: Taken, first: Day, last: Day, now: Seconds): boolean =>
  range.first <= last && range.last >= first && holds(range, now)

export const isFree = (calendar: Calendar, first: Day, last: Day, now: Seconds, except?: string): boolean =>
  !calendar.taken.some(range => range.by !== except && isInTheWay(range, first, last, now))

/** The ranges that keep a shelf from being free between two days. */
export const inTheWay = (calendar: Calendar, first: Day, last: Day, now: Seconds): Taken[] =>
  calendar.taken.filter(range => isInTheWay(range, first, last, now))

/** A booking can be extended this many days after its end (specification 9). Its range must be kept that long. */
export const EXTENSION_DAYS = 3

/** Adds a range, and drops past ranges, ended holds and the older range of the same holder. */
export const take = <C extends Calendar>(calendar: C, range: Taken, today: Day, now: Seconds): C => ({
  ...calendar,
  taken: [
    ...calendar.taken.filter(
      other => other.by !== range.by && other.last >= addDays(today, -EXTENSION_DAYS) && holds(other, now),
    ),
    range,
  ].sort((a, b) => (a.first < b.first ? -1 : 1)),
})

/** Removes the range of a holder; the same object when it has none. */
export const release = <C extends Calendar>(calendar: C, by: string): C =>
  rangeOf(calendar, by) ? { ...calendar, taken: calendar.taken.filter(range => range.by !== by) } : calendar

/** Sets the end of the hold of a holder; the same object when it has none. */
export const holdUntil = <C extends Calendar>(calendar: C, by: string, until: Seconds): C =>
  rangeOf(calendar, by)
    ? { ...calendar, taken: calendar.taken.map(range => (range.by === by ? { ...range, until } : range)) }
    : calendar

export const rangeOf = (calendar: Calendar, by: string): Taken | undefined =>
  calendar.taken.find(range => range.by === by)

/** Days from today on which shelves are held, and on which they are booked. */
export interface TakenDays {
  holds: number
  heldDays: number
  bookedDays: number
}

/** Counts the days that visitors hold and those that are booked. `held`: the status of a visitor's hold. */
export const takenDays = (
  calendars: readonly Calendar[],
  held: number,
  { today, now }: { today: Day; now: Seconds },
): TakenDays => {
  const ranges = calendars.flatMap(({ taken }) =>
    taken.filter(range => holds(range, now) && range.last >= today),
  )
  const daysOf = (some: readonly Taken[]) =>
    some.reduce((sum, { first, last }) => sum + daysBetween(first < today ? today : first, last) + 1, 0)
  const [visitors, bookings] = [
    ranges.filter(({ status }) => status === held),
    ranges.filter(({ status }) => status !== held),
  ]
  return { holds: visitors.length, heldDays: daysOf(visitors), bookedDays: daysOf(bookings) }
}

/**
 * The free days that would be left around a range: fewer is a tighter fit. A side without a neighbour counts a year.
 */
const slack = (calendar: Calendar, first: Day, last: Day, today: Day, now: Seconds): number => {
  const standing = calendar.taken.filter(range => holds(range, now))
  const before = standing.filter(range => range.last < first).map(range => daysBetween(range.last, first) - 1)
  const after = standing.filter(range => range.first > last).map(range => daysBetween(last, range.first) - 1)
  return Math.min(daysBetween(today, first), ...before) + Math.min(365, ...after)
}

/** How many places a shelf is from the nearest of some, by their names. */
const away = ({ shelf }: Calendar, own: readonly string[]): number =>
  Math.min(...own.map(name => placesApart(name, shelf.name)))

/**
 * Free shelves, those first on which the range fits most tightly (D12). Of those that fit equally the nearest to the
 * shelves of `own`, given by their names, come first, so it costs nobody a gap (D74).
 */
export const byFit = <C extends Calendar>(
  free: readonly C[],
  { first, last }: { first: Day; last: Day },
  today: Day,
  now: Seconds,
  own: readonly string[] = [],
): C[] =>
  free
    .map(calendar => ({
      calendar,
      left: slack(calendar, first, last, today, now),
      away: away(calendar, own),
    }))
    .sort(
      (one, other) => one.left - other.left || (one.away < other.away ? -1 : Number(one.away > other.away)),
    )
    .map(({ calendar }) => calendar)

/**
 * Of some shelves those that stand nearest to the shelves of the same cart or customer, given by their names (D74); all
 * when none stands in a row with one of these.
 */
export const beside = <C extends Calendar>(shelves: readonly C[], own: readonly string[]): C[] => {
  const least = Math.min(...shelves.map(one => away(one, own)))
  return shelves.filter(one => away(one, own) === least)
}

/** The free shelves on which the range fits most tightly (D12): those that are as tight as each other. */
export const tightest = <C extends Calendar>(
  free: readonly C[],
  first: Day,
  last: Day,
  today: Day,
  now: Seconds,
): C[] => {
  const left = free.map(calendar => slack(calendar, first, last, today, now))
  const least = Math.min(...left)
  return free.filter((_, at) => left[at] === least)
}
