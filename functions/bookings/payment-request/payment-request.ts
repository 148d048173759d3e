/** Staff ask for the money of a booking that stands (D33). */
import { paymentAsked } from '#events/bookings.ts'
import { askedUntil } from '#shared/bookings/payment-request.ts'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import type { paymentRequestCalls } from '#shared/bookings/staff-payment-request-calls.ts'
import { requestsCalls } from '#shared/bookings/staff-requests-calls.ts'
import { isAskedFor, requestMachine, SHELF_BOOKING } from '#shared/bookings/states.ts'
import { shelfStatusOf } from '#shared/bookings/takes-shelf.ts'
import { moved } from '#shared/kit/machine.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { inputRefusals } from '#shared/kit/refusals.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { marketRefusals } from '#shared/markets/refusals.ts'
import { openingDaysOf } from '#shared/shelves/opening-days.ts'
import { addressNow } from '../../customers/table/customer.ts'
import type { Staff } from '../../kit/caller.ts'
import { nowSeconds } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { newToken } from '../../kit/ids.ts'
import { emit } from '../../kit/outbox.ts'
import { staffMails } from '../../kit/staff-mails.ts'
import { commit, retryOnConflict, TryAgain, type Write } from '../../kit/table.ts'
import { checkVersion } from '../../kit/version.ts'
import { canTakeBookings, type Market, readMarket } from '../../markets/table/market.ts'
import { toStaffsRequest } from '../answers/to-staffs-request.ts'
import { rebook } from '../plan/rebook.ts'
import { addToCart, endInCart } from '../table/cart.ts'
import { type BookingRequest, readRequest, readRequests } from '../table/request.ts'

type Send = typeof paymentRequestCalls.sendPaymentRequest

/**
 * Puts the booking into a cart of its own, whose token only the mailed link has, and asks for its money. When it is asked
 * for already, mails the same link once more. Refuses `changed_meanwhile`, `status_not_possible` unless the customer has
 * not paid, `no_mail_address` without a customer, `online_booking_off`, `too_many_mails`, and `invalid` for an end that is
 * over. By the link of a booking that costs nothing its customer agrees to it, without the card provider (D62).
 */
export const sendPaymentRequest: Verb<Send> = async ({ market, caller, params, body, idempotency }) => {
  const settings = await readMarket(market)
  return retryOnConflict(async () => {
    const before = await readRequest(market, params.id)
    checkVersion(body.version, toStaffsRequest(before), requestsCalls.readRequest)
    const email = await addressNow(market, before.customer, before.customerEmail)
    const after = asked(settings, before, { ...body, email })
    const answer = {
      bookingRequest: after.id,
      status: 'payment_request' as const,
      validUntil: after.askedUntil ?? 0,
      version: before.version + 1,
    }
    await commit([
      ...idempotency.record(answer),
      ...(await rebook(settings, caller, [{ before, after }])),
      ...(before.cartToken === after.cartToken ? [mailLink(market, after)] : askWrites(market, after)),
      ...(await staffMails(market)),
    ])
    return answer
  })
}

/** A booking whose money is asked for. */
export const asked = (
  market: Market,
  before: BookingRequest,
  { email, validUntil }: { email: string | null; validUntil?: Seconds | undefined },
): BookingRequest => {
  const now = nowSeconds()
  if (validUntil !== undefined && validUntil <= now)
    throw refuseFields({ validUntil: [inputRefusals.invalid] })
  if (!canTakeBookings(market)) throw refuse(marketRefusals.online_booking_off)
  const isAsked = isAskedFor(before.status)
  if (!isAsked && shelfStatusOf(before) !== SHELF_BOOKING.bookedNotPaid)
    throw refuse(bookingRefusals.status_not_possible)
  if (!before.customer || !email) throw refuse(bookingRefusals.no_mail_address)
  const until = validUntil ?? (isAsked ? before.askedUntil : undefined) ?? defaultEnd(market, before, now)
  return isAsked
    ? { ...before, askedTs: now, askedTo: email, askedUntil: until }
    : {
        ...before,
        askedTs: now,
        askedTo: email,
        status: moved(requestMachine, before.status, 'ask'),
        statusTs: now,
        cartToken: newToken(),
        askedUntil: until,
        hasLapsed: false,
      }
}

const defaultEnd = (market: Market, { dateStart }: BookingRequest, now: Seconds): Seconds =>
  askedUntil(dateStart, {
    timeZone: market.timeZone,
    days: market.paymentRequestDays,
    opening: openingDaysOf(market),
    now,
  })

/** What goes with a booking whose money is asked for: its own cart, and the mail. */
export const askWrites = (market: string, booking: BookingRequest): Write[] => [
  inOwnCart(market, booking),
  mailLink(market, booking),
]

const mailLink = (market: string, { id }: BookingRequest): Write =>
  emit(market, paymentAsked, { bookingRequest: id })

/** The cart outlives the request: who pays at the last moment still sees the receipt. */
const inOwnCart = (
  market: string,
  { id, cartToken, customer, askedUntil: until = 0 }: BookingRequest,
): Write =>
  addToCart(market, cartToken, id, { most: 1, now: until, customer, onConditionFailed: new TryAgain() })

/** The request is taken back, or its time is over: the booking stands and is not paid. */
const notAsked = (before: BookingRequest, hasLapsed: boolean): BookingRequest => ({
  ...before,
  status: moved(requestMachine, before.status, 'retract'),
  statusTs: nowSeconds(),
  cartToken: '',
  txId: null,
  hasLapsed,
})

/** The cart of a request that is over counts nothing any more. */
const outOfCart = (market: string, { id, cartToken }: BookingRequest): Write =>
  endInCart(market, cartToken, [id], nowSeconds())

/** Refuses `status_not_possible` when no payment request is out, `not_found`. */
export const withdrawPaymentRequest: Verb<typeof paymentRequestCalls.withdrawPaymentRequest> = async ({
  market,
  caller,
  params,
}) => changed(market, caller, params.id, before => notAsked(before, false))

/** Refuses `changed_meanwhile`, `status_not_possible` when no payment request is out, `not_found`. */
export const settlePaymentRequest: Verb<typeof paymentRequestCalls.settlePaymentRequest> = async ({
  market,
  caller,
  params,
  body,
}) =>
  changed(market, caller, params.id, before => {
    checkVersion(body.version, toStaffsRequest(before), requestsCalls.readRequest)
    return {
      ...before,
      status: moved(requestMachine, before.status, 'settle'),
      statusTs: nowSeconds(),
      paidTs: nowSeconds(),
      txId: null,
      hasLapsed: false,
      ...(before.byStaff ? { byStaff: { ...before.byStaff, status: SHELF_BOOKING.bookedAndPaid } } : {}),
    }
  })

const changed = async (
  market: string,
  caller: Pick<Staff, 'username'>,
  id: string,
  change: (before: BookingRequest) => BookingRequest,
) => {
  const settings = await readMarket(market)
  return retryOnConflict(async () => {
    const before = await readRequest(market, id)
    if (!isAskedFor(before.status)) throw refuse(bookingRefusals.status_not_possible)
    const after = change(before)
    await commit([...(await rebook(settings, caller, [{ before, after }])), outOfCart(market, before)])
    return toStaffsRequest({ ...after, version: before.version + 1 })
  })
}

/**
 * Ends a request whose time is over. Returns its end when that is still to come, in Unix seconds. While a card window is
 * open, nothing happens: the money that may arrive is taken.
 */
export const lapse = async (market: string, id: string): Promise<Seconds | undefined> => {
  const settings = await readMarket(market)
  return retryOnConflict(async () => {
    const [before] = await readRequests(market, [id])
    if (before?.status !== 'payment_request' || before.askedUntil === undefined) return undefined
    if (nowSeconds() < before.askedUntil) return before.askedUntil
    const after = notAsked(before, true)
    await commit([...(await rebook(settings, null, [{ before, after }])), outOfCart(market, before)])
    return undefined
  })
}
