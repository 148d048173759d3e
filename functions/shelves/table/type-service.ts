/** What a service costs with a shelf type, in the partition of the price list (decision 002). */
import * as z from 'zod/mini'
import { minor } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import type { Item, Key, Write } from '../../kit/table.ts'
import { marketPartition } from '../../markets/table/market.ts'
import { discountItem } from './item/discount.ts'

const item = z.object({
  id: z.string(),
  shelfType: z.string(),
  service: z.string(),
  price: minor,
  ...discountItem,
  version: z._default(z.number(), 1),
})

export type TypeService = z.output<typeof item>

export type NewTypeService = z.input<typeof item>

export const typeServiceFrom = (stored: Item): TypeService => item.parse(stored)

const offerKey = (marketId: string, id: string): Key => ({
  pk: marketPartition(marketId),
  sk: `TYPESERVICE#${id}`,
})

/** A service as a type offers it, new or changed. Commit it with `changePricesOf` the type. */
export const putTypeService = (marketId: string, value: NewTypeService): Write => ({
  put: { Item: { ...offerKey(marketId, value.id), kind: 'type-service', version: 1, ...value } },
})

/** A type no longer offers a service. Commit it with `changePricesOf` the type. */
export const removeTypeService = (marketId: string, id: string): Write => ({
  remove: { Key: offerKey(marketId, id) },
})

export const entity: Entity = {
  kept: 'Until staff take it away.',
  open: [],
  samples: {
    typeServiceFrom: null,
    putTypeService: ['{market}', { id: '{typeService}' }],
    removeTypeService: ['{market}', '{typeService}'],
  },
}
