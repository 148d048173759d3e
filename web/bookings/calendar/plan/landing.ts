/** Where a booking would land when staff move it, and what stands in the way. The server decides again. */

import { movedDates } from '#shared/bookings/staff-booking.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { addDays } from '#shared/kit/day.ts'
import { type Closing, type DayNumber, dayOf, isClosed, numberOf, type Range } from './axis.ts'
import { type Bar, barsWithin, isVisitors } from './bars.ts'

export interface Place extends Range {
  /** The id of a shelf. */
  shelf: string
}

export type Obstacle =
  | { why: 'taken'; by: Bar }
  /** A code of the catalogue: `booking_runs`, `below_customer_dates`, `payment_request_out`, `held_by_visitor`. */
  | { why: 'refused'; code: string }
  /** Days that the calendar has not loaded: free or not is unknown. */
  | { why: 'unknown' }

export interface Facts {
  bars: ReadonlyMap<string, readonly Bar[]>
  /** The days that have been loaded. */
  loaded: Range | undefined
  today: DayNumber
  closingDays: readonly string[]
}

/** Paid online, so that the customer keeps the days that they bought. */
export const isPaidOnline = ({ status }: Pick<Bar, 'status'>): boolean =>
  status === SHELF_BOOKING.bookedAndPaidOnline

/** Its customer hears by mail of another shelf or other days (`functions/bookings/plan/tell-move.ts`). */
export const hearsOfMoves = ({ customer, status }: Pick<ShelfBooking, 'customer' | 'status'>): boolean =>
  customer !== null && status !== SHELF_BOOKING.reserved && status !== SHELF_BOOKING.available

/** Whether a move changes what the customer knows: the shelf, or the days that they bought (D28). */
export const isNewsTo = (
  booking: ShelfBooking,
  place: Place,
  facts: Pick<Facts, 'today' | 'closingDays'>,
): boolean => {
  if (!hearsOfMoves(booking)) return false
  const asked = { dateStart: dayOf(place.first), dateEnd: dayOf(place.last) }
  const dates = movedDates(asBooked(booking), asked, dateRules(facts))
  if ('code' in dates || dates.dateEndCustomer < dayOf(facts.today)) return false
  return (
    place.shelf !== booking.shelf.id ||
    dates.dateStartCustomer !== booking.dateStartCustomer ||
    dates.dateEndCustomer !== booking.dateEndCustomer
  )
}

/** A move that gives more days of a booking that is paid: its last day comes later, its first and its shelf stay. */
export const isLonger = (booking: ShelfBooking, place: Place): boolean =>
  booking.customer !== null &&
  (isPaidOnline(booking) || booking.status === SHELF_BOOKING.bookedAndPaid) &&
  place.shelf === booking.shelf.id &&
  dayOf(place.first) === booking.dateStart &&
  dayOf(place.last) > booking.dateEnd &&
  dayOf(place.last) > booking.dateEndCustomer

/** As the rules of the server know a booking. */
const asBooked = (booking: ShelfBooking) => ({
  ...booking,
  status: booking.requestStatus,
  byStaff: isPaidOnline(booking) ? undefined : { status: booking.status },
})

const dateRules = ({ today, closingDays }: Pick<Facts, 'today' | 'closingDays'>) => ({
  today: dayOf(today),
  closingDays,
})

/** No booking is longer. */
const LATEST = 1000

/**
 * The days of a booking that begins on another day: as many as it has, and as many as its customer bought when a closing
 * day lies among them.
 */
export const lengthFrom = (booking: ShelfBooking, first: DayNumber, facts: Facts): Range => {
  const length = numberOf(booking.dateEnd) - numberOf(booking.dateStart)
  const last = first + length
  const dateStart = dayOf(first)
  if (!isPaidOnline(booking) || dateStart === booking.dateStart) return { first, last }
  const dates = movedDates(
    asBooked(booking),
    { dateStart, dateEnd: addDays(dateStart, LATEST) },
    dateRules(facts),
  )
  return { first, last: 'code' in dates ? last : Math.max(last, numberOf(dates.dateEndCustomer)) }
}

/** What stands in the way of a booking in a place; undefined when nothing does. */
export const obstacleTo = (
  bar: Pick<Bar, 'id' | 'status'>,
  booking: ShelfBooking | undefined,
  place: Place,
  facts: Facts,
): Obstacle | undefined => {
  if (isVisitors(bar)) return { why: 'refused', code: 'held_by_visitor' }
  if (booking) {
    const asked = { dateStart: dayOf(place.first), dateEnd: dayOf(place.last) }
    const dates = movedDates(asBooked(booking), asked, dateRules(facts))
    if ('code' in dates) return { why: 'refused', code: dates.code }
  }
  return takenBy(bar.id, place, facts)
}

const takenBy = (id: string, place: Place, { bars, loaded }: Facts): Obstacle | undefined => {
  const [by] = barsWithin(bars.get(place.shelf), place, id)
  if (by) return { why: 'taken', by }
  const isKnown = loaded && place.first >= loaded.first && place.last <= loaded.last
  return isKnown ? undefined : { why: 'unknown' }
}

/**
 * The first place on the same shelf, after what stands in the way, where a booking can land on a day that is open;
 * undefined when there is none in the days that are loaded.
 */
export const laterOn = (
  bar: Pick<Bar, 'id' | 'status'>,
  booking: ShelfBooking,
  { shelf, ...asked }: Place,
  facts: Facts & { closing: Closing },
): Place | undefined => {
  const length = asked.last - asked.first
  const end = facts.loaded?.last ?? asked.first
  for (let first = asked.first + 1; first <= end; first++) {
    if (isClosed(facts.closing, first)) continue
    const bought = isPaidOnline(booking) ? lengthFrom(booking, first, facts).last : first
    const place = { shelf, first, last: Math.max(first + length, bought) }
    const obstacle = obstacleTo(bar, booking, place, facts)
    if (!obstacle) return place
    if (obstacle.why !== 'taken') return undefined
    first = obstacle.by.last
  }
  return undefined
}

/** Begins or ends while the market is closed: allowed, but nobody can come. */
export const landsClosed = ({ first, last }: Range, closing: Closing): boolean =>
  isClosed(closing, first) || isClosed(closing, last)

/** Whether two bookings can change places: each on the shelf of the other, with its own days. */
export const canSwap = (one: Bar, other: Bar, facts: Facts): boolean =>
  !isVisitors(one) &&
  !isVisitors(other) &&
  one.shelf !== other.shelf &&
  barsWithin(facts.bars.get(other.shelf), one, other.id).length === 0 &&
  barsWithin(facts.bars.get(one.shelf), other, one.id).length === 0
