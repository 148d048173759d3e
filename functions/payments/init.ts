import { paymentOpened } from '#events/payments.ts'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { HOLD_SECONDS } from '#shared/bookings/rules.ts'
import { isAskedFor, isHeld } from '#shared/bookings/states.ts'
import type { Returned } from '#shared/kit/contract.ts'
import { next } from '#shared/kit/machine.ts'
import { sum } from '#shared/kit/money.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals, inputRefusals } from '#shared/kit/refusals.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { checkEnabled } from '#shared/markets/features.ts'
import { marketRefusals } from '#shared/markets/refusals.ts'
import type { paymentsContract } from '#shared/payments/contract.ts'
import { paymentRefusals } from '#shared/payments/refusals.ts'
import { costsNothing, windowEnds } from '#shared/payments/rules.ts'
import { isOpen, paymentMachine } from '#shared/payments/states.ts'
import { holdUntil } from '#shared/shelves/calendar.ts'
import { type BookingRequest, moveRequest, readRequests } from '../bookings/table/request.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Call, Verb } from '../kit/http.ts'
import { firstAnswer } from '../kit/idempotency.ts'
import { newId } from '../kit/ids.ts'
import { countTries, triesLeft } from '../kit/limit.ts'
import { counted, log } from '../kit/log.ts'
import { emit } from '../kit/outbox.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { canTakeBookings, type Market, readMarket } from '../markets/table/market.ts'
import { putCalendar, readCalendarsOf } from '../shelves/table/calendar.ts'
import { abandonPayment } from './abandon-payment.ts'
import { cartToPay } from './cart-of.ts'
import { ProviderFailed, providerFor } from './provider.ts'
import { newPayment, type Payment, putPayment, readPayment } from './table/payment.ts'
import { putSession } from './table/session.ts'
import { countAndRefuseKnown, whoPays } from './who-pays.ts'

type Init = typeof paymentsContract.init

/**
 * Opens a card payment: one transaction to prepare, a call to the provider, one transaction to finish. The same
 * requests and buyer get the payment that is already open. When the provider does not answer, the reservations are
 * left as they were. Where nothing is to pay it is not asked, and `confirm` books (D62). A booking that staff ask the
 * money for is paid by its link, or by its customer. Refuses `online_booking_off`, `link_invalid`,
 * `payment_request_paid`, `not_enabled`, `not_in_cart`, `reservation_expired`, `too_many_windows`, `customer_exists`,
 * `too_many_attempts`, `too_many_requests`, `invalid_phone`, `payment_provider_unavailable`.
 */
export const init: Verb<Init> = async call => {
  // Look up the key first: a key that was used for another body must open nothing.
  const first = await firstAnswer(call.idempotency)
  if (first) return first as Returned<Init>
  const market = await readMarket(call.market)
  if (!canTakeBookings(market)) throw refuse(marketRefusals.online_booking_off)
  if (call.caller.kind === 'customer') checkEnabled(market, 'customerAccessToBooking')
  const cartToken = await cartToPay(call)
  if (!cartToken) throw refuseFields({ cartToken: [inputRefusals.required] })
  const { payment, requests } = await retryOnConflict(() => prepare(call, market, cartToken))
  if (payment.sessionId) return answerOf(payment, payment.sessionId)
  const paymentId = costsNothing(payment) ? newId() : await openSession(market, payment, requests)
  const answer = answerOf(payment, paymentId)
  return retryOnConflict(async () => {
    const read = await readPayment(market.marketId, payment.txId)
    // Two tabs asked at once: both pay in the session that was opened first.
    if (read.sessionId) return answerOf(read, read.sessionId)
    const status = next(paymentMachine, read.status, 'opened') ?? read.status
    await commit([
      ...call.idempotency.record(answer),
      putPayment(market.marketId, { ...read, status, sessionId: paymentId }),
      putSession(market.marketId, paymentId, payment.txId, nowSeconds()),
    ])
    return answer
  })
}

const answerOf = (payment: Payment, paymentId: string): Returned<Init> =>
  costsNothing(payment) ? { paymentId, txId: null, free: true } : { paymentId, txId: payment.txId }

/** Marks the requests as being paid. Their shelves stay taken until the provider was asked for the outcome (D13). */
const prepare = async (call: Call<Init>, market: Market, cartToken: string) => {
  const { body, language } = call
  const at = nowSeconds()
  const requests = await payable(market.marketId, body.bookingIds, cartToken, at)
  const buyer = await whoPays(call, market, requests)
  await countAndRefuseKnown(call, market, cartToken, buyer)
  const same = await sameOpen(market.marketId, requests, buyer, body.beginWish === true)
  if (same) return { payment: same, requests }
  const open = await openPaymentsOf(market.marketId, requests, at)
  const expiresOn = Math.min(...requests.map(request => lookAt(request, at)))
  const payment: Payment = {
    txId: newId(),
    version: 0,
    status: 'opening',
    amount: sum(requests.map(({ totalPrice }) => totalPrice)),
    currency: market.currencyCode,
    bookingIds: requests.map(({ id }) => id),
    cartToken,
    buyer,
    ...(requests.some(({ isByLink }) => isByLink) ? { isByLink: true } : {}),
    language: body.language ?? language ?? market.language,
    account: market.cardAccount,
    sessionId: null,
    transactionId: null,
    createdTs: at,
    ...(body.beginWish ? { beginWishTs: at } : {}),
    paidTs: null,
    nextLookTs: expiresOn,
    refunds: {},
  }
  const calendars = await readCalendarsOf(market.marketId, requests)
  await commit([
    newPayment(market.marketId, payment),
    ...requests.flatMap(request =>
      moveRequest(market.marketId, opened(request, payment.txId, open, market), 'open'),
    ),
    ...calendars.map(calendar =>
      putCalendar(requests.reduce((rest, { id }) => holdUntil(rest, id, 0), calendar)),
    ),
    emit(market.marketId, paymentOpened, { txId: payment.txId, expiresOn }),
    ...(await freeBooking(call, payment)),
  ])
  return { payment, requests }
}

/** A booking for nothing mails an address that its guest typed, and costs them nothing to type another. */
const FREE_A_DAY = { what: 'free-bookings', who: 'all', most: 200, window: 86_400 }

/**
 * The write that counts a booking for nothing of a guest. Refuses `too_many_requests` beyond the free bookings of a
 * market and day; the operator hears of it.
 */
const freeBooking = async ({ market, caller }: Call<Init>, payment: Payment): Promise<Write[]> => {
  if (!costsNothing(payment) || caller.kind === 'customer') return []
  const full = refuse(commonRefusals.too_many_requests)
  if (await triesLeft(market, FREE_A_DAY)) return [countTries(market, FREE_A_DAY, 1, full)]
  log.warn('a market has unusually many free bookings', { market, ...counted('many-mails') })
  throw full
}

/** When the provider is asked how it went: at the end of the hold, or as long after for a booking that stands. */
const lookAt = ({ status, expiresOn }: BookingRequest, at: Seconds): Seconds =>
  isAskedFor(status) ? at + HOLD_SECONDS : expiresOn

/** No buyer has more card windows open on purpose. */
const MOST_WINDOWS = 10

/**
 * The payments in whose windows these requests may still be paid: a window that was cancelled stays open at the
 * provider until its time is over. Refuses `too_many_windows`.
 */
const openPaymentsOf = async (
  market: string,
  requests: readonly BookingRequest[],
  at: Seconds,
): Promise<string[]> => {
  const known = [...new Set(requests.flatMap(({ payments }) => payments))]
  const payments = await Promise.all(known.map(txId => readPayment(market, txId)))
  const open = payments
    .filter(({ status, createdTs }) => isOpen(status) || at < windowEnds(createdTs))
    .map(({ txId }) => txId)
  if (open.length >= MOST_WINDOWS) throw refuse(paymentRefusals.too_many_windows)
  return open
}

const opened = (
  request: BookingRequest,
  txId: string,
  open: readonly string[],
  { termsVersion }: Market,
): BookingRequest => ({
  ...request,
  termsVersion,
  txId,
  payments: [...request.payments.filter(other => open.includes(other)), txId],
})

/** The requests to pay. Refuses `not_in_cart`, `reservation_expired`. */
const payable = async (
  market: string,
  bookingIds: readonly string[],
  cartToken: string,
  at: Seconds,
): Promise<BookingRequest[]> => {
  const ids = [...new Set(bookingIds)]
  const requests = await readRequests(market, ids)
  if (requests.some(request => request.cartToken !== cartToken))
    throw refuseFields({ bookingIds: [bookingRefusals.not_in_cart] })
  const held = requests.filter(
    ({ status, expiresOn, isRemoved }) =>
      isAskedFor(status) || (isHeld(status) && at < expiresOn && !isRemoved),
  )
  if (held.length < ids.length) throw refuse(bookingRefusals.reservation_expired)
  return held
}

/** The open payment for exactly these requests, this buyer and this wish to begin, if there is one. */
const sameOpen = async (
  market: string,
  requests: readonly BookingRequest[],
  buyer: Payment['buyer'],
  hasWish: boolean,
): Promise<Payment | undefined> => {
  const [txId, ...others] = new Set(requests.map(request => request.txId))
  const isOpened = ({ status }: BookingRequest) =>
    status === 'payment_initiated' || status === 'payment_request_payment_initiated'
  if (!txId || others.length || !requests.every(isOpened)) return undefined
  const payment = await readPayment(market, txId)
  const isSame =
    payment.bookingIds.length === requests.length &&
    JSON.stringify(payment.buyer) === JSON.stringify(buyer) &&
    (payment.beginWishTs !== undefined) === hasWish
  return isOpen(payment.status) && isSame ? payment : undefined
}

const openSession = async (
  market: Market,
  payment: Payment,
  requests: readonly BookingRequest[],
): Promise<string> => {
  const provider = await providerFor(market, payment.account)
  try {
    return await provider.openSession({
      reference: payment.txId,
      amount: payment.amount,
      currency: payment.currency,
      description: `${market.visualName}: ${requests.map(({ shelf, dateStart }) => `${shelf.name} ${dateStart}`).join(', ')}`,
      email: payment.buyer.email,
      language: payment.language,
      expiresOn: windowEnds(payment.createdTs),
    })
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    log.warn('the card provider did not open a session', {
      market: market.marketId,
      txId: payment.txId,
      error,
    })
    // A repeated click may have opened the session in the meantime: keep it, because the buyer can pay in it.
    const { sessionId } = await abandonPayment(market.marketId, payment.txId, 'unopened')
    if (sessionId) return sessionId
    throw refuse(paymentRefusals.payment_provider_unavailable)
  }
}
