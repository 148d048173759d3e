import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { statusNow } from '#shared/bookings/rules.ts'
import type { RequestStatus } from '#shared/bookings/states.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { paymentsContract } from '#shared/payments/contract.ts'
import { paymentRefusals } from '#shared/payments/refusals.ts'
import { costsNothing, isDecided } from '#shared/payments/rules.ts'
import { readRequests } from '../bookings/table/request.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { readMarket } from '../markets/table/market.ts'
import { cartOf } from './cart-of.ts'
import { outcomeForCaller } from './outcome-for-caller.ts'
import { confirmFree } from './record-outcome.ts'
import { type Payment, readPayment } from './table/payment.ts'
import { txOfSession } from './table/session.ts'

/**
 * Asks the provider for the outcome, or books what costs nothing, and answers what was booked. Idempotent. Refuses
 * `not_found`, `not_in_cart`, `payment_pending`, `payment_failed`, `payment_provider_unavailable`.
 */
export const confirm: Verb<typeof paymentsContract.confirm> = async call => {
  const { market, caller, body } = call
  const txId = await txOfSession(market, body.paymentId)
  if (!txId) throw refuse(commonRefusals.not_found)
  const [settings, read] = await Promise.all([readMarket(market), readPayment(market, txId)])
  const { cartToken, bookingIds, buyer } = read
  const isCustomers = caller.kind === 'customer' && buyer.userNumber === caller.userNumber
  const isTheirs = cartToken === (await cartOf(call, bookingIds)) || (isCustomers && !body.cartToken)
  if (!isTheirs || body.bookingIds.some(id => !bookingIds.includes(id))) {
    throw refuseFields({ bookingIds: [bookingRefusals.not_in_cart] })
  }
  const { payment, outcome, requests } = costsNothing(read)
    ? await confirmFree(settings, read)
    : await outcomeForCaller(settings, read)
  if (outcome.kind === 'pending') throw refuse(paymentRefusals.payment_pending)
  if (payment.status !== 'paid') throw refuse(paymentRefusals.payment_failed)
  const bought = requests ?? (await readRequests(market, payment.bookingIds))
  return {
    bookingRequests: bought.map(({ id, status, expiresOn, dateStart, dateEnd }) => ({
      id,
      status: refundStatus(payment, id) ?? statusNow(status, expiresOn, nowSeconds()),
      dateStart,
      dateEnd,
    })),
  }
}

const REFUND_STATUS = {
  requested: 'refund_initiated',
  refunded: 'refunded',
  failed: 'refund_failed',
} as const

/** The refund status of a request that this payment did not buy; another payment may have bought it. */
const refundStatus = ({ refunds }: Payment, id: string): RequestStatus | undefined => {
  const refund = Object.values(refunds).find(
    ({ bookingRequests, reason }) => !isDecided(reason) && bookingRequests.includes(id),
  )
  return refund && REFUND_STATUS[refund.status]
}
