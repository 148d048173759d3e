/** What a till has sold and taken back, as it said so. A receipt is known by till and purchase, and taken once. */
import * as z from 'zod/mini'
import { purchaseTaken } from '#events/tills.ts'
import type { CountryCode } from '#shared/kit/country-codes.ts'
import { booksKeptUntil } from '#shared/kit/retention.ts'
import { seconds } from '#shared/kit/units.ts'
import { type Receipt, receipt as shape, type TillName } from '#shared/tills/receipt.ts'
import { nowIso } from '../../kit/clock.ts'
import type { Entity } from '../../kit/entity.ts'
import { emit } from '../../kit/outbox.ts'
import { get, type Key, TryAgain, type Write } from '../../kit/table.ts'

const kept = z.extend(shape, {
  /** When its lines were booked; null: not yet. */
  bookedTs: z.nullable(seconds),
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
export const takeReceipt = (market: { marketId: string; country: CountryCode }, value: Receipt): Write[] => [
  {
    put: {
      Item: {
        ...receiptKey(market.marketId, value.till, value.id),
        kind: 'receipt',
        ...value,
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

/** Notes that the lines of a receipt are booked: once. Throws `TryAgain` when they are already. */
export const noteBooked = (
  market: string,
  { till, id }: Pick<Receipt, 'till' | 'id'>,
  now: number,
): Write => ({
  update: {
    Key: receiptKey(market, till, id),
    UpdateExpression: 'SET bookedTs = :now',
    ConditionExpression: 'attribute_exists(pk) AND bookedTs = :none',
    ExpressionAttributeValues: { ':now': now, ':none': null },
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
  open: ['noteBooked', 'readReceipt'],
  samples: {
    takeReceipt: [{ marketId: '{market}', country: 'dk' }, sample],
    readReceipt: ['{market}', 'zettle', '{purchase}'],
    noteBooked: ['{market}', sample, 0],
  },
}
