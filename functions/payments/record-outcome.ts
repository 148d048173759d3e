/**
 * Records the outcome of a payment. Confirm, webhook and the end of a hold all come here, in any order and any number of times.
 * Only the answer of the provider counts; browser and webhook are reasons to ask.
 */
import { retryOnConflict } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { book, type Paid } from './book.ts'
import { type Outcome, providerFor } from './provider.ts'
import { type Payment, readPayment } from './table/payment.ts'

/**
 * Wait up to 12 s instead of 3 s here: the money is already taken, and new customers of a market compete for the
 * same counter.
 */
const RETRY_MS = 12_000

export interface RecordedOutcome {
  payment: Payment
  outcome: Outcome
}

/**
 * Asks the provider for the outcome, and books what was paid. Throws `ProviderFailed` when it gives no outcome. Refuses
 * `not_found`, `busy`.
 */
export const recordOutcome = async (marketId: string, txId: string): Promise<RecordedOutcome> => {
  const [market, payment] = await Promise.all([readMarket(marketId), readPayment(marketId, txId)])
  if (payment.status === 'paid') return { payment, outcome: paidAs(payment) }
  if (!payment.sessionId) return { payment, outcome: { kind: 'none' } }
  const provider = await providerFor(market)
  const outcome = await provider.outcomeOf(payment.sessionId)
  if (outcome.kind !== 'paid') return { payment, outcome }
  return { payment: await retryOnConflict(() => book(market, txId, outcome), RETRY_MS), outcome }
}

const paidAs = ({ transactionId, amount, currency }: Payment): Paid => ({
  kind: 'paid',
  transactionId: transactionId ?? '',
  amount,
  currency,
})
