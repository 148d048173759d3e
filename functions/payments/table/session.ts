/** The way from the provider's session to our payment. */
import type { Seconds } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, type Write } from '../../kit/table.ts'

const sessionKey = (market: string, sessionId: string): Key => ({
  pk: `${market}#SESSION#${sessionId}`,
  sk: 'SESSION',
})

/** Webhooks about a sale come within days. */
const KEPT_SECONDS = 30 * 86_400

/** Links the session of the provider to our payment. */
export const putSession = (market: string, sessionId: string, txId: string, now: Seconds): Write => ({
  put: { Item: { ...sessionKey(market, sessionId), kind: 'session', txId, ttl: now + KEPT_SECONDS } },
})

/** Our payment for a session of the provider; undefined for a session that is not ours. */
export const txOfSession = async (market: string, sessionId: string): Promise<string | undefined> => {
  const item = await get(sessionKey(market, sessionId))
  return item && String(item.txId)
}

export const entity: Entity = {
  kept: '30 days: webhooks about a sale come within days.',
  open: [],
  samples: {
    putSession: ['{market}', '{session}', '{payment}', 0],
    txOfSession: ['{market}', '{session}'],
  },
}
