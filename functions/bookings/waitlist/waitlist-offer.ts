/** What the links of the waitlist do: show what is offered, take it, decline it, leave the line. */
import { bookingReserved } from '#events/bookings.ts'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { HOLD_SECONDS, MOST_IN_CART } from '#shared/bookings/rules.ts'
import type { waitlistCalls } from '#shared/bookings/visitors-waitlist-calls.ts'
import { type LineEnd, leaveLink, offerLink } from '#shared/bookings/waitlist.ts'
import { isOfferHold, offerState, takenUntil } from '#shared/bookings/waitlist-offer.ts'
import { refuse } from '#shared/kit/refusal.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { rangeOf, take } from '#shared/shelves/calendar.ts'
import { openingDaysOf } from '#shared/shelves/opening-days.ts'
import { readCustomer } from '../../customers/table/customer.ts'
import { widestMark } from '../../kit/address.ts'
import { nowSeconds, todayIn } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { newToken } from '../../kit/ids.ts'
import { readLinkOf } from '../../kit/link.ts'
import { emit } from '../../kit/outbox.ts'
import { commit, retryOnConflict } from '../../kit/table.ts'
import { type Market, readMarket } from '../../markets/table/market.ts'
import { putCalendar, readCalendarsOf } from '../../shelves/table/calendar.ts'
import { reservedAnswer } from '../answers/reserved-answer.ts'
import { toResponse } from '../answers/to-response.ts'
import { checkMayBook } from '../quote/quote.ts'
import { taken } from '../quote/request-for.ts'
import { endOfStaffsHold } from '../reserve/end-of-staffs-hold.ts'
import { CartFull, dropEndedHolds, HolderFull } from '../reserve/hold-limits.ts'
import { addToCart } from '../table/cart.ts'
import { addHeldBy } from '../table/holder.ts'
import { type BookingRequest, putRequest, readRequests } from '../table/request.ts'
import { changeLine, type Line, type Place, readHeld, readLine, without } from '../table/waitlist.ts'
import { countWaited } from '../table/waitlist-counts.ts'
import { leaveLine } from './leave-line.ts'

interface Offered {
  line: Line
  place: Place
  /** The hold. */
  request: BookingRequest
  /** Until when it can be taken. */
  until: Seconds
}

/**
 * The offer of a link. Refuses `link_invalid`, and `waitlist_offer_over` when it was taken, declined or lapsed, or staff
 * have deleted its hold or made a booking of it.
 */
const offeredBy = async (settings: Market, token: string): Promise<Offered> => {
  const { marketId: market, timeZone } = settings
  const link = await readLinkOf(market, token, offerLink)
  const [line, [request]] = await Promise.all([
    readLine(market, link.shelfType),
    readRequests(market, [link.bookingRequest]),
  ])
  const place = line.places.find(({ id }) => id === link.place)
  if (!request || place?.offer?.bookingRequest !== link.bookingRequest || !isOfferHold(request))
    throw refuse(bookingRefusals.waitlist_offer_over)
  const until = takenUntil(request, timeZone, openingDaysOf(settings))
  if (nowSeconds() >= until) throw refuse(bookingRefusals.waitlist_offer_over)
  return { line, place, request, until }
}

/** Staff may have named a customer on the hold. The reader of a link learns nothing of them. */
const NOBODY = { customer: null, customerEmail: null, buyer: null }

/** Refuses `link_invalid`, `waitlist_offer_over`. */
export const readOffer: Verb<typeof waitlistCalls.readOffer> = async ({ market, query }) => {
  const { request, until } = await offeredBy(await readMarket(market), query.token)
  const { byStaff: _hold, ...shown } = { ...request, ...NOBODY }
  return {
    bookingRequest: { ...toResponse(shown, nowSeconds()), customerName: null, txId: null },
    until,
  }
}

/** Refuses `link_invalid`, `waitlist_offer_over`. */
export const declineOffer: Verb<typeof waitlistCalls.declineOffer> = async ({ market, body }) => {
  const settings = await readMarket(market)
  await retryOnConflict(async () => {
    const { line, place, request } = await offeredBy(settings, body.token)
    await commit(await leaveLine(market, line, { place, held: request }, 'letGo'))
  })
}

/** How a place ends when its owner leaves by the link. Staff may have booked the held shelf since the last round. */
const endOf = ({ offer }: Place, held: BookingRequest | undefined): LineEnd => {
  if (!offer) return 'missed'
  return offerState(held, nowSeconds()) === 'booked' ? 'taken' : 'letGo'
}

/** Leaves the line, with or without an offer. Does nothing when the place is gone already. Refuses `link_invalid`. */
export const leaveWaitlist: Verb<typeof waitlistCalls.leaveWaitlist> = async ({ market, body }) => {
  const link = await readLinkOf(market, body.token, leaveLink)
  await retryOnConflict(async () => {
    const line = await readLine(market, link.shelfType)
    const place = line.places.find(({ id }) => id === link.place)
    if (!place) return
    const held = (await readHeld(market, [place])).get(place.id)
    await commit(await leaveLine(market, line, { place, held }, endOf(place, held)))
  })
}

/**
 * Makes the offered hold a reservation of 900 seconds in the visitor's cart, and takes its place out of the line: three
 * reads and one transaction. Refuses `link_invalid`, `waitlist_offer_over`, `cart_full`, `too_many_holds`,
 * `online_booking_off`, `not_enabled`.
 */
export const takeOffer: Verb<typeof waitlistCalls.takeOffer> = async call => {
  const { market, body, caller, idempotency } = call
  const [settings, customer, holder] = await Promise.all([
    readMarket(market),
    caller.kind === 'customer' ? readCustomer(market, caller.userNumber) : null,
    caller.kind === 'customer' ? caller.userNumber : widestMark(market, call.address),
  ])
  checkMayBook(settings, caller)
  const token = body.cartToken ?? newToken()
  const userNumber = customer?.userNumber ?? null
  return retryOnConflict(async () => {
    const now = nowSeconds()
    const { line, place, request: held } = await offeredBy(settings, body.token)
    const [[calendar], ended] = await Promise.all([
      readCalendarsOf(market, [held]),
      endOfStaffsHold(market, held),
    ])
    if (!calendar || !rangeOf(calendar, held.id)) throw refuse(bookingRefusals.waitlist_offer_over)
    const request = asReservation(held, { token, customer, now })
    const answer = reservedAnswer(request)
    await commit([
      ...idempotency.record(answer),
      addToCart(market, token, request.id, {
        most: Math.min(MOST_IN_CART, settings.mostInCart),
        now,
        customer: userNumber,
        onConditionFailed: new CartFull(),
      }),
      addHeldBy(market, holder, [request.id], { now, onConditionFailed: new HolderFull() }),
      putCalendar(take(calendar, taken(request), todayIn(settings), now)),
      ...putRequest(market, request),
      ...ended,
      emit(market, bookingReserved, { bookingRequest: request.id, expiresOn: request.expiresOn }),
      ...changeLine(market, line, without(line, place.id)),
      countWaited(market, line.shelfType, place, 'taken'),
    ]).catch(dropEndedHolds(market, { token, holder, customer: userNumber }))
    return answer
  })
}

/**
 * Makes the hold of an offer the visitor's own reservation, which begins now. A customer whom staff named on it has it
 * no more.
 */
const asReservation = (
  { byStaff: _hold, ...held }: BookingRequest,
  at: { token: string; customer: { userNumber: string; email: string } | null; now: number },
): BookingRequest => ({
  ...held,
  ...NOBODY,
  kind: 'request',
  cartToken: at.token,
  ...(at.customer ? { customer: at.customer.userNumber, customerEmail: at.customer.email } : {}),
  createdTs: at.now,
  statusTs: at.now,
  expiresOn: at.now + HOLD_SECONDS,
})
