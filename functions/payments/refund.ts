import { refundEnded } from '#events/payments.ts'
import { requestMachine } from '#shared/bookings/states.ts'
import { next } from '#shared/kit/machine.ts'
import { moveRequest, readRequests } from '../bookings/table/request.ts'
import { nowSeconds } from '../kit/clock.ts'
import { log } from '../kit/log.ts'
import { emit } from '../kit/outbox.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { ProviderFailed, ProviderRefused, providerFor, type RefundResult } from './provider.ts'
import { putPayment, readPayment } from './table/payment.ts'

/** Longer than any call to the provider: after this time the asker has ended. */
const ASKING_SECONDS = 60

/** A refusal may pass, as at the cut-off of a day. After this time the refund has failed, and staff take over. */
const TRIED_SECONDS = 5 * 86_400

/**
 * Refunds once: one worker asks at a time, and looks the refund up by our reference before it sends it again.
 * Returns `later` when the sale is not settled, `silent` when the provider did not answer or another worker is
 * asking.
 */
export const refund = async (
  market: string,
  txId: string,
  id: string,
): Promise<'ended' | 'later' | 'silent'> => {
  const asking = await retryOnConflict(() => begin(market, txId, id))
  if (typeof asking === 'string') return asking
  const { payment, entry, transactionId } = asking
  const settings = await readMarket(market)
  const provider = await providerFor(settings, payment.account ?? settings.cardAccount)
  const returned = await provider
    .refund({
      transactionId,
      amount: entry.amount,
      currency: entry.currency,
      whole: entry.bookingRequests.length === payment.bookingIds.length,
      reference: id,
    })
    .catch((error: unknown): RefundResult | 'silent' => {
      if (!(error instanceof ProviderFailed)) throw error
      log.warn('the card provider did not answer about a refund', { market, txId, refund: id, error })
      return error instanceof ProviderRefused ? 'declined' : 'silent'
    })
  const isLate = nowSeconds() >= entry.requestedTs + TRIED_SECONDS
  if (returned === 'silent') {
    // The refund may have been made, so it has not failed: only an answer tells.
    if (isLate) log.error('the card provider does not say whether a refund was made', { txId, refund: id })
    return 'silent'
  }
  if (returned !== 'refunded' && !isLate) {
    log.warn('a refund is not made yet', { txId, refund: id, returned })
    return 'later'
  }
  await retryOnConflict(() => end(market, txId, id, returned === 'refunded' ? 'refunded' : 'failed'))
  return 'ended'
}

const begin = async (market: string, txId: string, id: string) => {
  const now = nowSeconds()
  const payment = await readPayment(market, txId)
  const entry = payment.refunds[id]
  const { transactionId } = payment
  if (entry?.status !== 'requested' || !transactionId) return 'ended' as const
  if (entry.askedTs !== undefined && now < entry.askedTs + ASKING_SECONDS) return 'silent' as const
  const refunds = { ...payment.refunds, [id]: { ...entry, askedTs: now } }
  await commit([putPayment(market, { ...payment, refunds })])
  return { payment, entry, transactionId }
}

const end = async (
  market: string,
  txId: string,
  id: string,
  outcome: 'refunded' | 'failed',
): Promise<void> => {
  const payment = await readPayment(market, txId)
  const entry = payment.refunds[id]
  if (entry?.status !== 'requested') return
  if (outcome === 'failed') log.error('money could not be given back', { txId, refund: id })
  const requests = await readRequests(market, entry.bookingRequests)
  const event = outcome === 'refunded' ? 'returned' : 'stuck'
  await commit([
    putPayment(market, { ...payment, refunds: { ...payment.refunds, [id]: { ...entry, status: outcome } } }),
    ...requests
      .filter(request => request.txId === txId && next(requestMachine, request.status, event))
      .flatMap(request => moveRequest(market, request, event)),
    emit(market, refundEnded, { txId, refund: id, outcome }),
  ])
}
