import { paymentOpened } from '#events/payments.ts'
import { readRequests } from '../bookings/table.ts'
import { nowSeconds } from '../kit/clock.ts'
import { log } from '../kit/log.ts'
import { subscriber } from '../kit/queue.ts'
import { giveUp } from './give-up.ts'
import { lookAgain } from './look-again.ts'
import { ProviderDown } from './provider.ts'
import { settle } from './settle.ts'

const AGAIN_SECONDS = 60

/**
 * The hold of an open payment is over: the provider is asked. Paid: booked. Still deciding, or silent: asked again a
 * minute later, and the shelves stay taken. Else the reservations whose time is over are released.
 */
export const handler = subscriber(paymentOpened, async ({ market, payload: { txId } }) => {
  if (await isUndecided(market, txId)) return lookAgain(market, txId, nowSeconds() + AGAIN_SECONDS)
  const payment = await giveUp(market, txId, 'lapse')
  if (payment.status !== 'open' && payment.status !== 'opening') return
  const alive = (await readRequests(market, payment.bookingIds)).filter(
    ({ status }) => status === 'payment_initiated',
  )
  await lookAgain(
    market,
    txId,
    Math.max(nowSeconds() + 1, Math.min(...alive.map(({ expiresOn }) => expiresOn))),
  )
})

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
