import { refuse } from '#shared/kit/refusal.ts'
import { paymentRefusals } from '#shared/payments/refusals.ts'
import type { Market } from '../markets/table/market.ts'
import { ProviderFailed } from './provider.ts'
import { type RecordedOutcome, recordOutcome } from './record-outcome.ts'
import type { Payment } from './table/payment.ts'

/**
 * Records the outcome of a payment for a caller who waits. Refuses `payment_provider_unavailable` when the provider
 * gives none.
 */
export const outcomeForCaller = async (market: Market, payment: Payment): Promise<RecordedOutcome> => {
  try {
    return await recordOutcome(market, payment)
  } catch (error) {
    if (error instanceof ProviderFailed) throw refuse(paymentRefusals.payment_provider_unavailable)
    throw error
  }
}
