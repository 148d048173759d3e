import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { paymentsContract } from '#shared/payments/contract.ts'
import { paymentRefusals } from '#shared/payments/refusals.ts'
import type { Call, Verb } from '../kit/http.ts'
import { readMarket } from '../markets/table/market.ts'
import { abandonPayment } from './abandon-payment.ts'
import { cartOf } from './cart-of.ts'
import { outcomeForCaller } from './outcome-for-caller.ts'
import { readPayment } from './table/payment.ts'

/**
 * Closes a payment that the browser says was not made. Asks the provider first, because the money may have arrived
 * all the same. Returns the payment. Idempotent. Refuses `payment_pending` while the provider has not decided,
 * `payment_provider_unavailable` while it does not answer, and `not_found` for a payment of another cart and customer.
 */
const closePayment = async (
  call: Pick<Call<typeof paymentsContract.cancel>, 'market' | 'caller' | 'body'>,
  txId: string,
  event: 'cancel' | 'fail',
) => {
  const { market, caller } = call
  const [settings, read] = await Promise.all([readMarket(market), readPayment(market, txId)])
  const { buyer, cartToken, bookingIds } = read
  const isCustomers = caller.kind === 'customer' && buyer.userNumber === caller.userNumber
  if (!isCustomers && (await cartOf(call, bookingIds)) !== cartToken) throw refuse(commonRefusals.not_found)
  const { payment, outcome } = await outcomeForCaller(settings, read)
  if (outcome.kind === 'pending') throw refuse(paymentRefusals.payment_pending)
  return payment.status === 'paid' ? payment : abandonPayment(market, txId, event)
}

export const cancel: Verb<typeof paymentsContract.cancel> = async call => {
  const { status } = await closePayment(call, call.params.txId, 'cancel')
  return { status }
}

export const fail: Verb<typeof paymentsContract.fail> = async call => {
  const { status } = await closePayment(call, call.params.txId, 'fail')
  return { status }
}

/** Cancels without an answer: `DELETE booking_payment_transaction/`. */
export const close: Verb<typeof paymentsContract.close> = async call => {
  await closePayment(call, call.body.txId, 'cancel')
  return undefined
}
