import { paymentDue } from '#events/payments.ts'
import { moneyEnds } from '#shared/payments/rules.ts'
import { readRequests } from '../bookings/table/request.ts'
import { nowSeconds } from '../kit/clock.ts'
import { log } from '../kit/log.ts'
import { onTask } from '../kit/subscriber.ts'
import { abandonPayment } from './abandon-payment.ts'
import { ProviderDown } from './provider.ts'
import { recheckLater } from './recheck-later.ts'
import { settle } from './settle.ts'
import type { Payment } from './table/payment.ts'

const AGAIN_SECONDS = 60

/**
 * Runs when the hold of an open payment ends, and asks the provider for the outcome. Paid: books. Pending, or no answer:
 * keeps the shelves and asks again in 60 s. Otherwise it releases the reservations whose time is over; since the buyer
 * can still pay in the card window, it asks once more when that has closed, because no webhook may ever come (D14).
 * When it runs early, it finds the reservations alive and asks again when they end.
 */
export default onTask({
  on: paymentDue,
  grants: ['table:read', 'table:write', 'secrets', 'schedules:payments'],
  handle: async ({ market, id, payload: { txId } }) => {
    if (await isUndecided(market, txId)) return recheckLater(market, txId, nowSeconds() + AGAIN_SECONDS, id)
    const at = await nextLook(market, await abandonPayment(market, txId, 'lapse'))
    if (at) await recheckLater(market, txId, at, id)
  },
})

/** When to ask the provider again, in Unix seconds; undefined when the payment has ended for good. */
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
