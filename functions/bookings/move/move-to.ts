/** Where a booking can be moved to from a day: on which days it then is, and which shelves of its type are free. */
import { moveRefusals } from '#shared/bookings/move-refusals.ts'
import {
  asksBeginWish,
  daysFromStart,
  earliestStart,
  freeFor,
  withoutBooking,
} from '#shared/bookings/moves.ts'
import { isInChain } from '#shared/bookings/rules.ts'
import { type Day, dayIn, timeIn } from '#shared/kit/day.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { toMillis } from '#shared/kit/units.ts'
import { byFit } from '#shared/shelves/calendar.ts'
import { openingDaysOf } from '#shared/shelves/opening-days.ts'
import { shelfRefusals } from '#shared/shelves/refusals.ts'
import { now, nowSeconds, todayIn } from '../../kit/clock.ts'
import type { Market } from '../../markets/table/market.ts'
import { readCalendars, type ShelfCalendar } from '../../shelves/table/calendar.ts'
import type { Catalogue } from '../../shelves/table/catalogue.ts'
import { checkStart } from '../quote/quote.ts'
import { leftByLine } from '../quote/turn.ts'
import type { BookingRequest } from '../table/request.ts'

/**
 * Refuses `move_shelf_only` for another first day of a booking in a chain of extensions: one begins where the other ends,
 * so they keep their days.
 */
export const checkMayStart = (booking: BookingRequest, first: Day): void => {
  if (first !== booking.dateStart && isInChain(booking)) throw refuse(moveRefusals.move_shelf_only)
}

/** Refuses another first day on which no booking can start: `date_out_of_range`, `closed_on_date`. */
export const checkIsSold = (market: Market, booking: BookingRequest, first: Day): void => {
  if (first === booking.dateStart) return
  if (first < (earliestStart(booking, market) ?? first))
    throw refuseFields({ dateStart: [shelfRefusals.date_out_of_range] })
  checkStart(first, todayIn(market), timeIn(market.timeZone, now()), openingDaysOf(market))
}

/** The calendars of the booking's type as they would be without it. One query. */
export const calendarsWithout = async (
  market: string,
  { id, shelfType }: BookingRequest,
): Promise<ShelfCalendar[]> =>
  withoutBooking(await readCalendars(market, shelfType.id, { consistent: true }), id)

/**
 * The same for its tenant, who is not before those in line for a shelf that has become free: one query more where the
 * market has a waitlist. Staff decide for themselves.
 */
export const calendarsLeft = async (
  offers: Catalogue,
  { id, shelfType }: BookingRequest,
): Promise<ShelfCalendar[]> => {
  const all = await readCalendars(offers.market.marketId, shelfType.id, { consistent: true })
  return withoutBooking(await leftByLine(offers, shelfType.id, all), id)
}

export interface MoveTo {
  dates: ReturnType<typeof daysFromStart>
  /** As people sort them. */
  shelves: { id: string; name: string }[]
  asksBeginWish: boolean
}

export const moveTo = (
  market: Market,
  booking: BookingRequest,
  first: Day,
  calendars: readonly ShelfCalendar[],
): MoveTo => {
  const dates = daysFromStart(booking, first, market.closingDays)
  const paidOn = dayIn(market.timeZone, toMillis(booking.paidTs ?? 0))
  return {
    dates,
    shelves: freeFor(calendars, booking.id, dates, nowSeconds()),
    asksBeginWish: asksBeginWish(booking, dates.dateStartCustomer, paidOn, market),
  }
}

/**
 * The shelf for a tenant who takes any of the type: the one that they have, when only the days change; else the one on
 * which the booking fits most tightly.
 */
export const anyShelf = (
  market: Market,
  booking: BookingRequest,
  { dates, shelves }: MoveTo,
  calendars: readonly ShelfCalendar[],
): MoveTo['shelves'][number] | undefined => {
  const { dateStart: first, dateEnd: last } = dates
  const own = shelves.find(({ id }) => id === booking.shelf.id)
  if (own && first !== booking.dateStart) return own
  const others = calendars.filter(
    ({ shelf }) => shelf.id !== booking.shelf.id && shelves.some(({ id }) => id === shelf.id),
  )
  return byFit(others, { first, last }, todayIn(market), nowSeconds())[0]?.shelf
}
