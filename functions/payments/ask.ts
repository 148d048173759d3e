import { refuse } from '#shared/kit/refusal.ts'
import { paymentRefusals } from '#shared/payments/refusals.ts'
import { ProviderFailed } from './provider.ts'
import { type Settled, settle } from './settle.ts'

/** Settles for a caller who waits: refuses `payment_provider_unavailable` when the provider does not answer or refuses to. */
export const settled = async (market: string, txId: string): Promise<Settled> => {
  try {
    return await settle(market, txId)
  } catch (error) {
    if (error instanceof ProviderFailed) throw refuse(paymentRefusals.payment_provider_unavailable)
    throw error
  }
}
