import { paymentOpened } from '#events/payments.ts'
import { moneyEnds } from '#shared/payments/rules.ts'
import { readRequests } from '../bookings/table/request.ts'
import { nowSeconds } from '../kit/clock.ts'
import { log } from '../kit/log.ts'
import { subscriber } from '../kit/subscriber.ts'
import { abandonPayment } from './abandon-payment.ts'
import { ProviderDown } from './provider.ts'
import { recheckLater } from './recheck-later.ts'
import { settle } from './settle.ts'
import type { Payment } from './table/payment.ts'

const AGAIN_SECONDS = 60

/**
 * The hold of an open payment is over: the provider is asked. Paid: booked. Still deciding, or silent: asked again a
 * minute later, and the shelves stay taken. Else the reservations whose time is over are released; as somebody can
 * still pay in the card window, the provider is asked once more when that has closed: nobody else may ever tell (D14).
 * Told before the hold is over, it finds the reservations alive and looks again when they end.
 */
export const handler = subscriber(paymentOpened, async ({ market, id, payload: { txId } }) => {
  if (await isUndecided(market, txId)) return recheckLater(market, txId, nowSeconds() + AGAIN_SECONDS, id)
  const at = await nextLook(market, await abandonPayment(market, txId, 'lapse'))
  if (at) await recheckLater(market, txId, at, id)
})

/** When the provider must be asked again, in Unix seconds; undefined when the payment has ended for good. */
const nextLook = async (market: string, payment: Payment): Promise<number | undefined> => {
  const now = nowSeconds()
  const last = moneyEnds(payment.createdTs)
  if (payment.status === 'paid') return undefined
  if (payment.status !== 'open' && payment.status !== 'opening') return now < last ? last : undefined
  const alive = (await readRequests(market, payment.bookingIds)).filter(
    ({ status }) => status === 'payment_initiated',
  )
  return Math.max(now + 1, Math.min(last, ...alive.map(({ expiresOn }) => expiresOn)))
}

const isUndecided = async (market: string, txId: string): Promise<boolean> => {
  try {
    const { outcome } = await settle(market, txId)
    return outcome.kind === 'pending'
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error
    log.warn('the card provider is silent', error)
    return true
  }
}
