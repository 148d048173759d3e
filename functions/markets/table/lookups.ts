/** Counts how often one account looks up addresses: each one costs the operator. */
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { Seconds } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import type { Write } from '../../kit/table.ts'

/** An hour of steady typing is some hundred. */
const MOST = 600
const WINDOW: Seconds = 3_600

/** Counts a lookup of an account. Refuses `too_many_requests` beyond 600 in the present hour. */
export const countLookup = (market: string, username: string, now: Seconds): Write => ({
  update: {
    Key: {
      pk: `${market}#LOOKUPS#${username.toLowerCase()}#${Math.floor(now / WINDOW)}`,
      sk: 'LOOKUPS',
    },
    UpdateExpression: 'SET kind = :kind, #ttl = :ttl ADD lookups :one',
    ConditionExpression: 'attribute_not_exists(lookups) OR lookups < :most',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':kind': 'lookups', ':ttl': now + WINDOW, ':one': 1, ':most': MOST },
  },
  onConditionFailed: refuse(commonRefusals.too_many_requests),
})

export const entity: Entity = {
  kept: 'An hour: the limit forgets what is older.',
  open: [],
  samples: { countLookup: ['{market}', '{username}', 0] },
}
