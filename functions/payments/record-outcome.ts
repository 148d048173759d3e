/**
 * Records the outcome of a payment. Confirm, webhook and the end of a hold all come here, in any order and any number
 * of times. Only the answer of the provider counts; browser and webhook are reasons to ask.
 */
import { costsNothing } from '#shared/payments/rules.ts'
import { isOpen } from '#shared/payments/states.ts'
import { retryOnConflict } from '../kit/table.ts'
import type { Market } from '../markets/table/market.ts'
import { type Booked, book, type Paid } from './book.ts'
import { type Outcome, providerFor } from './provider.ts'
import { type Payment, readPayment } from './table/payment.ts'

/** Waits up to 12 s instead of 3 s here: the money is already taken. */
const BOOK_RETRY_MS = 12_000

/** The payment as it is now; with its requests when it was just booked. */
export interface RecordedOutcome extends Booked {
  outcome: Outcome
}

/**
 * Asks the provider for the outcome of a payment as it was just read, and books what was paid. Throws `ProviderFailed`
 * when it gives no outcome. Refuses `not_found`, `busy`.
 */
export const recordOutcome = async (market: Market, payment: Payment): Promise<RecordedOutcome> => {
  if (payment.status === 'paid') return { payment, outcome: paidAs(payment) }
  // Only its buyer's word books it: see `confirmFree`.
  if (!payment.sessionId || costsNothing(payment)) return { payment, outcome: { kind: 'none' } }
  const provider = await providerFor(market, payment.account ?? market.cardAccount)
  const outcome = await provider.outcomeOf(payment.sessionId)
  if (outcome.kind !== 'paid') return { payment, outcome }
  return { ...(await bookUntilDone(market, payment, outcome)), outcome }
}

const bookUntilDone = (market: Market, payment: Payment, money: Paid): Promise<Booked> =>
  retryOnConflict(
    async attempt =>
      book(market, attempt ? await readPayment(market.marketId, payment.txId) : payment, money),
    BOOK_RETRY_MS,
  )

/**
 * Books what costs nothing when its buyer says so. One that has ended meanwhile is not booked: its shelves are free.
 * Refuses `not_found`, `busy`.
 */
export const confirmFree = async (market: Market, payment: Payment): Promise<RecordedOutcome> =>
  isOpen(payment.status) && payment.sessionId
    ? { ...(await bookUntilDone(market, payment, paidAs(payment))), outcome: paidAs(payment) }
    : recordOutcome(market, payment)

const paidAs = ({ transactionId, amount, currency }: Payment): Paid => ({
  kind: 'paid',
  transactionId: transactionId ?? '',
  amount,
  currency,
})
