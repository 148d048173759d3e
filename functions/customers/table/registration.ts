/**
 * The registrations that were answered: what arrives again, or after a later one, makes nobody a customer whom staff or
 * they themselves have deleted since.
 */
import type { Millis } from '#shared/kit/units.ts'
import { nowSeconds } from '../../kit/clock.ts'
import type { Entity } from '../../kit/entity.ts'
import { keyedHash } from '../../kit/secrets.ts'
import type { Write } from '../../kit/table.ts'

/** Longer than a message that nothing could handle waits to be sent again: 14 days. */
const KEPT_SECONDS = 30 * 86_400

/** A keyed hash of a mail address: who reads the table cannot tell the address from it. */
export const markOf = async (market: string, email: string): Promise<string> =>
  (await keyedHash('registered-address', JSON.stringify([market, email.toLowerCase()]))).toString('base64url')

/**
 * Notes when the address was registered that was answered last. Throws `onConditionFailed` when this one, or a later one,
 * was answered before.
 */
export const noteRegistration = (
  market: string,
  { mark, at }: { mark: string; at: Millis },
  onConditionFailed: Error,
): Write => ({
  put: {
    Item: {
      pk: `${market}#REGISTRATION#${mark}`,
      sk: 'REGISTRATION',
      kind: 'registration',
      registeredMs: at,
      ttl: nowSeconds() + KEPT_SECONDS,
    },
    ConditionExpression: 'attribute_not_exists(pk) OR registeredMs < :at',
    ExpressionAttributeValues: { ':at': at },
  },
  onConditionFailed,
})

export const entity: Entity = {
  kept: '30 days. It names the address by a keyed hash, and nothing else of the person.',
  open: [],
  samples: { markOf: null, noteRegistration: ['{market}', { mark: '{address}', at: 0 }, new Error()] },
}
