/** What a shelf type costs for a booking period, in the partition of the price list (decision 002). */
import * as z from 'zod/mini'
import { minor } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import type { Item, Key, Write } from '../../kit/table.ts'
import { marketPartition } from '../../markets/table/market.ts'
import { discountItem } from './item/discount.ts'

const item = z.object({
  id: z.string(),
  shelfType: z.string(),
  bookingPeriod: z.string(),
  price: minor,
  ...discountItem,
  version: z._default(z.number(), 1),
})

export type Price = z.output<typeof item>

export type NewPrice = z.input<typeof item>

export const priceFrom = (stored: Item): Price => item.parse(stored)

const priceKey = (marketId: string, id: string): Key => ({ pk: marketPartition(marketId), sk: `PRICE#${id}` })

/** A price, new or changed. Commit it with `changePricesOf` its type, which holds its place. */
export const putPrice = (marketId: string, value: NewPrice): Write => ({
  put: { Item: { ...priceKey(marketId, value.id), kind: 'price', version: 1, ...value } },
})

/** Takes a price away. Commit it with `changePricesOf` its type. */
export const removePrice = (marketId: string, id: string): Write => ({
  remove: { Key: priceKey(marketId, id) },
})

export const entity: Entity = {
  kept: 'Until staff take it away.',
  open: [],
  samples: {
    priceFrom: null,
    putPrice: ['{market}', { id: '{price}' }],
    removePrice: ['{market}', '{price}'],
  },
}
