/**
 * The one verb that settles a payment: confirm, webhook and the end of a hold all come here, in any order and as
 * often as they like. It asks the provider; the browser's word and the webhook's are only a reason to ask.
 */
import { bookingsPaid } from '#events/bookings.ts'
import { customerCreated } from '#events/customers.ts'
import { refundRequested } from '#events/payments.ts'
import { isReplaced } from '#shared/bookings/rules.ts'
import { dayIn } from '#shared/kit/day.ts'
import { moved } from '#shared/kit/machine.ts'
import { sum } from '#shared/kit/money.ts'
import { allHeld, allocateAll, isWanted, type RefundReason, refundReason } from '#shared/payments/rules.ts'
import { paymentMachine } from '#shared/payments/states.ts'
import { endInCart } from '../bookings/table/cart.ts'
import { countPending } from '../bookings/table/pending.ts'
import { type BookingRequest, moveRequest, readRequests } from '../bookings/table/request.ts'
import { putShelfBooking } from '../bookings/table/shelf-booking.ts'
import { now, nowSeconds } from '../kit/clock.ts'
import { newId } from '../kit/ids.ts'
import { log } from '../kit/log.ts'
import { emit } from '../kit/outbox.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { putCalendar, readCalendars, readCalendarsOf, type ShelfCalendar } from '../shelves/table/calendar.ts'
import { buyerOf } from './guest-to-customer.ts'
import { type Outcome, providerFor } from './provider.ts'
import { type Payment, putPayment, readPayment } from './table/payment.ts'

/** Who has paid waits rather longer than is told to come back: all new customers of a market take a number in turn. */
const RETRY_MS = 12_000

export interface Settled {
  payment: Payment
  outcome: Outcome
}

/**
 * Asks the provider how a payment ended and books what was paid. Throws `ProviderDown` when it does not answer.
 * Refuses 404 `not_found`, 503 `busy`.
 */
export const settle = async (marketId: string, txId: string): Promise<Settled> => {
  const [market, payment] = await Promise.all([readMarket(marketId), readPayment(marketId, txId)])
  if (payment.status === 'paid') return { payment, outcome: paidAs(payment) }
  if (!payment.sessionId) return { payment, outcome: { kind: 'none' } }
  const provider = await providerFor(market)
  const outcome = await provider.outcomeOf(payment.sessionId)
  if (outcome.kind !== 'paid') return { payment, outcome }
  return { payment: await retryOnConflict(() => book(market, txId, outcome), RETRY_MS), outcome }
}

type Paid = Extract<Outcome, { kind: 'paid' }>

const paidAs = ({ transactionId, amount, currency }: Payment): Paid => ({
  kind: 'paid',
  transactionId: transactionId ?? '',
  amount,
  currency,
})

/** The money is there: each request gets a shelf, or its money goes back (D14). One transaction. */
const book = async (market: Market, txId: string, money: Paid): Promise<Payment> => {
  const payment = await readPayment(market.marketId, txId)
  if (payment.status === 'paid') return payment
  const at = { today: dayIn(market.timeZone, now()), now: nowSeconds() }
  const asked = await readRequests(market.marketId, payment.bookingIds)
  const isAmount = isWhatWasAsked(payment, money)
  const parents = await parentsOfLate(market.marketId, asked)
  const isSold = ({ id, parentBookingRequest: parent }: BookingRequest) =>
    isAmount && !isReplaced(id, parents.get(parent ?? '')?.children ?? {})
  // What another payment has paid, or is about to pay, is not touched; only this one's money goes back.
  const requests = asked
    .map(request => (isSold(request) ? request : { ...request, letGo: true }))
    .filter(request => isWanted(request) || isItsOwn(request, txId))
  const before = await shelvesFor(market.marketId, requests)
  const { stands, shelves } = allocateAll(requests, before, at)
  const booked = requests.flatMap(request => {
    const shelf = stands.get(request.id)
    return shelf ? [{ ...request, shelf }] : []
  })
  const lost = payment.bookingIds.filter(id => !stands.has(id))
  const why = isAmount ? refundReason(lost.map(id => asked.find(request => request.id === id))) : 'amount'
  const buyer = await buyerOf(market, payment, booked.length > 0)
  const paid: Payment = {
    ...payment,
    status: moved(paymentMachine, payment.status, 'pay'),
    transactionId: money.transactionId,
    paidTs: at.now,
    buyer: { ...payment.buyer, userNumber: buyer.userNumber },
    refunds: lost.length ? { [newId()]: refundFor(money, booked, lost, why) } : {},
  }
  await commit([
    putPayment(market.marketId, paid),
    ...shelves.filter(shelf => !before.includes(shelf)).map(putCalendar),
    ...booked.flatMap(request => bookedWrites(market.marketId, request, paid, parents)),
    ...requests
      .filter(({ id }) => lost.includes(id))
      .flatMap(request => moveRequest(market.marketId, { ...request, txId }, 'refund')),
    endInCart(market.marketId, payment.cartToken, payment.bookingIds, at.now),
    ...buyer.writes,
    ...told(market.marketId, paid, booked, buyer.isNew),
  ])
  return paid
}

/** Another amount than was asked for buys nothing: it goes back, and staff see it in the log. */
const isWhatWasAsked = ({ txId, amount, currency }: Payment, money: Paid): boolean => {
  const isAsked = money.amount === amount && money.currency === currency
  if (!isAsked) log.error('the provider took another amount than was asked for', { txId })
  return isAsked
}

/** Its own shelves are enough while they are held; else all shelves of the types are looked at. */
const shelvesFor = async (market: string, requests: readonly BookingRequest[]): Promise<ShelfCalendar[]> => {
  const own = await readCalendarsOf(market, requests)
  if (allHeld(requests, own)) return own
  const types = [...new Set(requests.filter(isWanted).map(request => request.shelfType.id))]
  return (await Promise.all(types.map(type => readCalendars(market, type, { surely: true })))).flat()
}

/** Nobody else has paid the request or is about to. */
const isItsOwn = ({ status, txId: own }: BookingRequest, txId: string): boolean =>
  status === 'expired' || status === 'reserved' || (status === 'payment_initiated' && own === txId)

/** The bookings that late extensions lengthen: they may have been lengthened by others meanwhile. */
const parentsOfLate = async (
  market: string,
  requests: readonly BookingRequest[],
): Promise<Map<string, BookingRequest>> => {
  const ids = requests.flatMap(({ status, parentBookingRequest: parent }) =>
    parent && status === 'expired' ? [parent] : [],
  )
  return new Map((await readRequests(market, ids)).map(parent => [parent.id, parent]))
}

const bookedWrites = (
  market: string,
  request: BookingRequest,
  payment: Payment,
  parents: ReadonlyMap<string, BookingRequest>,
): Write[] => {
  const paid: BookingRequest = {
    ...request,
    kind: 'booking',
    txId: payment.txId,
    customer: payment.buyer.userNumber,
    customerEmail: payment.buyer.email,
    buyer: { name: payment.buyer.name, phone: payment.buyer.phone },
    paidTs: payment.paidTs,
  }
  const parent = parents.get(request.parentBookingRequest ?? '')
  return [...moveRequest(market, paid, 'pay', parent?.version), putShelfBooking(market, paid)]
}

/** All that bought nothing: counted from what was booked, for a request that ended long ago is not there any more. */
const refundFor = (
  money: Paid,
  booked: readonly BookingRequest[],
  lost: readonly string[],
  reason: RefundReason,
) => ({
  amount: money.amount - sum(booked.map(({ totalPrice }) => totalPrice)),
  bookingRequests: [...lost],
  reason,
  status: 'requested' as const,
})

const told = (
  market: string,
  payment: Payment,
  booked: readonly BookingRequest[],
  isNew: boolean,
): Write[] => {
  const { txId, language, buyer } = payment
  const userNumber = buyer.userNumber ?? ''
  const paid = { txId, bookingRequests: booked.map(({ id }) => id), userNumber, language }
  return [
    ...(booked.length ? [countPending(market, booked.length), emit(market, bookingsPaid, paid)] : []),
    ...(isNew
      ? [emit(market, customerCreated, { userNumber, email: buyer.email, name: buyer.name, language })]
      : []),
    ...Object.keys(payment.refunds).map(refund => emit(market, refundRequested, { txId, refund })),
  ]
}
