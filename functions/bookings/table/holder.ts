/**
 * What one customer holds, or the visitors of one internet address hold without an account. A holder is a customer
 * number, or the mark of an address: of IPv6 that of the /48, so that no household holds out a market (D71).
 */
import { MOST_HELD } from '#shared/bookings/rules.ts'
import type { Seconds } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, type Write } from '../../kit/table.ts'

/** The table forgets a holder an hour after its last reservation. An unpaid hold ends after a quarter of an hour. */
const KEPT_SECONDS = 3_600

const holderKey = (market: string, holder: string): Key => ({
  pk: `${market}#HOLDER#${holder}`,
  sk: 'HOLDER',
})

/** The requests that count as held by this holder. Some may have ended. */
export const readHeldBy = async (market: string, holder: string): Promise<string[]> => [
  ...(((await get(holderKey(market, holder)))?.held as Set<string> | undefined) ?? []),
]

interface Adding {
  now: Seconds
  /** How many of the holder's reservations the new ones replace. They count until their hold ends. */
  replaces?: number
  onConditionFailed: Error
}

/** Counts requests as held by this holder. Throws `onConditionFailed` when more than `MOST_HELD` would count then. */
export const addHeldBy = (
  market: string,
  holder: string,
  requests: readonly string[],
  { now, replaces = 0, onConditionFailed }: Adding,
): Write => ({
  update: {
    Key: holderKey(market, holder),
    UpdateExpression: 'ADD held :requests SET #kind = :kind, #ttl = :ttl',
    ConditionExpression: 'attribute_not_exists(held) OR size(held) <= :room',
    ExpressionAttributeNames: { '#kind': 'kind', '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':requests': new Set(requests),
      ':room': MOST_HELD + replaces - requests.length,
      ':kind': 'holder',
      ':ttl': now + KEPT_SECONDS,
    },
  },
  onConditionFailed,
})

/** Stops counting these requests. Idempotent. */
export const endHeldBy = (
  market: string,
  holder: string,
  requests: readonly string[],
  now: Seconds,
): Write => ({
  update: {
    Key: holderKey(market, holder),
    UpdateExpression: 'DELETE held :requests SET #ttl = :ttl',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':requests': new Set(requests), ':ttl': now + KEPT_SECONDS },
  },
})

export const entity: Entity = {
  kept: 'An hour after its last reservation; an unpaid hold ends after a quarter of an hour.',
  open: [],
  samples: {
    readHeldBy: ['{market}', '{holder}'],
    addHeldBy: ['{market}', '{holder}', ['{request}'], { now: 0 }],
    endHeldBy: ['{market}', '{holder}', ['{request}'], 0],
  },
}
