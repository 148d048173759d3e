/**
 * Things for sale. The key is the tenant and the running number, which the printed number says, so a till's line finds
 * its product by its key. A thing is one item from its first row in a sheet until long after it was sold.
 */
import * as z from 'zod/mini'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { minor, seconds } from '#shared/kit/units.ts'
import { numberFrom, type ProductId } from '#shared/products/number.ts'
import { runsOf } from '#shared/products/order.ts'
import { countUp } from '../../kit/count-up.ts'
import type { Entity } from '../../kit/entity.ts'
import { batch, get, type Item, type Key, putNextVersion, query, type Write } from '../../kit/table.ts'
import { productListed, RUNNING_DIGITS } from './product-lists.ts'

const reduced = { percent: z.number(), from: z.string(), to: z.string() }

const ofCampaign = z.object({
  ...{ id: z.string(), name: z.string(), ...reduced },
  /** The day on which the product joined it; empty: before its first. */
  joined: z._default(z.string(), ''),
})

/** What it has of its own, or of the discounts of its sheet and shelf (shared/products/discount.ts). */
const discounted = {
  /** In per cent. */
  discount: z.number(),
  discountFrom: z.nullable(z.string()),
  discountTo: z.nullable(z.string()),
  /** The discount of its sheet or shelf that it has; empty: its own, or none. */
  discountOf: z._default(z.string(), ''),
  /** A sign at the shelf says its discount, and its label does not. */
  discountOnSign: z._default(z.boolean(), false),
  /** Further discounts of its sheet and shelf, running or planned. */
  nextDiscounts: z._default(z.array(z.object({ id: z.string(), ...reduced, isOnSign: z.boolean() })), []),
}

const product = z.object({
  userNumber: z.string(),
  running: z.number(),
  /** The id of its sheet. */
  sheet: z.string(),
  type: z.literal([1, 2]),
  name: z.string(),
  /** In minor units. */
  price: z.number(),
  /** The price as it was typed, while it may be read in two ways; its sheet is not completed before that is answered. */
  typedPrice: z._default(z.string(), ''),
  ...discounted,
  /** What it had until then: a line that comes late is reckoned with it. */
  pastDiscounts: z._default(z.array(z.object(reduced)), []),
  /** The campaign in which it is, and those that it left: a copy of what a price is reckoned from. */
  campaign: z._default(z.nullable(ofCampaign), null),
  pastCampaigns: z._default(z.array(ofCampaign), []),
  description: z.string(),
  /** 1 until it is made, then 4 to 7; what its sheet's status says of it is not kept here. product-life.ts changes it. */
  status: z.literal([1, 4, 5, 6, 7]),
  /** As the label has it; empty until it is made. */
  number: z.string(),
  /** The price that its last label says, in minor units; null without a label. */
  labelPrice: z.nullable(z.number()),
  /** When its last label was printed; 0: never, or before products said so. */
  labelTs: z._default(seconds, 0),
  /** Its price and discount before its tenant lowered it last, what it sold for then, and when that was. */
  lowered: z._default(
    z.nullable(
      z.object({
        ...{ price: minor, ...discounted, sellPrice: minor, ts: seconds },
      }),
    ),
    null,
  ),
  /** When it was made, and so for sale the first time; 0: not yet, or before products said so. */
  onSaleTs: z._default(seconds, 0),
  /** When its price or discount last changed after it was made. */
  pricedTs: z._default(seconds, 0),
  checkoutTs: z.nullable(seconds),
  checkoutReason: z.string(),
  /** What the till has of it (functions/tills/sync.ts); empty: it is not in the till. */
  inTill: z._default(z.string(), ''),
  /** The line in which it was sold, as functions/sales names it; empty: it is not sold. */
  soldIn: z._default(z.string(), ''),
  /** What that line brought, and the commission of its day in per cent; null: it is not sold. */
  soldFor: z._default(z.nullable(z.object({ paid: minor, share: minor, fee: z.number() })), null),
  /** The last lines of sales that were about it, and their days; functions/sales names lines. */
  lines: z._default(z.array(z.object({ ref: z.string(), day: z.string(), at: seconds })), []),
  /** Why the till does not take it, in the till's own words. */
  tillProblem: z._default(z.string(), ''),
  version: z.number(),
})

export type Product = z.infer<typeof product>

/** What a thing has that nobody types, as it begins. */
const BEGINNING = {
  typedPrice: '',
  discount: 0,
  discountFrom: null,
  discountTo: null,
  pastDiscounts: [],
  discountOf: '',
  discountOnSign: false,
  nextDiscounts: [],
  campaign: null,
  pastCampaigns: [],
  description: '',
  status: 1,
  number: '',
  labelPrice: null,
  labelTs: 0,
  lowered: null,
  onSaleTs: 0,
  pricedTs: 0,
  checkoutTs: null,
  checkoutReason: '',
  inTill: '',
  soldIn: '',
  soldFor: null,
  lines: [],
  tillProblem: '',
  version: 1,
} satisfies Partial<Product>

type NewThing = Omit<Product, keyof typeof BEGINNING> & Partial<Product>

/** A row of a sheet as it begins; what is left out has its usual value. */
export const firstProduct = (value: NewThing): Product => ({ ...BEGINNING, ...value })

const productPartition = (market: string, userNumber: string): string => `${market}#PRODUCTS#${userNumber}`

const padded = (running: number): string => String(running).padStart(RUNNING_DIGITS, '0')

export const productKey = (market: string, { userNumber, running }: ProductId): Key => ({
  pk: productPartition(market, userNumber),
  sk: padded(running),
})

const countsKey = (market: string, userNumber: string): Key => ({
  pk: `${productPartition(market, userNumber)}#NUMBERS`,
  sk: 'NUMBERS',
})

export const productFrom = (item: Item): Product => product.parse(item)

const toItem = (market: string, value: Product): Item => ({
  ...productKey(market, value),
  kind: 'product',
  ...value,
  ...productListed(market, value),
})

/** Takes the next running numbers of a tenant, the lowest first. A number whose thing is not made is skipped. */
export const takeRunning = async (market: string, userNumber: string, howMany: number): Promise<number[]> => {
  const last = await countUp(countsKey(market, userNumber), 1, howMany)
  return Array.from({ length: howMany }, (_, at) => last - howMany + 1 + at)
}

/** A thing by its id. Refuses 404 `not_found`. */
export const readProduct = async (market: string, id: ProductId): Promise<Product> => {
  const item = await get(productKey(market, id))
  if (!item) throw refuse(commonRefusals.not_found)
  return productFrom(item)
}

/** The things with these running numbers that are there, in the order of the numbers. */
export const readProducts = async (
  market: string,
  userNumber: string,
  running: readonly number[],
): Promise<Product[]> =>
  (await batch(running.map(one => productKey(market, { userNumber, running: one })))).flatMap(item =>
    item ? [productFrom(item)] : [],
  )

/** The products of printed numbers that are there, by their numbers. */
export const readByNumbers = async (
  market: string,
  numbers: readonly string[],
): Promise<Map<string, Product>> => {
  const items = await batch(
    numbers.flatMap(number => numberFrom(number) ?? []).map(id => productKey(market, id)),
  )
  const products = items.flatMap(item => (item ? [productFrom(item)] : []))
  return new Map(products.map(product => [product.number, product]))
}

/** All things of a tenant, for the file of their data: the last hundred thousand at most. */
export const readAllOf = (market: string, userNumber: string): Promise<Product[]> =>
  readLastOf(market, userNumber, 100_000)

/** The last things of a tenant, sold ones among them: `most` of them at most. */
export const readLastOf = async (market: string, userNumber: string, most: number): Promise<Product[]> => {
  const items = await query(
    {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': productPartition(market, userNumber) },
      ScanIndexForward: false,
    },
    most,
  )
  return items.map(productFrom)
}

/** A sheet in another order has many runs, and a query for each would take all connections of the table. */
const MOST_RUNS = 8

/**
 * The same for a sheet, whose numbers are mostly neighbours: a query for each run, at the price of its bytes, where
 * `readProducts` pays for each thing.
 */
export const readRuns = async (
  market: string,
  userNumber: string,
  running: readonly number[],
): Promise<Product[]> => {
  const runs = runsOf(running.toSorted((one, other) => one - other))
  if (runs.length > MOST_RUNS) return readProducts(market, userNumber, running)
  const things = await Promise.all(
    runs.map(({ first, last }) =>
      query({
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: {
          ':pk': productPartition(market, userNumber),
          ':first': padded(first),
          ':last': padded(last),
        },
        ConsistentRead: true,
      }),
    ),
  )
  return things.flat().map(productFrom)
}

/** The items of new things, for `putAll`: a sheet names them afterwards, and until then nobody sees them. */
export const newItems = (market: string, things: readonly Product[]): Item[] =>
  things.map(thing => toItem(market, thing))

/** Writes a new thing with other writes; a tenant's many rows go by `putAll`. */
export const newItem = (market: string, value: Product): Write => ({
  put: { Item: toItem(market, value), ConditionExpression: 'attribute_not_exists(pk)' },
})

/** Writes a thing if its version is unchanged; otherwise throws `TryAgain`. */
export const putProduct = (market: string, value: Product): Write =>
  putNextVersion(toItem(market, value), value.version)

/** Notes what the market's till has of a product, or has against it. */
export const putTillNote = (
  market: string,
  value: Product,
  note: Partial<Pick<Product, 'inTill' | 'tillProblem'>>,
): Write => putProduct(market, { ...value, ...note })

export const removeProduct = (market: string, id: ProductId): Write => ({
  remove: { Key: productKey(market, id) },
})

const sampleId = { userNumber: '{userNumber}', running: 17 }
const sample = firstProduct({
  ...sampleId,
  sheet: '{sheet}',
  type: 1,
  name: 'name',
  price: 1,
  status: 4,
  number: 'loakb{userNumber}-17',
})

export const entity: Entity = {
  kept: 'A row of a sheet until it is deleted; a product with the books of the shop, for its sales name it.',
  open: [
    'productFrom',
    'readByNumbers',
    'productKey',
    'putTillNote',
    'readAllOf',
    'readLastOf',
    'readProduct',
    'readRuns',
  ],
  samples: {
    takeRunning: ['{market}', '{userNumber}', 2],
    readProduct: ['{market}', sampleId],
    readByNumbers: ['{market}', ['loakb100001-17']],
    readAllOf: ['{market}', '{userNumber}'],
    readLastOf: ['{market}', '{userNumber}', 300],
    readProducts: ['{market}', '{userNumber}', [17]],
    readRuns: ['{market}', '{userNumber}', [17, 18]],
    newItem: ['{market}', sample],
    putProduct: ['{market}', sample],
    putTillNote: ['{market}', sample, { tillProblem: '' }],
    removeProduct: ['{market}', sampleId],
    firstProduct: null,
    newItems: null,
    productFrom: null,
    productKey: null,
  },
}
