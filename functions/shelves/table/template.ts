/** What the template of a price list made in a market. */
import * as z from 'zod/mini'
import { refuse } from '#shared/kit/refusal.ts'
import { shelfRefusals } from '#shared/shelves/refusals.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, putNextVersion, TryAgain, type Write } from '../../kit/table.ts'

const ids = z.array(z.string())

const item = z.object({
  types: ids,
  periods: ids,
  services: ids,
  prices: ids,
  typeServices: ids,
  shelves: ids,
  /** The version that an unchanged type has. */
  typeVersion: z.number(),
  version: z.number(),
})

export type Made = z.output<typeof item>

const key = (market: string): Key => ({ pk: `${market}#TEMPLATE`, sk: 'TEMPLATE' })

/** What the template made; undefined when it made nothing, or all of it was thrown away. */
export const readMade = async (market: string): Promise<Made | undefined> => {
  const found = await get(key(market))
  return found && item.parse(found)
}

/** Notes what the template makes. Refuses 409 `price_list_exists` when it has made something already. */
export const newMade = (market: string, made: Omit<Made, 'version'>): Write => ({
  put: {
    Item: { ...key(market), kind: 'template', ...made, version: 1 },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
  onConditionFailed: refuse(shelfRefusals.price_list_exists),
})

/** Writes the note if its version is unchanged; otherwise throws `TryAgain`. */
export const putMade = (market: string, made: Made): Write =>
  putNextVersion({ ...key(market), kind: 'template', ...made }, made.version)

/** Deletes the note if its version is unchanged; otherwise throws `TryAgain`. */
export const removeMade = (market: string, { version }: Pick<Made, 'version'>): Write => ({
  remove: {
    Key: key(market),
    ConditionExpression: 'version = :read',
    ExpressionAttributeValues: { ':read': version },
  },
  onConditionFailed: new TryAgain(),
})

export const entity: Entity = {
  kept: 'Until staff throw away what the template made.',
  open: [],
  samples: {
    readMade: ['{market}'],
    newMade: ['{market}', {}],
    putMade: ['{market}', { version: 1 }],
    removeMade: ['{market}', { version: 1 }],
  },
}
