/** Changes of bookings, written into the calendars of their shelves: all of them, or none. */
import { bookingReserved } from '#events/bookings.ts'
import { bookingName, holderName } from '#shared/bookings/booking-name.ts'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { isPaidInShop } from '#shared/bookings/staff-booking.ts'
import { NO_END, takesShelf } from '#shared/bookings/takes-shelf.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { inTheWay, release, take } from '#shared/shelves/calendar.ts'
import { moneyMoved } from '../../balances/table/money-moved.ts'
import { addLiveBookings, endLiveBookings, readPresent } from '../../customers/table/live-bookings.ts'
import { audit } from '../../kit/audit.ts'
import { nowSeconds, todayIn } from '../../kit/clock.ts'
import { emit } from '../../kit/outbox.ts'
import type { Write } from '../../kit/table.ts'
import type { Market } from '../../markets/table/market.ts'
import { putCalendar, readCalendarsOf, type ShelfCalendar } from '../../shelves/table/calendar.ts'
import { asNoted } from '../answers/to-shelf-booking.ts'
import { type BookingRequest, newRequest, putRequest, readRequests, removeRequest } from '../table/request.ts'

/** A booking before and after; without `before` it is new, without `after` it is deleted. */
export type Change =
  | { before?: undefined; after: BookingRequest }
  | { before: BookingRequest; after?: BookingRequest | undefined }

/**
 * The writes of some changes at once, so that two bookings may change places: calendars, requests, the customers' live
 * bookings, timers of holds, audit. One read of the shelves' calendars. The caller is a member of staff, a tenant, or null
 * when a timer makes the change: then the audit notes nothing.
 * Refuses `error_booking_period_unavailable` with what stands in the way (`blockedBy`), `not_found` for a shelf that
 * is gone.
 */
export const rebook = async (
  settings: Market,
  caller: { username: string } | null,
  changes: readonly Change[],
): Promise<Write[]> => {
  const { marketId: market, country } = settings
  const now = nowSeconds()
  const today = todayIn(settings)
  const at = changes.flatMap(({ before, after }) => [before, after]).flatMap(one => (one ? [one] : []))
  const [read, live] = await Promise.all([readCalendarsOf(market, at), liveWrites(market, changes)])
  const without = read.map(calendar => at.reduce((rest, { id }) => release(rest, id), calendar))
  const after = new Map(without.map(calendar => [calendar.shelf.id, calendar]))
  const blockers = new Set<string>()
  for (const { after: booking } of changes) {
    const range = booking && takesShelf(booking)
    if (!range) continue
    const calendar = after.get(booking.shelf.id)
    if (!calendar) throw refuse(commonRefusals.not_found)
    for (const { by } of inTheWay(calendar, range.first, range.last, now)) blockers.add(by)
    after.set(booking.shelf.id, take(calendar, range, today, now))
  }
  if (blockers.size) throw await refuseTaken(market, [...blockers])
  return [
    ...read.flatMap(calendar => changedCalendar(calendar, after.get(calendar.shelf.id))),
    ...changes.flatMap(change => requestWrites(market, change)),
    ...live,
    ...changes.flatMap(change => moneyWrites(settings, change)),
    ...changes.flatMap(({ after: booking }) => (booking ? holdTimer(market, booking) : [])),
    ...(caller ? changes.flatMap(change => noted(market, country, caller, change)) : []),
  ]
}

const changedCalendar = (before: ShelfCalendar, after: ShelfCalendar | undefined): Write[] =>
  after && JSON.stringify(after.taken) !== JSON.stringify(before.taken) ? [putCalendar(after)] : []

const requestWrites = (market: string, { before, after }: Change): Write[] => {
  if (!after) return before ? removeRequest(market, before) : []
  return before ? putRequest(market, after) : newRequest(market, after)
}

/**
 * What was paid in the shop, or no longer is: staff say so, or change the price of what they said it of. A settlement that has
 * taken the price has posted it itself.
 */
const moneyWrites = (market: Market, { before, after }: Change): Write[] => {
  const paid = (booking: BookingRequest | undefined) =>
    booking && isPaidInShop(booking) && !booking.byStaff?.settlement ? booking.totalPrice : 0
  const amount = paid(after) - paid(before)
  const booking = after ?? before
  if (!booking || amount === 0) return []
  const { id } = booking
  // The version that this change writes.
  const event = `${id}.${before ? before.version + 1 : booking.version}`
  const { currencyCode: currency } = market
  return moneyMoved(market, { what: 'paid', by: 'shop', amount, currency, event, bookings: [id] })
}

/** Sets the timer of a hold that has an end. */
const holdTimer = (market: string, { id, status, expiresOn }: BookingRequest): Write[] =>
  status === 'reserved' && expiresOn !== NO_END
    ? [emit(market, bookingReserved, { bookingRequest: id, expiresOn })]
    : []

const noted = (
  market: string,
  country: Market['country'],
  caller: { username: string },
  { before, after }: Change,
): Write[] => {
  const booking = after ?? before
  return booking
    ? audit(market, country, {
        caller,
        kind: 'booking',
        id: booking.id,
        name: bookingName(booking),
        before: before && asNoted(before),
        after: after && asNoted(after),
      })
    : []
}

/**
 * The writes to the customers' live bookings: one a customer, because a transaction writes an item once. After a merge a
 * booking may still name the former customer, so the present one is read; a deleted customer has none. A customer who gets
 * a booking must still be there, else the transaction is tried again.
 */
const liveWrites = async (market: string, changes: readonly Change[]): Promise<Write[]> => {
  const former = new Set(changes.flatMap(({ before }) => (before?.customer ? [before.customer] : [])))
  const presents = new Map(
    await Promise.all([...former].map(async one => [one, await readPresent(market, one)] as const)),
  )
  const owned = changes.map(({ before, after }) => {
    const had = before?.customer ? presents.get(before.customer) : undefined
    return { before, after, had, has: after?.customer === before?.customer ? had : after?.customer }
  })
  const added = Map.groupBy(
    owned.flatMap(({ after, has }) => (after && has ? [{ ...after, has }] : [])),
    ({ has }) => has,
  )
  const left = Map.groupBy(
    owned.flatMap(({ before, had, has }) => (before && had && had !== has ? [{ id: before.id, had }] : [])),
    ({ had }) => had,
  )
  return [
    ...[...added].map(([customer, bookings]) => addLiveBookings(market, customer, bookings)),
    ...[...left]
      .filter(([customer]) => !added.has(customer))
      .map(([customer, bookings]) =>
        endLiveBookings(
          market,
          customer,
          bookings.map(({ id }) => id),
        ),
      ),
  ]
}

const refuseTaken = async (market: string, ids: readonly string[]) => {
  const bookings = await readRequests(market, ids)
  return refuse(bookingRefusals.error_booking_period_unavailable, {
    blockedBy: bookings.map(booking => ({
      id: booking.id,
      shelf: booking.shelf.name,
      dateStart: booking.dateStart,
      dateEnd: booking.dateEnd,
      name: holderName(booking),
    })),
  })
}
