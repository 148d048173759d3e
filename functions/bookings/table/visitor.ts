/** What the visitors of one internet address hold without an account, known by the mark of the address. */
import type { Seconds } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, type Write } from '../../kit/table.ts'

/** Longer than any hold. */
const VISITOR_KEPT_SECONDS = 3_600

const visitorKey = (market: string, mark: string): Key => ({ pk: `${market}#VISITOR#${mark}`, sk: 'VISITOR' })

/** The requests that count as held at this address. Some may have ended. */
export const readHeldBy = async (market: string, mark: string): Promise<string[]> => [
  ...(((await get(visitorKey(market, mark)))?.held as Set<string> | undefined) ?? []),
]

/** Counts a request as held at this address. Throws `onConditionFailed` when `most` count already. */
export const addHeldBy = (
  market: string,
  mark: string,
  request: string,
  { most, now, onConditionFailed }: { most: number; now: Seconds; onConditionFailed: Error },
): Write => ({
  update: {
    Key: visitorKey(market, mark),
    UpdateExpression: 'ADD held :request SET #kind = :kind, #ttl = :ttl',
    ConditionExpression: 'attribute_not_exists(held) OR size(held) < :most',
    ExpressionAttributeNames: { '#kind': 'kind', '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':request': new Set([request]),
      ':most': most,
      ':kind': 'visitor',
      ':ttl': now + VISITOR_KEPT_SECONDS,
    },
  },
  onConditionFailed,
})

/** Stops counting these requests. Idempotent. */
export const endHeldBy = (
  market: string,
  mark: string,
  requests: readonly string[],
  now: Seconds,
): Write => ({
  update: {
    Key: visitorKey(market, mark),
    UpdateExpression: 'DELETE held :requests SET #ttl = :ttl',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':requests': new Set(requests), ':ttl': now + VISITOR_KEPT_SECONDS },
  },
})

export const entity: Entity = {
  kept: 'An hour: longer than any hold.',
  open: [],
  samples: {
    readHeldBy: ['{market}', '{mark}'],
    addHeldBy: ['{market}', '{mark}', '{request}', { most: 40, now: 0 }],
    endHeldBy: ['{market}', '{mark}', ['{request}'], 0],
  },
}
