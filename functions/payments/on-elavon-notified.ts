import { elavonNotified } from '#events/payments.ts'
import { counted, log } from '../kit/log.ts'
import { onTask } from '../kit/subscriber.ts'
import { readMarket } from '../markets/table/market.ts'
import { ProviderRefused, providerFor } from './provider.ts'
import { recordOutcome } from './record-outcome.ts'
import { readPayment } from './table/payment.ts'
import { txOfSession } from './table/session.ts'

/** Finds the payment that Elavon's webhook is about, and records its outcome. Ignores payments that are not Reol's. */
export default onTask({
  on: elavonNotified,
  grants: ['table:read', 'table:write', 'seals'],
  handle: async ({ market, payload }) => {
    const sessionId = await sessionOf(market, payload)
    const txId = sessionId && (await txOfSession(market, sessionId))
    if (txId) await recordOutcome(market, await readPayment(market, txId))
    else
      log.info('a webhook is about no payment of ours', {
        market,
        ...payload,
        ...counted('unknown-webhooks'),
      })
  },
})

const sessionOf = async (
  market: string,
  { resourceType, resourceId }: { resourceType: string; resourceId: string },
): Promise<string | undefined> => {
  if (resourceType === 'paymentSession') return resourceId
  if (resourceType !== 'transaction') return undefined
  const provider = await providerFor(await readMarket(market))
  try {
    return await provider.sessionOf(resourceId)
  } catch (error) {
    // The provider does not know the transaction that it named: no retry will change that.
    if (error instanceof ProviderRefused) return undefined
    throw error
  }
}
