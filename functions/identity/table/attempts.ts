/** Failed log-ins and requests for mails, counted for the lock-out. */

import * as z from 'zod/mini'
import type { Seconds } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, TryAgain, type Write } from '../../kit/table.ts'

const attemptsKey = (market: string, what: string, who: string): Key => ({
  pk: `${market}#ATTEMPTS#${what}#${who.toLowerCase().slice(0, 256)}`,
  sk: 'ATTEMPTS',
})

const attempts = z.object({
  version: z.number(),
  /** The moments of the last attempts, in Unix seconds. */
  at: z.array(z.number()),
})

export type Attempts = z.infer<typeof attempts>

/** The recorded attempts. */
export const readAttempts = async (market: string, what: string, who: string): Promise<Attempts> =>
  attempts.parse((await get(attemptsKey(market, what, who))) ?? { version: 0, at: [] })

const ATTEMPTS_KEPT_SECONDS = 3_600

/** Writes the attempts if their version is unchanged; otherwise throws `TryAgain`. */
export const putAttempts = (
  market: string,
  what: string,
  who: string,
  { version, at }: Attempts,
  now: Seconds,
): Write => ({
  put: {
    Item: {
      ...attemptsKey(market, what, who),
      kind: 'attempts',
      version: version + 1,
      at,
      ttl: now + ATTEMPTS_KEPT_SECONDS,
    },
    ConditionExpression: version ? 'version = :read' : 'attribute_not_exists(pk)',
    ...(version ? { ExpressionAttributeValues: { ':read': version } } : {}),
  },
  onConditionFailed: new TryAgain(),
})

/** Forgets the attempts after a successful log-in. */
export const forgetAttempts = (market: string, what: string, who: string): Write => ({
  remove: { Key: attemptsKey(market, what, who) },
})

export const entity: Entity = {
  kept: 'An hour: longer than a lock lasts.',
  open: [],
  samples: {
    readAttempts: ['{market}', '{what}', '{who}'],
    putAttempts: ['{market}', '{what}', '{who}', { version: 1, at: [0] }, 0],
    forgetAttempts: ['{market}', '{what}', '{who}'],
  },
}
