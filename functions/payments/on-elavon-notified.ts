import type { Payload } from '#events/envelope.ts'
import { elavonNotified } from '#events/payments.ts'
import { moneyEnds } from '#shared/payments/rules.ts'
import { nowSeconds } from '../kit/clock.ts'
import { counted, log } from '../kit/log.ts'
import { schedule } from '../kit/schedule.ts'
import { onTask } from '../kit/subscriber.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { lookAgain } from './look-again.ts'
import { ProviderFailed, ProviderRefused, providerFor } from './provider.ts'
import { recordOutcome } from './record-outcome.ts'
import { readPayment } from './table/payment.ts'
import { txOfSession } from './table/session.ts'

const AGAIN_SECONDS = 60

type Notice = Payload<typeof elavonNotified>

/**
 * Finds the payment that Elavon's webhook is about, and records its outcome. Ignores payments that are not Reol's.
 * While the provider does not answer, asks again each minute until no money can arrive any more. Then `on-payment-due`
 * asks about the payment, as long as it takes. A notice whose payment nobody can tell by then becomes a dead letter.
 */
export default onTask({
  on: elavonNotified,
  grants: ['table:read', 'table:write', 'seals', 'schedules:payments-webhooks'],
  handle: async ({ market, id, payload }) => {
    try {
      if (!(await recordNoticed(market, payload)))
        log.info('a webhook is about no payment of ours', {
          market,
          ...payload,
          ...counted('unknown-webhooks'),
        })
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error
      log.warn('the card provider does not answer about its own webhook', { market, error })
      const at = nowSeconds() + AGAIN_SECONDS
      if (at <= moneyEnds(payload.receivedTs)) await schedule(market, elavonNotified, payload, { at, by: id })
      else if (!(await leaveToPayment(market, payload, id))) throw error
    }
  },
})

/** False when no payment of ours is meant. Throws `ProviderFailed`. */
const recordNoticed = async (marketId: string, notice: Notice): Promise<boolean> => {
  const market = await readMarket(marketId)
  const sessionId = await sessionOf(market, notice)
  const txId = sessionId && (await txOfSession(marketId, sessionId))
  if (!txId) return false
  await recordOutcome(market, await readPayment(marketId, txId))
  return true
}

/**
 * The payment is looked at again, unless it is already about to be. False when the notice does not name it: only the
 * provider knows to which session a transaction belongs.
 */
const leaveToPayment = async (market: string, notice: Notice, by: string): Promise<boolean> => {
  if (notice.resourceType !== 'paymentSession') return false
  const txId = await txOfSession(market, notice.resourceId)
  if (!txId) return false
  const { nextLookTs } = await readPayment(market, txId)
  if (nextLookTs === null) await lookAgain(market, txId, nowSeconds() + AGAIN_SECONDS, by)
  return true
}

const sessionOf = async (
  market: Market,
  { resourceType, resourceId }: Notice,
): Promise<string | undefined> => {
  if (resourceType === 'paymentSession') return resourceId
  if (resourceType !== 'transaction') return undefined
  const provider = await providerFor(market)
  try {
    return await provider.sessionOf(resourceId)
  } catch (error) {
    // The provider does not know the transaction that it named: no retry will change that.
    if (error instanceof ProviderRefused) return undefined
    throw error
  }
}
