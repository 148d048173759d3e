import { bookingsPaid } from '#events/bookings.ts'
import { refundRequested } from '#events/payments.ts'
import { commissionPercent } from '#shared/bookings/commission.ts'
import { isReplaced } from '#shared/bookings/rules.ts'
import { requestMachine, SHELF_BOOKING } from '#shared/bookings/states.ts'
import { needsBeginWish } from '#shared/bookings/withdrawal.ts'
import { dayIn } from '#shared/kit/day.ts'
import { moved } from '#shared/kit/machine.ts'
import { sum } from '#shared/kit/money.ts'
import { type Minor, type Seconds, toMillis } from '#shared/kit/units.ts'
import {
  allHeld,
  allocateAll,
  dividePaid,
  isOwed,
  type RefundReason,
  refundReason,
} from '#shared/payments/rules.ts'
import { paymentMachine } from '#shared/payments/states.ts'
import { release } from '#shared/shelves/calendar.ts'
import { moneyMoved } from '../balances/table/money-moved.ts'
import { endInCart, payInCart } from '../bookings/table/cart.ts'
import { type BookingRequest, moveRequest, readRequests } from '../bookings/table/request.ts'
import { addLiveBookings } from '../customers/table/live-bookings.ts'
import { readLogin } from '../identity/table/login.ts'
import { nowSeconds, todayIn } from '../kit/clock.ts'
import { newId } from '../kit/ids.ts'
import { log } from '../kit/log.ts'
import { emit } from '../kit/outbox.ts'
import { commit, type Write } from '../kit/table.ts'
import type { Market } from '../markets/table/market.ts'
import { putCalendar, readCalendars, readCalendarsOf, type ShelfCalendar } from '../shelves/table/calendar.ts'
import { bookingsOfOthers } from './bookings-of-others.ts'
import { ownerOf } from './owner.ts'
import { type Parent, parentsOf } from './parents.ts'
import type { Outcome } from './provider.ts'
import { type Payment, putPayment } from './table/payment.ts'

export type Paid = Extract<Outcome, { kind: 'paid' }>

/** What a payment bought. */
export interface Booked {
  payment: Payment
  /**
   * Its booking requests for the answer, without those that were deleted: booked ones are `paid` and have their shelf,
   * the others are as they were before. Undefined when the payment was booked before.
   */
  requests?: BookingRequest[]
}

/**
 * Books a paid payment in one transaction: each request gets a shelf, or its money is refunded (D14). Throws `TryAgain`
 * when the payment is no longer as it was read.
 */
export const book = async (market: Market, payment: Payment, money: Paid): Promise<Booked> => {
  if (payment.status === 'paid') return { payment }
  const { txId } = payment
  const at = { today: todayIn(market), now: nowSeconds() }
  const [asked, login] = await Promise.all([
    readRequests(market.marketId, payment.bookingIds),
    payment.buyer.userNumber ? undefined : readLogin(market.marketId, payment.buyer.email),
  ])
  // Staff may have changed the price of their booking while an older card window was open.
  const isPrice = asked.every(request => !isOwed(request) || request.totalPrice === payment.amount)
  const isAmount = isPrice && money.amount === payment.amount && money.currency === payment.currency
  if (!isAmount) log.error('the provider took another amount than was asked for', { txId })
  const parents = await parentsOf(market.marketId, asked)
  const others = await bookingsOfOthers(market.marketId, payment, asked)
  // A payment of another amount buys nothing.
  const isSold = (request: BookingRequest) => {
    const parent = parents.get(request.parentBookingRequest ?? '')
    return isAmount && !others.has(request.id) && !(parent && isOver(request, parent, at.now))
  }
  const { toBook, toRelease } = dividePaid(asked, txId, isSold)
  const before = await shelvesFor(market.marketId, toBook, toRelease)
  const released = before.map(shelf => toRelease.reduce((rest, { id }) => release(rest, id), shelf))
  const { allocated, shelves } = allocateAll(toBook, released, at)
  const booked = toBook.flatMap(request => {
    const shelf = allocated.get(request.id)
    return shelf ? [{ ...request, shelf }] : []
  })
  const lost = payment.bookingIds.filter(id => !allocated.has(id))
  const why = isAmount ? refundReason(lost.map(id => asked.find(request => request.id === id))) : 'amount'
  const refund = refundFor(money, booked, lost, why, at.now)
  const owner = await ownerOf(market, payment, booked, login)
  const paid: Payment = {
    ...payment,
    status: moved(paymentMachine, payment.status, 'pay'),
    transactionId: money.transactionId,
    ...(money.card ? { card: money.card } : {}),
    paidTs: at.now,
    nextLookTs: null,
    buyer: owner.buyer,
    refunds: refund.amount > 0 ? { [newId()]: refund } : {},
  }
  await commit([
    putPayment(market.marketId, paid),
    ...shelves.filter(shelf => !before.includes(shelf)).map(putCalendar),
    ...booked.flatMap(request => bookedWrites(market, request, paid, parents)),
    ...[...toBook, ...toRelease]
      .filter(({ id }) => lost.includes(id))
      .flatMap(request => lose(market.marketId, { ...request, txId }, refund.amount)),
    // A booking that staff asked the money for stands, whatever became of this payment.
    ...asked
      .filter(request => request.status === 'payment_request_payment_initiated')
      .filter(request => request.txId === txId && lost.includes(request.id))
      .flatMap(request => moveRequest(market.marketId, { ...request, txId: null }, 'close')),
    cartWrite(market.marketId, payment, booked, at.now),
    ...otherCarts(market.marketId, payment, booked, at.now),
    ...liveWrites(market.marketId, paid, booked),
    ...owner.writes,
    ...moneyWrites(market, paid, money),
    ...paidEvents(market.marketId, paid, booked),
  ])
  const bought = new Map(
    booked.map(request => [request.id, { ...request, status: moved(requestMachine, request.status, 'pay') }]),
  )
  return { payment: paid, requests: asked.map(request => bought.get(request.id) ?? request) }
}

/** Ends a request that lost its shelf: the payment is refunded, or the request expires when it cost nothing. */
const lose = (market: string, request: BookingRequest, amount: Minor): Write[] => {
  if (amount > 0) return moveRequest(market, request, 'refund')
  return request.status === 'expired' ? [] : moveRequest(market, request, 'expire')
}

/**
 * An extension can no longer be had: another has replaced it, its booking was ended or handed on since, or was moved
 * after the hold had ended.
 */
const isOver = (
  { id, createdTs, dateStart, expiresOn, byStaff }: BookingRequest,
  parent: Parent,
  now: Seconds,
): boolean =>
  isReplaced(id, parent.extensions) ||
  createdTs <= (parent.handedOnTs ?? 0) ||
  (!byStaff && (!parent.stands || (now >= expiresOn && dateStart !== parent.extensionStart)))

const cartWrite = (
  market: string,
  { cartToken, bookingIds }: Payment,
  booked: readonly BookingRequest[],
  at: Seconds,
): Write => {
  const lastDay = booked
    .map(({ dateEnd }) => dateEnd)
    .toSorted()
    .at(-1)
  return lastDay
    ? payInCart(market, cartToken, bookingIds, lastDay)
    : endInCart(market, cartToken, bookingIds, at)
}

/**
 * Staff have asked for the money once more since this payment was opened: the cart of that request has nothing left to
 * pay.
 */
const otherCarts = (
  market: string,
  { cartToken }: Payment,
  booked: readonly BookingRequest[],
  at: Seconds,
): Write[] =>
  booked
    .filter(request => request.cartToken && request.cartToken !== cartToken)
    .map(request => endInCart(market, request.cartToken, [request.id], at))

/** The bookings count as the customer's, who cannot be deleted while they run (D36). */
const liveWrites = (market: string, { buyer }: Payment, booked: readonly BookingRequest[]): Write[] =>
  buyer.userNumber && booked.length ? [addLiveBookings(market, buyer.userNumber, booked)] : []

/** The shelves that the requests hold. When one to book no longer holds its shelf, all shelves of the types too. */
const shelvesFor = async (
  market: string,
  toBook: readonly BookingRequest[],
  toRelease: readonly BookingRequest[],
): Promise<ShelfCalendar[]> => {
  const own = await readCalendarsOf(market, [...toBook, ...toRelease])
  if (allHeld(toBook, own)) return own
  const types = [...new Set(toBook.map(request => request.shelfType.id))]
  const all = (await Promise.all(types.map(type => readCalendars(market, type, { consistent: true })))).flat()
  return [...all, ...own.filter(({ shelf }) => !all.some(other => other.shelf.id === shelf.id))]
}

/** The wish to begin is of those bookings alone that start while the right of withdrawal runs. */
const wished = (
  market: Market,
  { dateStartCustomer }: BookingRequest,
  { beginWishTs, paidTs }: Payment,
): Pick<BookingRequest, 'beginWishTs'> => {
  if (beginWishTs === undefined || paidTs === null) return {}
  const paidOn = dayIn(market.timeZone, toMillis(paidTs))
  return needsBeginWish(dateStartCustomer, paidOn, market) ? { beginWishTs } : {}
}

const bookedWrites = (
  market: Market,
  request: BookingRequest,
  payment: Payment,
  parents: ReadonlyMap<string, Parent>,
): Write[] => {
  const paid: BookingRequest = {
    ...request,
    kind: 'booking',
    commissionPercent: commissionPercent(market),
    ...wished(market, request, payment),
    cartToken: payment.cartToken,
    ...(request.byStaff
      ? { byStaff: { ...request.byStaff, status: SHELF_BOOKING.bookedAndPaidOnline }, hasLapsed: false }
      : {}),
    txId: payment.txId,
    customer: payment.buyer.userNumber,
    customerEmail: payment.buyer.email,
    buyer: { name: payment.buyer.name, phone: payment.buyer.phone },
    paidTs: payment.paidTs,
  }
  const parent = parents.get(request.parentBookingRequest ?? '')
  return moveRequest(market.marketId, paid, 'pay', parent?.version)
}

/**
 * The refund for what was not booked. The amount comes from what was booked, because an old request may be deleted
 * already.
 */
const refundFor = (
  money: Paid,
  booked: readonly BookingRequest[],
  lost: readonly string[],
  reason: RefundReason,
  at: Seconds,
) => ({
  amount: money.amount - sum(booked.map(({ totalPrice }) => totalPrice)),
  currency: money.currency,
  bookingRequests: [...lost],
  reason,
  status: 'requested' as const,
  requestedTs: at,
})

/** All that was taken, and what of it goes back at once. */
const moneyWrites = (
  market: Market,
  { txId, bookingIds, refunds }: Payment,
  { amount, currency }: Paid,
): Write[] => [
  ...moneyMoved(market, { what: 'paid', by: 'card', amount, currency, event: txId, bookings: bookingIds }),
  ...Object.entries(refunds).flatMap(([refund, { amount, currency, bookingRequests: bookings }]) =>
    moneyMoved(market, { what: 'owed', by: 'card', amount, currency, event: refund, bookings }),
  ),
]

const paidEvents = (market: string, payment: Payment, booked: readonly BookingRequest[]): Write[] => {
  const { txId, language, buyer } = payment
  const userNumber = buyer.userNumber ?? ''
  const paid = { txId, bookingRequests: booked.map(({ id }) => id), userNumber, language }
  return [
    ...(booked.length ? [emit(market, bookingsPaid, paid)] : []),
    ...Object.keys(payment.refunds).map(refund => emit(market, refundRequested, { txId, refund })),
  ]
}
