/** What a till has sold and taken back, as it said so. A receipt is known by till and purchase, and taken once. */
import * as z from 'zod/mini'
import { purchaseTaken } from '#events/tills.ts'
import type { CountryCode } from '#shared/kit/country-codes.ts'
import { booksKeptUntil } from '#shared/kit/retention.ts'
import { type Minor, minor, type Seconds, seconds } from '#shared/kit/units.ts'
import { plainNumber } from '#shared/products/number.ts'
import { type Receipt, receipt as shape, type TillName } from '#shared/tills/receipt.ts'
import { nowIso } from '../../kit/clock.ts'
import type { Entity } from '../../kit/entity.ts'
import { emit } from '../../kit/outbox.ts'
import { batch, get, type Key, TryAgain, type Write } from '../../kit/table.ts'

/** What became of the lines of a receipt: how many were sold, came back, stay sold for less, or wait in the clearing list. */
const became = z.object({
  sold: z.number(),
  returned: z.number(),
  reduced: z._default(z.number(), 0),
  clearing: z.number(),
})

export type Became = z.infer<typeof became>

const kept = z.extend(shape, {
  /** The job that took it out of a file; empty: the till said it itself. */
  job: z._default(z.string(), ''),
  became: z.optional(became),
  /** When its lines were booked; null: not yet. */
  bookedTs: z.nullable(seconds),
  /** What later receipts have paid back for goods without items of their own, by the lines that sold them. */
  returned: z._default(z.record(z.string(), minor), {}),
})

/** A receipt, and whether its lines are booked. */
export type KeptReceipt = z.infer<typeof kept>

const receiptKey = (market: string, till: TillName, id: string): Key => ({
  pk: `${market}#RECEIPT#${till}#${id}`,
  sk: 'RECEIPT',
})

/** Thrown when the receipt was taken before. */
export class TakenBefore extends Error {}

/** Keeps a receipt, and says so, the first time. Throws `TakenBefore`. */
export const takeReceipt = (
  market: { marketId: string; country: CountryCode },
  value: Receipt,
  job = '',
): Write[] => [
  {
    put: {
      Item: {
        ...receiptKey(market.marketId, value.till, value.id),
        kind: 'receipt',
        ...value,
        lines: value.lines.map(line => ({ ...line, number: plainNumber(line.number) })),
        job,
        bookedTs: null,
        ttl: booksKeptUntil(market.country, nowIso()),
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
    onConditionFailed: new TakenBefore(),
  },
  emit(market.marketId, purchaseTaken, { till: value.till, purchase: value.id }),
]

/** A receipt; undefined where the till never said it. */
export const readReceipt = async (
  market: string,
  till: TillName,
  id: string,
): Promise<KeptReceipt | undefined> => {
  const item = await get(receiptKey(market, till, id))
  return item && kept.parse(item)
}

/** The receipts of these ids that were taken, by their ids. */
export const readReceipts = async (
  market: string,
  till: TillName,
  ids: readonly string[],
): Promise<Map<string, KeptReceipt>> => {
  const items = await batch(ids.map(id => receiptKey(market, till, id)))
  return new Map(items.flatMap(item => (item ? [kept.parse(item)] : [])).map(one => [one.id, one]))
}

/** Notes that the lines of a receipt are booked: once. Throws `TryAgain` when they are already. */
export const noteBooked = (
  market: string,
  { till, id }: Pick<Receipt, 'till' | 'id'>,
  { now, became }: { now: Seconds; became: Became },
): Write => ({
  update: {
    Key: receiptKey(market, till, id),
    UpdateExpression: 'SET bookedTs = :now, became = :became',
    ConditionExpression: 'attribute_exists(pk) AND bookedTs = :none',
    ExpressionAttributeValues: { ':now': now, ':none': null, ':became': became },
  },
  onConditionFailed: new TryAgain(),
})

/** Notes what was paid back, unless another receipt did meanwhile: then throws `TryAgain`. */
export const noteReturned = (
  market: string,
  { till, id, returned: read }: Pick<KeptReceipt, 'till' | 'id' | 'returned'>,
  returned: Record<string, Minor>,
): Write => ({
  update: {
    Key: receiptKey(market, till, id),
    UpdateExpression: 'SET returned = :returned',
    ConditionExpression: Object.keys(read).length ? 'returned = :read' : 'attribute_not_exists(returned)',
    ExpressionAttributeValues: {
      ':returned': returned,
      ...(Object.keys(read).length ? { ':read': read } : {}),
    },
  },
  onConditionFailed: new TryAgain(),
})

const sample = {
  till: 'zettle' as const,
  id: '{purchase}',
  number: '1',
  at: 0,
  currency: 'DKK',
  total: 0,
  refundOf: null,
  lines: [],
  tenders: [],
  serviceCharge: 0,
}

export const entity: Entity = {
  kept: 'With the books of the shop: the lines of sales name it.',
  open: ['noteBooked', 'noteReturned', 'readReceipt', 'readReceipts', 'takeReceipt'],
  samples: {
    takeReceipt: [{ marketId: '{market}', country: 'dk' }, sample],
    readReceipt: ['{market}', 'zettle', '{purchase}'],
    readReceipts: ['{market}', 'csv', ['{purchase}']],
    noteReturned: ['{market}', { ...sample, returned: {} }, {}],
    noteBooked: ['{market}', sample, { now: 0, became: { sold: 1, returned: 0, reduced: 0, clearing: 0 } }],
  },
}
