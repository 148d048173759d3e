/** Bookings as bars: on which shelf, from which day to which, and whom they wait for. */
import type { PlanRowAnswer } from '#shared/bookings/staff-plan-calls.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { folded } from '#shared/kit/words.ts'
import { type DayNumber, numberOf, overlaps, type Range } from './axis.ts'

export interface Bar extends PlanRowAnswer, Range {}

export const barOf = (row: PlanRowAnswer): Bar => ({
  ...row,
  first: numberOf(row.dateStart),
  last: numberOf(row.dateEnd),
})

/** A visitor is booking it: nobody else can touch it until the hold ends. */
export const isVisitors = ({ status }: Pick<Bar, 'status'>): boolean =>
  status === SHELF_BOOKING.reservedByRequest

const FIELDS = [
  'shelf',
  'dateStart',
  'dateEnd',
  'status',
  'requestStatus',
  'until',
  'customer',
  'name',
  'isBookingForMarket',
] as const satisfies (keyof PlanRowAnswer)[]

/** The bar of a row; the known one when nothing of it has changed, so that it is not drawn anew. Minutes of a hold pass. */
const keptOf = (row: PlanRowAnswer, known: Bar | undefined): Bar =>
  known && !isVisitors(row) && FIELDS.every(field => known[field] === row[field]) ? known : barOf(row)

/** The bars of each shelf by their first day. A booking that several months answer stands once. */
export const byShelf = (
  rows: readonly PlanRowAnswer[],
  known: ReadonlyMap<string, Bar> = new Map(),
): Map<string, Bar[]> => {
  const bars = [...new Map(rows.map(row => [row.id, row])).values()].map(row =>
    keptOf(row, known.get(row.id)),
  )
  return Map.groupBy(
    bars.sort((one, other) => one.first - other.first),
    ({ shelf }) => shelf,
  )
}

/** Staff must do something: confirm what was paid, see to a refund that failed, or ask again for money. */
export const needsYou = ({ requestStatus, hasLapsed }: Pick<Bar, 'requestStatus' | 'hasLapsed'>): boolean =>
  requestStatus === 'paid' || requestStatus === 'refund_failed' || hasLapsed

export interface BarFilter {
  /** Shelf booking statuses; empty: all. */
  status: string
  /** Part of the customer's name or number. */
  search: string
  needsYou: boolean
}

export const isNarrow = ({ status, search, needsYou: needs }: BarFilter): boolean =>
  status !== '' || search !== '' || needs

export const matches = (bar: Bar, filter: BarFilter): boolean =>
  (filter.status === '' || String(bar.status) === filter.status) &&
  (!filter.needsYou || needsYou(bar)) &&
  (filter.search === '' ||
    folded(bar.name).includes(folded(filter.search)) ||
    (bar.customer ?? '').startsWith(filter.search))

/** The bar that takes a shelf on a day. */
export const barOn = (bars: readonly Bar[] | undefined, day: DayNumber): Bar | undefined =>
  bars?.find(({ first, last }) => first <= day && day <= last)

/** What takes a shelf within a range, without one booking. */
export const barsWithin = (bars: readonly Bar[] | undefined, range: Range, except?: string): Bar[] =>
  (bars ?? []).filter(bar => bar.id !== except && overlaps(bar, range))

/** How many shelves are free on each day of a range. */
export const freeOn = (
  shelves: readonly { id: string }[],
  bars: ReadonlyMap<string, readonly Bar[]>,
  { first, last }: Range,
): Int16Array => {
  // Each bar takes one from its first day on and gives it back after its last.
  const changes = new Int16Array(last - first + 2)
  const add = (day: DayNumber, number: number) => {
    changes[day - first] = (changes[day - first] ?? 0) + number
  }
  add(first, shelves.length)
  for (const { id } of shelves) {
    for (const bar of barsWithin(bars.get(id), { first, last })) {
      add(Math.max(bar.first, first), -1)
      add(Math.min(bar.last, last) + 1, 1)
    }
  }
  let free = 0
  return changes.subarray(0, last - first + 1).map(change => {
    free += change
    return free
  })
}
