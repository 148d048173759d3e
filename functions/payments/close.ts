import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { paymentsContract } from '#shared/payments/contract.ts'
import { paymentRefusals } from '#shared/payments/refusals.ts'
import type { Caller } from '../kit/caller.ts'
import type { Verb } from '../kit/http.ts'
import { abandonPayment } from './abandon-payment.ts'
import { outcomeForCaller } from './outcome-for-caller.ts'
import { readPayment } from './table/payment.ts'

/**
 * Closes a payment that the browser says was not made. Asks the provider first, because the money may have arrived
 * all the same. Returns the payment. Idempotent. Refuses `payment_pending` while the provider has not decided.
 */
const closePayment = async (market: string, caller: Caller, txId: string, event: 'cancel' | 'fail') => {
  const { buyer } = await readPayment(market, txId)
  if (caller.kind === 'customer' && buyer.userNumber && buyer.userNumber !== caller.userNumber) {
    throw refuse(commonRefusals.not_found)
  }
  const { payment, outcome } = await outcomeForCaller(market, txId)
  if (outcome.kind === 'pending') throw refuse(paymentRefusals.payment_pending)
  return payment.status === 'paid' ? payment : abandonPayment(market, txId, event)
}

export const cancel: Verb<typeof paymentsContract.cancel> = async ({ market, caller, params }) => {
  const { status } = await closePayment(market, caller, params.txId, 'cancel')
  return { status }
}

export const fail: Verb<typeof paymentsContract.fail> = async ({ market, caller, params }) => {
  const { status } = await closePayment(market, caller, params.txId, 'fail')
  return { status }
}

/** Cancels without an answer: `DELETE booking_payment_transaction/`. */
export const close: Verb<typeof paymentsContract.close> = async ({ market, caller, body }) => {
  await closePayment(market, caller, body.txId, 'cancel')
  return undefined
}
