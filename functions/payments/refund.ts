import { refundEnded } from '#events/payments.ts'
import { requestMachine } from '#shared/bookings/states.ts'
import { next } from '#shared/kit/machine.ts'
import { moneyTaken } from '#shared/payments/rules.ts'
import { type MoneyMoved, moneyMoved } from '../balances/table/money-moved.ts'
import { type BookingRequest, moveRequest, putRequest, readRequests } from '../bookings/table/request.ts'
import { nowSeconds } from '../kit/clock.ts'
import { log } from '../kit/log.ts'
import { emit } from '../kit/outbox.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { ProviderFailed, ProviderRefused, providerFor, type RefundResult } from './provider.ts'
import { type Payment, putPayment, readPayment } from './table/payment.ts'

/** Longer than any call to the provider: after this time the asker has ended. */
const ASKING_SECONDS = 60

/** A refusal may pass, as at the cut-off of a day. After this time the refund has failed, and staff take over. */
const TRIED_SECONDS = 5 * 86_400

/** Most refunds are made within a day. After this time staff see that one is not, and may tell the customer. */
const SLOW_SECONDS = 2 * 86_400

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
      whole: entry.amount === moneyTaken(payment).amount,
      reference: id,
    })
    .catch((error: unknown): RefundResult | undefined => {
      if (!(error instanceof ProviderFailed)) throw error
      log.warn('the card provider did not answer about a refund', { market, txId, refund: id, error })
      return error instanceof ProviderRefused ? { result: 'declined', said: error.said } : undefined
    })
  // By the moment of asking: an answer to an early question does not say that it is too late.
  const waited = entry.askedTs - (entry.retriedTs ?? entry.requestedTs)
  const isLate = waited >= TRIED_SECONDS
  if (returned?.result !== 'refunded' && waited >= SLOW_SECONDS)
    await retryOnConflict(() => noteSlow(market, txId, entry.bookingRequests))
  if (!returned) {
    // The refund may have been made, so it has not failed: only an answer tells.
    if (isLate) log.error('the card provider does not say whether a refund was made', { txId, refund: id })
    return 'silent'
  }
  const { result, said } = returned
  if (result !== 'refunded' && !isLate) {
    log.warn('a refund is not made yet', { txId, refund: id, returned: result })
    if (said && said !== entry.said) await retryOnConflict(() => keepSaid(market, txId, id, said))
    return 'later'
  }
  const outcome = result === 'refunded' ? 'refunded' : 'failed'
  await retryOnConflict(() => end(market, txId, id, outcome, said))
  return 'ended'
}

const begin = async (market: string, txId: string, id: string) => {
  const now = nowSeconds()
  const payment = await readPayment(market, txId)
  const entry = payment.refunds[id]
  const { transactionId } = payment
  if (entry?.status !== 'requested' || !transactionId) return 'ended' as const
  if (entry.askedTs !== undefined && now < entry.askedTs + ASKING_SECONDS) return 'silent' as const
  const asked = { ...entry, askedTs: now, tries: (entry.tries ?? 0) + 1 }
  await commit([putPayment(market, withRefund(payment, id, asked))])
  return { payment, entry: asked, transactionId }
}

/** Puts the bookings of a refund that is not made after days on the day board. */
const noteSlow = async (market: string, txId: string, ids: readonly string[]): Promise<void> => {
  const slow = (await readRequests(market, ids)).filter(one => one.txId === txId && !one.hasSlowRefund)
  if (slow.length) await commit(slow.flatMap(one => putRequest(market, { ...one, hasSlowRefund: true })))
}

/** Keeps the provider's reason, so that staff see it while the refund is tried again. */
const keepSaid = async (market: string, txId: string, id: string, said: string): Promise<void> => {
  const payment = await readPayment(market, txId)
  const entry = payment.refunds[id]
  if (entry) await commit([putPayment(market, withRefund(payment, id, { ...entry, said }))])
}

const withRefund = (payment: Payment, id: string, entry: Payment['refunds'][string]): Payment => ({
  ...payment,
  refunds: { ...payment.refunds, [id]: entry },
})

const end = async (
  market: string,
  txId: string,
  id: string,
  outcome: 'refunded' | 'failed',
  said: string | undefined,
): Promise<void> => {
  const payment = await readPayment(market, txId)
  const entry = payment.refunds[id]
  if (entry?.status !== 'requested') return
  if (outcome === 'failed') log.error('money could not be given back', { txId, refund: id })
  const requests = await readRequests(market, entry.bookingRequests)
  const ended = { ...entry, status: outcome, endedTs: nowSeconds(), ...(said ? { said } : {}) }
  await commit([
    putPayment(market, withRefund(payment, id, ended)),
    ...requests
      .filter(request => request.txId === txId)
      .flatMap(request => requestWrites(market, request, entry, outcome)),
    ...(outcome === 'refunded' ? moneyMoved(await readMarket(market), givenBack(id, entry)) : []),
    emit(market, refundEnded, { txId, refund: id, outcome }),
  ])
}

const givenBack = (
  refund: string,
  { amount, currency, bookingRequests: bookings }: Payment['refunds'][string],
): MoneyMoved => ({ what: 'refunded', by: 'card', amount, currency, event: refund, bookings })

/** A refund that leaves its booking as it is says there only that it failed, or is slow no more. */
const requestWrites = (
  market: string,
  { hasSlowRefund, ...request }: BookingRequest,
  { isPartial }: Payment['refunds'][string],
  outcome: 'refunded' | 'failed',
): Write[] => {
  const event = outcome === 'refunded' ? 'returned' : 'stuck'
  if (!isPartial && next(requestMachine, request.status, event)) return moveRequest(market, request, event)
  if (isPartial && outcome === 'failed') return putRequest(market, { ...request, hasFailedRefund: true })
  return hasSlowRefund ? putRequest(market, request) : []
}
