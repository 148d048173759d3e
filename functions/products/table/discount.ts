/**
 * Discounts that tenants gave a whole sheet or shelf, in one partition a market by their last days: those that have not ended
 * are one query. A product carries a copy of what counts (product.ts).
 */
import * as z from 'zod/mini'
import { addDays, type Day } from '#shared/kit/day.ts'
import { STAFF_ROLES } from '#shared/kit/rights.ts'
import { seconds } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import { type Item, type Key, putNextVersion, query, TryAgain, type Write } from '../../kit/table.ts'

const discount = z.object({
  id: z.string(),
  userNumber: z.string(),
  percent: z.number(),
  from: z.string(),
  to: z.string(),
  /** The id of the sheet; empty: everything in the shop. */
  sheet: z.string(),
  isOnSign: z.boolean(),
  /** How many products had it when it was given. */
  products: z.number(),
  createdTs: seconds,
  /** Who gave it, for the history of each product. */
  by: z.object({ username: z.string(), role: z.optional(z.enum(STAFF_ROLES)) }),
  /** It was taken back: its products lose it. */
  isRemoved: z.boolean(),
  version: z.number(),
})

export type Discount = z.infer<typeof discount>

const KEPT_DAYS = 60

const partition = (market: string): string => `${market}#DISCOUNTS`

const discountKey = (market: string, { to, id }: Pick<Discount, 'to' | 'id'>): Key => ({
  pk: partition(market),
  sk: `${to}#${id}`,
})

/** The discounts of all tenants whose last day is this one or later, also those that were taken back. */
export const readDiscountsTo = async (market: string, day: Day): Promise<Discount[]> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk AND sk >= :from',
    ExpressionAttributeValues: { ':pk': partition(market), ':from': day },
    ConsistentRead: true,
  })
  return items.map(item => discount.parse(item))
}

/** The discounts of a tenant whose last day is this one or later, also those that were taken back. */
export const readDiscountsOf = async (market: string, userNumber: string, day: Day): Promise<Discount[]> =>
  (await readDiscountsTo(market, day)).filter(one => one.userNumber === userNumber)

const toItem = (market: string, value: Discount): Item => ({
  ...{ ...discountKey(market, value), kind: 'discount', ...value },
  ttl: Date.parse(addDays(value.to, KEPT_DAYS)) / 1_000,
})

export const newDiscount = (market: string, value: Discount): Write => ({
  put: { Item: toItem(market, value), ConditionExpression: 'attribute_not_exists(pk)' },
})

/** Writes a discount if its version is unchanged; otherwise throws `TryAgain`. */
export const putDiscount = (market: string, value: Discount): Write =>
  putNextVersion(toItem(market, value), value.version)

/** Checks that a discount is as it was read: what a product has of it is a copy. Throws `TryAgain` when it was changed since. */
export const checkDiscount = (market: string, { to, id, version }: Discount): Write => ({
  update: {
    Key: discountKey(market, { to, id }),
    UpdateExpression: 'SET version = :version',
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':version': version },
  },
  onConditionFailed: new TryAgain(),
})

const sample: Discount = {
  ...{ id: '{discount}', userNumber: '{userNumber}', percent: 25, from: '2026-11-23', to: '2026-11-28' },
  ...{ sheet: '', isOnSign: false, products: 1, createdTs: 0, by: { username: '' }, isRemoved: false },
  version: 1,
}

export const entity: Entity = {
  kept: '60 days after its last day.',
  open: [],
  samples: {
    readDiscountsTo: ['{market}', '2026-11-23'],
    readDiscountsOf: ['{market}', '{userNumber}', '2026-11-23'],
    newDiscount: ['{market}', sample],
    putDiscount: ['{market}', sample],
    checkDiscount: ['{market}', sample],
  },
}
