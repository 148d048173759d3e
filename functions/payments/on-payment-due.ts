import { paymentDue } from '#events/payments.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { askAgainSeconds, isForgotten, isLongUndecided, moneyEnds } from '#shared/payments/rules.ts'
import { isOpen } from '#shared/payments/states.ts'
import { readRequests } from '../bookings/table/request.ts'
import { nowSeconds } from '../kit/clock.ts'
import { log } from '../kit/log.ts'
import { onTask } from '../kit/subscriber.ts'
import { readMarket } from '../markets/table/market.ts'
import { abandonPayment } from './abandon-payment.ts'
import { lookAgain } from './look-again.ts'
import { ProviderFailed, ProviderRefused } from './provider.ts'
import { recordOutcome } from './record-outcome.ts'
import { type Payment, readPayment } from './table/payment.ts'

/**
 * Runs when the hold of an open payment ends, and asks the provider for the outcome. Paid: books. Pending, or no
 * outcome: keeps the shelves, because the buyer may have paid, and asks again. Otherwise it releases the reservations
 * whose time is over; since the buyer can still pay in the card window, it asks once more when that has closed, because
 * no webhook may ever come (D14). When it runs early, it finds the reservations alive and asks again when they end.
 */
export default onTask({
  on: paymentDue,
  grants: ['table:read', 'table:write', 'seals', 'schedules:payments'],
  handle: async ({ market, id, payload: { txId } }) => {
    const asked = await askForOutcome(market, txId)
    if (asked === 'paid') return
    const at =
      asked === 'unknown'
        ? await whenUndecided(market, txId)
        : await nextLook(market, await abandonPayment(market, txId, 'lapse'))
    await lookAgain(market, txId, at, id)
  },
})

/** Books what was paid. `unknown`: the provider has not decided, or gives no outcome. */
const askForOutcome = async (market: string, txId: string): Promise<'paid' | 'unpaid' | 'unknown'> => {
  const [settings, payment] = await Promise.all([readMarket(market), readPayment(market, txId)])
  try {
    const { outcome } = await recordOutcome(settings, payment)
    if (outcome.kind === 'pending') return 'unknown'
    return outcome.kind === 'paid' ? 'paid' : 'unpaid'
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    log.warn('the card provider gave no outcome of a payment', { market, txId, error })
    return error instanceof ProviderRefused && isForgotten(payment.createdTs, nowSeconds())
      ? 'unpaid'
      : 'unknown'
  }
}

/**
 * When to ask again for an outcome that the provider does not give. Its shelves may stay taken, so we must hear of it.
 */
const whenUndecided = async (market: string, txId: string): Promise<Seconds> => {
  const now = nowSeconds()
  const { createdTs } = await readPayment(market, txId)
  if (isLongUndecided(createdTs, now))
    log.error('the card provider has not said for an hour how a payment ended', { market, txId })
  return now + askAgainSeconds(createdTs, now)
}

/** When to ask the provider again; undefined when the payment has ended for good. */
const nextLook = async (market: string, payment: Payment): Promise<Seconds | undefined> => {
  const now = nowSeconds()
  const last = moneyEnds(payment.createdTs)
  if (payment.status === 'paid') return undefined
  if (!isOpen(payment.status)) return now < last ? last : undefined
  const alive = (await readRequests(market, payment.bookingIds)).filter(
    ({ status }) => status === 'payment_initiated',
  )
  return Math.max(now + 1, Math.min(last, ...alive.map(({ expiresOn }) => expiresOn)))
}
