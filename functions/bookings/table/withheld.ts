/** How a settlement takes the price of bookings that are withheld from sales (D41). `readWithheld` (plan.ts) lists them. */
import { bookingName } from '#shared/bookings/booking-name.ts'
import { isWithheld } from '#shared/bookings/staff-booking.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { rangeOf } from '#shared/shelves/calendar.ts'
import { audit } from '../../kit/audit.ts'
import type { Staff } from '../../kit/caller.ts'
import { nowSeconds } from '../../kit/clock.ts'
import type { Entity } from '../../kit/entity.ts'
import { TryAgain, type Write } from '../../kit/table.ts'
import type { Market } from '../../markets/table/market.ts'
import { putCalendar, readCalendarsOf, type ShelfCalendar } from '../../shelves/table/calendar.ts'
import { type BookingRequest, putRequest } from './request.ts'

interface Taking {
  /** The settlement's id, which the booking keeps. */
  settlement: string
  /** Who settles, for the history of each booking. */
  caller: Pick<Staff, 'username'>
}

/**
 * Writes bookings as paid by a settlement: 1 → 2. The settlement posts the money, so nothing is posted here. Afterwards staff may
 * move such a booking; to end it or to change what was agreed on, they refund it first. Throws `TryAgain` when a booking is not
 * withheld any more or changes meanwhile. A booking is 3 writes and one a month that it touches; a shelf is one more. Up to 20
 * bookings fit into a transaction, whose rows of the plan follow it where it is full.
 */
export const takeWithheld = async (
  { marketId: market, country }: Pick<Market, 'marketId' | 'country'>,
  bookings: readonly BookingRequest[],
  { settlement, caller }: Taking,
): Promise<Write[]> => {
  if (!bookings.every(isWithheld)) throw new TryAgain()
  const calendars = await readCalendarsOf(market, bookings)
  const ids = new Set(bookings.map(({ id }) => id))
  return [
    ...bookings.flatMap(before => putRequest(market, paidBy(before, settlement))),
    ...calendars
      .filter(calendar => bookings.some(({ id }) => rangeOf(calendar, id)))
      .map(calendar => putCalendar(asPaid(calendar, ids))),
    ...bookings.flatMap(booking =>
      audit(market, country, {
        caller,
        kind: 'booking',
        id: booking.id,
        name: bookingName(booking),
        before: { status: SHELF_BOOKING.bookedNotPaid },
        after: { status: SHELF_BOOKING.bookedAndPaid },
      }),
    ),
  ]
}

const paidBy = ({ byStaff, ...booking }: BookingRequest, settlement: string): BookingRequest => {
  const now = nowSeconds()
  return {
    ...booking,
    statusTs: now,
    paidTs: now,
    // A payment link that lapsed no longer waits for staff.
    hasLapsed: false,
    ...(byStaff && { byStaff: { ...byStaff, status: SHELF_BOOKING.bookedAndPaid, settlement } }),
  }
}

const asPaid = (calendar: ShelfCalendar, ids: ReadonlySet<string>): ShelfCalendar => ({
  ...calendar,
  taken: calendar.taken.map(range =>
    ids.has(range.by) ? { ...range, status: SHELF_BOOKING.bookedAndPaid } : range,
  ),
})

const sample = {
  id: '{request}',
  version: 1,
  status: 'confirmed',
  type: 'new',
  shelfType: { id: '{type}' },
  shelf: { id: '{shelf}', name: 'A1' },
  dateStart: '2026-11-28',
  dateStartCustomer: '2026-11-28',
  dateEnd: '2026-12-11',
  customer: '{userNumber}',
  byStaff: { status: 1, description: '', isBookingForMarket: false, withholdFromSales: true },
  buyer: null,
  children: {},
  discountedPrice: 0,
  totalPrice: 0,
  bookingPeriod: {},
  planned: ['WITHHELD#2026-11-28#{request}'],
}

export const entity: Entity = {
  kept: 'As the request (request.ts).',
  open: ['takeWithheld'],
  samples: {
    takeWithheld: [
      { marketId: '{market}', country: 'dk' },
      [sample],
      { settlement: '{settlement}', caller: { username: '{username}' } },
    ],
  },
}
