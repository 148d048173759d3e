/** Lengthens running bookings when the market closes on days that were open when they were booked (D10). */
import { bookingLengthened } from '#events/bookings.ts'
import { type Lengthening, lengthened } from '#shared/bookings/lengthen.ts'
import { stands } from '#shared/bookings/states.ts'
import type { Day } from '#shared/kit/day.ts'
import { isFree, rangeOf, take } from '#shared/shelves/calendar.ts'
import { addLiveBookings, readPresent } from '../../customers/table/live-bookings.ts'
import { nowSeconds, todayIn } from '../../kit/clock.ts'
import { emit } from '../../kit/outbox.ts'
import { commit, retryOnConflict } from '../../kit/table.ts'
import { readMarket } from '../../markets/table/market.ts'
import {
  putCalendar,
  readCalendars,
  readCalendarsOf,
  type ShelfCalendar,
} from '../../shelves/table/calendar.ts'
import { readCatalogue } from '../../shelves/table/catalogue.ts'
import { type BookingRequest, putRequest, readRequests } from '../table/request.ts'

/** A booking, what it becomes, and whether its shelf is free for that. */
export interface Plan {
  booking: BookingRequest
  becomes: Lengthening
  isPossible: boolean
}

/** A customer's, paid or not. What the market uses itself ends when it was meant to. */
const isLengthened = ({ status, customer }: BookingRequest): boolean => stands(status) && customer !== null

/**
 * The running bookings that closing dates lengthen. Reads the market with its types in one query, the calendars of each
 * type in another, and the booking requests, 100 a call.
 */
export const planLengthening = async (market: string, closingDays?: readonly Day[]): Promise<Plan[]> => {
  const catalogue = await readCatalogue(market)
  const today = todayIn(catalogue.market)
  const read = [...catalogue.types.keys()].map(type => readCalendars(market, type, { consistent: true }))
  const calendars = (await Promise.all(read)).flat()
  const byBooking = new Map(
    calendars.flatMap(calendar =>
      calendar.taken.filter(({ last }) => last >= today).map(({ by }) => [by, calendar] as const),
    ),
  )
  const bookings = await readRequests(market, [...byBooking.keys()])
  return bookings.flatMap(booking => {
    const becomes =
      isLengthened(booking) && lengthened(booking, closingDays ?? catalogue.market.closingDays, today)
    const calendar = byBooking.get(booking.id)
    return becomes && calendar
      ? [{ booking, becomes, isPossible: isRoomFor(calendar, booking, becomes) }]
      : []
  })
}

const isRoomFor = (
  calendar: ShelfCalendar,
  { id, dateStart }: BookingRequest,
  { dateEnd }: Lengthening,
): boolean => isFree(calendar, dateStart, dateEnd, nowSeconds(), id)

/** Lengthens what the market's closing dates lengthen, where the shelf is free after it. Idempotent. */
export const lengthenAll = async (market: string): Promise<void> => {
  for (const { booking, isPossible } of await planLengthening(market)) {
    if (isPossible) await retryOnConflict(() => lengthen(market, booking.id))
  }
}

/** One transaction: the calendar, the booking request, and the event that writes to the customer. */
const lengthen = async (marketId: string, id: string): Promise<void> => {
  const [market, [booking]] = await Promise.all([readMarket(marketId), readRequests(marketId, [id])])
  if (!booking || !isLengthened(booking)) return
  const today = todayIn(market)
  const becomes = lengthened(booking, market.closingDays, today)
  const [calendar] = await readCalendarsOf(marketId, [booking])
  const range = calendar && rangeOf(calendar, id)
  if (!becomes || !range || !isRoomFor(calendar, booking, becomes)) return
  const { added, ...dates } = becomes
  const after: BookingRequest = { ...booking, ...dates }
  // A merge may not have given the booking to the kept customer yet.
  const owner = after.customer && (await readPresent(marketId, after.customer))
  await commit([
    putCalendar(take(calendar, { ...range, last: dates.dateEnd }, today, nowSeconds())),
    ...putRequest(marketId, after),
    ...(owner ? [addLiveBookings(marketId, owner, [after])] : []),
    emit(marketId, bookingLengthened, {
      bookingRequest: id,
      closingDays: added,
      dateEnd: dates.dateEndCustomer,
    }),
  ])
}
