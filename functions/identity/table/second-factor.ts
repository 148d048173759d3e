/** The second factor of an administrator: a secret shared with an app, and what was used of it (decision 018). */
import * as z from 'zod/mini'
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, TryAgain, type Write } from '../../kit/table.ts'

const secondFactorKey = (market: string, account: string): Key => ({
  pk: `${market}#SECONDFACTOR#${account}`,
  sk: 'SECONDFACTOR',
})

const secondFactor = z.object({
  /** The secret, sealed. */
  sealed: z.string(),
  /** A code has confirmed it: log-in asks for one. */
  isOn: z.boolean(),
  /** Until when a code may confirm it, in Unix seconds. */
  until: z.number(),
  /** The 30 seconds of the last accepted code; no code of them or of earlier ones is accepted again. */
  lastStep: z.number(),
  /** Keyed hashes of the recovery codes that were not used. */
  recovery: z.array(z.string()),
  version: z.number(),
})

export type SecondFactor = z.infer<typeof secondFactor>

/** The second factor of an account; undefined when none was begun. */
export const readSecondFactor = async (
  market: string,
  account: string,
): Promise<SecondFactor | undefined> => {
  const item = await get(secondFactorKey(market, account))
  return item && secondFactor.parse(item)
}

/** Writes it over the version that was read, 0 when there was none; otherwise throws `TryAgain`. */
export const putSecondFactor = (market: string, account: string, value: SecondFactor): Write => ({
  put: {
    Item: {
      ...secondFactorKey(market, account),
      kind: 'second-factor',
      ...value,
      version: value.version + 1,
    },
    ConditionExpression: value.version ? 'version = :read' : 'attribute_not_exists(pk)',
    ...(value.version ? { ExpressionAttributeValues: { ':read': value.version } } : {}),
  },
  onConditionFailed: new TryAgain(),
})

/** Forgets it. */
export const removeSecondFactor = (market: string, account: string): Write => ({
  remove: { Key: secondFactorKey(market, account) },
})

const sample = { sealed: '', isOn: true, until: 0, lastStep: 0, recovery: [], version: 1 }

export const entity: Entity = {
  kept: 'Until it is switched off, or the administrator is removed.',
  open: [],
  samples: {
    readSecondFactor: ['{market}', '{account}'],
    putSecondFactor: ['{market}', '{account}', sample],
    removeSecondFactor: ['{market}', '{account}'],
  },
}
