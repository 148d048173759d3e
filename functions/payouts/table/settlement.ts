/**
 * Settlements: an item a tenant and sales period. They are written before their period counts, and nobody sees them until
 * then. Once one is in its tenant's balance it is listed, and never changes but for the moment at which it was sent.
 */
import * as z from 'zod/mini'
import { CUSTOMER_TYPES } from '#shared/customers/customer-types.ts'
import { COUNTRY_CODES } from '#shared/kit/country-codes.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { minor, seconds } from '#shared/kit/units.ts'
import { NOT_PAID } from '#shared/payouts/payout.ts'
import type { Settlement } from '#shared/payouts/settlement.ts'
import type { SumsByDay } from '#shared/sales/figures.ts'
import type { Entity } from '../../kit/entity.ts'
import { type Page, readPage } from '../../kit/list.ts'
import { listed } from '../../kit/listed.ts'
import { lastNumberOf, takeNumber } from '../../kit/series.ts'
import { get, type Item, type Key, putNextVersion, query, TryAgain, type Write } from '../../kit/table.ts'

const terms = z.object({
  country: z.enum(COUNTRY_CODES),
  vatPercent: z.number(),
  vatPercentUsed: z.number(),
  vatPercentNew: z.number(),
  noVatOnSales: z.boolean(),
  noVatOnRent: z.boolean(),
  salesAs: z.enum(['agent', 'own_name']),
  tenant: z.object({
    customerType: z.enum(CUSTOMER_TYPES),
    country: z.nullable(z.enum(COUNTRY_CODES)),
    vatId: z.string(),
    isReverseCharge: z.boolean(),
  }),
})

const figures = z.object({ number: z.number(), rows: z.number(), paid: minor, commission: minor })

const NOTHING = { number: 0, rows: 0, paid: 0, commission: 0 }

/** What it took of each day and kind. Days have used goods, new ones, or both. */
const taken = z.codec(
  z.record(z.string(), z.object({ 1: z.optional(figures), 2: z.optional(figures) })),
  z.custom<SumsByDay>(),
  {
    decode: kept =>
      new Map(Object.entries(kept).map(([day, of]) => [day, { 1: of[1] ?? NOTHING, 2: of[2] ?? NOTHING }])),
    encode: days =>
      Object.fromEntries(
        [...days].map(([day, of]) => [
          day,
          { ...(of[1].rows ? { 1: of[1] } : {}), ...(of[2].rows ? { 2: of[2] } : {}) },
        ]),
      ),
  },
)

const settled = z.object({
  period: z.string(),
  userNumber: z.string(),
  /** Which of the period's it is, from 0: its number is that of the first one and this. */
  nth: z.number(),
  /** As they were. */
  name: z.string(),
  bank: z.string(),
  /** The tenant had changed the account, and nobody had confirmed it. */
  accountUnconfirmed: z._default(z.boolean(), false),
  dateFrom: z.string(),
  dateTo: z.string(),
  terms,
  turnoverUsed: minor,
  turnoverNew: minor,
  feeUsed: minor,
  feeNew: minor,
  tax: minor,
  rentOffset: minor,
  rentVat: minor,
  rentLines: z.array(
    z.object({ booking: z.nullable(z.string()), day: z.string(), name: z.string(), amount: minor }),
  ),
  share: minor,
  borneByShop: minor,
  late: z.array(z.object({ day: z.string(), paid: minor, share: minor })),
  taken,
  /** Pieces sold, and what came back on the days of the period, above zero. */
  pieces: z.number(),
  returned: minor,
  /** What stood on the balance before, and what is paid out after it, or why nothing is. */
  carriedOver: minor,
  youReceive: minor,
  why: z.nullable(z.enum(NOT_PAID)),
  /** Since when it is in the balance, with its number; null and 0: not yet. */
  postedTs: z.nullable(seconds),
  number: z.number(),
  /** When it was sent to the tenant last. */
  sentTs: z.nullable(seconds),
  version: z.number(),
})

export type Settled = z.output<typeof settled> & Settlement

const partition = (market: string, period: string): string => `${market}#SETTLEMENTS#${period}`

const settlementKey = (
  market: string,
  { period, userNumber }: Pick<Settled, 'period' | 'userNumber'>,
): Key => ({
  pk: partition(market, period),
  sk: userNumber,
})

const ALL = 'SETTLEMENTS'
const ofTenant = (userNumber: string): string => `SETTLEMENTS#${userNumber}`

/** Listed by the last day, and by the number: of the market, and of the tenant. A drawer is a month. */
const placesOf = (market: string, { dateTo, number, userNumber, postedTs }: Settled) => {
  const sort = `${dateTo}#${String(number).padStart(9, '0')}`
  const place = { sort, drawerLength: 7 }
  return postedTs === null
    ? {}
    : listed(market, [
        { list: ALL, ...place },
        { list: ofTenant(userNumber), ...place },
      ])
}

const toItem = (market: string, value: Settled): Item => ({
  ...settlementKey(market, value),
  kind: 'settlement',
  ...z.encode(settled, value),
  ...placesOf(market, value),
})

/** Writes the settlement of a period that does not count yet, over one that an earlier job has left. */
export const freezeSettlement = (market: string, value: Settled): Write => ({
  put: {
    Item: toItem(market, value),
    ConditionExpression: 'attribute_not_exists(postedTs) OR postedTs = :none',
    ExpressionAttributeValues: { ':none': null },
  },
  onConditionFailed: new TryAgain(),
})

/** Removes a settlement that does not count. Throws `TryAgain` for one that does. */
export const dropSettlement = (market: string, value: Pick<Settled, 'period' | 'userNumber'>): Write => ({
  remove: {
    Key: settlementKey(market, value),
    ConditionExpression: 'attribute_not_exists(postedTs) OR postedTs = :none',
    ExpressionAttributeValues: { ':none': null },
  },
  onConditionFailed: new TryAgain(),
})

/** Writes a settlement if its version is unchanged; otherwise throws `TryAgain`. */
export const putSettlement = (market: string, value: Settled): Write =>
  putNextVersion(toItem(market, value), value.version)

/** The settlements of a period in the order of tenants, also while it does not count: one query. */
export const readSettlements = async (market: string, period: string): Promise<Settled[]> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partition(market, period) },
    ConsistentRead: true,
  })
  return items.map(item => settled.parse(item))
}

/** The next settlements of a period after those of a tenant. */
export const walkSettlements = async (
  market: string,
  period: string,
  { after, most }: { after: string; most: number },
): Promise<Settled[]> => {
  const items = await query(
    {
      KeyConditionExpression: 'pk = :pk AND sk > :after',
      ExpressionAttributeValues: { ':pk': partition(market, period), ':after': after || '0' },
      ConsistentRead: true,
    },
    most,
  )
  return items.map(item => settled.parse(item))
}

/** The settlement of a tenant in a period, also while it does not count; undefined: there is none. */
export const findSettlement = async (
  market: string,
  period: string,
  userNumber: string,
): Promise<Settled | undefined> => {
  const item = await get(settlementKey(market, { period, userNumber }))
  return item && settled.parse(item)
}

/** A settlement that is in its tenant's balance. Refuses 404 `not_found`. */
export const readSettlement = async (
  market: string,
  period: string,
  userNumber: string,
): Promise<Settled> => {
  const found = await findSettlement(market, period, userNumber)
  if (!found || found.postedTs === null) throw refuse(commonRefusals.not_found)
  return found
}

/** A page of the settlements that are in balances, of all tenants or of one, the newest first. */
export const listSettlements = async (
  market: string,
  userNumber: string | undefined,
  page: number,
): Promise<Omit<Page, 'items'> & { results: Settled[] }> => {
  const order =
    userNumber === undefined
      ? ({ market, list: ALL, index: 1, newestFirst: true } as const)
      : ({ market, list: ofTenant(userNumber), index: 2, newestFirst: true } as const)
  const { items, ...rest } = await readPage(order, page)
  return { ...rest, results: items.map(item => settled.parse(item)) }
}

const SERIES = 'SETTLEMENTS'

/** The number that the next settlement of a market gets. */
export const nextNumber = async (market: string): Promise<number> => (await lastNumberOf(market, SERIES)) + 1

/** Takes the next numbers. Throws `TryAgain` when others took them since. */
export const takeNumbers = (market: string, first: number, count: number): Write =>
  takeNumber(market, SERIES, first, count)

const sample: Settled = {
  ...{ period: '{period}', userNumber: '{userNumber}', nth: 0, name: '', bank: '' },
  accountUnconfirmed: false,
  ...{ dateFrom: '2026-11-01', dateTo: '2026-11-15' },
  terms: {
    ...{ country: 'dk', vatPercent: 25, vatPercentUsed: 0, vatPercentNew: 25 },
    ...{ noVatOnSales: false, noVatOnRent: false, salesAs: 'agent' },
    tenant: { customerType: 'private', country: 'dk', vatId: '', isReverseCharge: false },
  },
  ...{ turnoverUsed: 100, turnoverNew: 0, feeUsed: 20, feeNew: 0, tax: 4, rentOffset: 0, rentVat: 0 },
  ...{ rentLines: [], share: 80, borneByShop: 0, late: [], taken: new Map() },
  ...{
    pieces: 1,
    returned: 0,
    carriedOver: 0,
    youReceive: 80,
    why: null,
    postedTs: 0,
    number: 1,
    sentTs: null,
    version: 1,
  },
}

export const entity: Entity = {
  kept: 'With the books of the shop.',
  open: ['listSettlements', 'readSettlement'],
  samples: {
    nextNumber: ['{market}'],
    takeNumbers: ['{market}', 1, 35],
    freezeSettlement: ['{market}', { ...sample, postedTs: null }],
    dropSettlement: ['{market}', sample],
    putSettlement: ['{market}', sample],
    readSettlements: ['{market}', '{period}'],
    walkSettlements: ['{market}', '{period}', { after: '{userNumber}', most: 20 }],
    findSettlement: ['{market}', '{period}', '{userNumber}'],
    readSettlement: ['{market}', '{period}', '{userNumber}'],
    listSettlements: ['{market}', undefined, 1],
  },
}
