/** The shelf types of a market, in the partition of its price list (decision 002). */
import * as z from 'zod/mini'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { shelfType } from '#shared/shelves/visitors-calls.ts'
import type { Entity } from '../../kit/entity.ts'
import { countUse, removeUnused, setNextVersion, usedBy, usesOf } from '../../kit/in-use.ts'
import type { Item, Key, Write } from '../../kit/table.ts'
import { marketPartition } from '../../markets/table/market.ts'
import { discountItem } from './item/discount.ts'

const item = z.object({
  ...shelfType.shape,
  ...discountItem,
  isActive: z._default(z.boolean(), true),
  /** Also counts the changes of its prices and services. */
  version: z._default(z.number(), 1),
  /** How many shelves have it. */
  shelves: z._default(z.number(), 0),
})

export type ShelfType = z.output<typeof item>

/** A shelf type with whatever fields its maker knows. */
export type NewShelfType = Omit<z.input<typeof item>, 'version' | 'shelves'>

export const typeFrom = (stored: Item): ShelfType =>
  item.parse({ ...stored, shelves: stored[usedBy('shelf')] })

const typeKey = (marketId: string, id: string): Key => ({ pk: marketPartition(marketId), sk: `TYPE#${id}` })

/** A new shelf type, and how many shelves and prices are written with it. */
export const newShelfType = (
  marketId: string,
  value: NewShelfType,
  uses: { shelf?: number; price?: number } = {},
): Write => ({
  put: {
    Item: { ...typeKey(marketId, value.id), kind: 'shelf-type', ...value, version: 1, ...usesOf(uses) },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
})

/** Changes a shelf type if its version is unchanged; otherwise throws `TryAgain`. */
export const changeShelfType = (
  marketId: string,
  { id, version, shelves: _counted, ...fields }: ShelfType,
): Write => setNextVersion(typeKey(marketId, id), version, fields)

/**
 * Notes that prices or services of a type change, and counts its prices. Of two such changes at once, the loser throws
 * `TryAgain`, so a type never has two prices for a period.
 */
export const changePricesOf = (
  marketId: string,
  { id, version }: Pick<ShelfType, 'id' | 'version'>,
  more: number,
): Write => setNextVersion(typeKey(marketId, id), version, {}, { price: more })

/** Counts shelves of a type (D36). Refuses 404 `not_found` without the type. */
export const countShelves = (marketId: string, type: string, more: number): Write =>
  countUse(typeKey(marketId, type), 'shelf', more, refuse(commonRefusals.not_found))

/** Deletes a shelf type. Throws `TryAgain` when it has changed, or a shelf or a price uses it. */
export const removeShelfType = (marketId: string, { id, version }: ShelfType): Write =>
  removeUnused(typeKey(marketId, id), ['shelf', 'price'], version)

export const entity: Entity = {
  kept: 'Until staff delete it.',
  open: [],
  samples: {
    typeFrom: null,
    newShelfType: ['{market}', { id: '{type}' }],
    changeShelfType: ['{market}', { id: '{type}', version: 1 }],
    changePricesOf: ['{market}', { id: '{type}', version: 1 }, 1],
    countShelves: ['{market}', '{type}', 1],
    removeShelfType: ['{market}', { id: '{type}', version: 1 }],
  },
}
