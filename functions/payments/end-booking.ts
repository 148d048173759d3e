/** What the end of a booking changes: its shelf's calendar, its customer, and what the history says. */
import { bookingName } from '#shared/bookings/booking-name.ts'
import { takesShelf } from '#shared/bookings/takes-shelf.ts'
import { addDays, type Day } from '#shared/kit/day.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import { freeFromRange } from '#shared/payments/refund-rules.ts'
import { release, take } from '#shared/shelves/calendar.ts'
import { shelfRefusals } from '#shared/shelves/refusals.ts'
import { moneyMoved } from '../balances/table/money-moved.ts'
import { type BookingRequest, moveRequest } from '../bookings/table/request.ts'
import { addLiveBookings, endLiveBookings, readPresent } from '../customers/table/live-bookings.ts'
import { audit } from '../kit/audit.ts'
import type { Staff } from '../kit/caller.ts'
import { nowSeconds, todayIn } from '../kit/clock.ts'
import type { Write } from '../kit/table.ts'
import type { Market } from '../markets/table/market.ts'
import { putCalendar, readCalendarsOf } from '../shelves/table/calendar.ts'

/** The day from which the shelf is free: the asked one, else the earliest. Refuses `date_out_of_range`. */
export const freedFrom = (market: Market, { dateEnd }: BookingRequest, asked: Day | undefined): Day => {
  const [first, last] = freeFromRange({ dateEnd }, todayIn(market), addDays(dateEnd, 1))
  if (asked !== undefined && (asked < first || asked > last))
    throw refuseFields({ freeFrom: [shelfRefusals.date_out_of_range] })
  return asked ?? first
}

/** The writes beside those of the request, which is as it is after its end. */
export const endBooking = async (market: Market, after: BookingRequest): Promise<Write[]> => {
  const { marketId } = market
  const range = takesShelf(after)
  const [calendars, customer] = await Promise.all([
    readCalendarsOf(marketId, [after]),
    after.customer ? readPresent(marketId, after.customer) : null,
  ])
  const live = customer
    ? range
      ? addLiveBookings(marketId, customer, [{ ...after, dateEnd: range.last }])
      : endLiveBookings(marketId, customer, [after.id])
    : undefined
  return [
    ...calendars.map(calendar =>
      putCalendar(range ? take(calendar, range, todayIn(market), nowSeconds()) : release(calendar, after.id)),
    ),
    ...(live ? [live] : []),
  ]
}

/** Ends a booking of which nothing goes back: no refund is under way. */
export const endForNothing = async (market: Market, after: BookingRequest): Promise<Write[]> => [
  ...moveRequest(market.marketId, { ...after, status: 'refund_initiated' }, 'returned'),
  ...(await endBooking(market, after)),
  ...moneyMoved(market, {
    what: 'owed',
    by: 'card',
    amount: 0,
    currency: market.currencyCode,
    event: `${after.id}.${after.version + 1}`,
    bookings: [after.id],
  }),
]

/** Money in minor units. `said`: what staff wrote about it, or how its buyer ended it. */
export const noteRefund = (
  { marketId, country }: Market,
  caller: Pick<Staff, 'username'>,
  before: BookingRequest,
  after: BookingRequest,
  said: Record<string, unknown> = {},
): Write[] =>
  audit(marketId, country, {
    caller,
    kind: 'booking',
    id: before.id,
    name: bookingName(before),
    before: noted(before),
    after: { ...noted(after), ...said },
  })

const noted = ({ status, refundedAmount = 0, addonsRefunded, freedFrom: day }: BookingRequest) => ({
  requestStatus: status,
  refundedAmount,
  addonsRefunded,
  freedFrom: day ?? null,
})
