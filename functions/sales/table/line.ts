/** What was sold for a tenant, and what came back: a line a piece, in the order of days. Never changed. */
import * as z from 'zod/mini'
import type { Day } from '#shared/kit/day.ts'
import { minor, seconds } from '#shared/kit/units.ts'
import { TILLS } from '#shared/tills/receipt.ts'
import type { Entity } from '../../kit/entity.ts'
import { batch, type Item, type Key, query, TryAgain, type Write } from '../../kit/table.ts'

const line = z.object({
  /** The tenant. */
  userNumber: z.string(),
  /** In the market's time zone. */
  day: z.string(),
  at: seconds,
  /** When the line was written: later than `at` where a till was offline, or staff answered; 0: before lines said so. */
  bookedTs: z._default(seconds, 0),
  till: z.enum(TILLS),
  purchase: z.string(),
  row: z.number(),
  /** The product's number, and the kind of goods. */
  number: z.string(),
  type: z.literal([1, 2]),
  name: z.string(),
  unitPrice: minor,
  /** 1 sold, −1 came back, 0 sold for less; more of goods without items of their own. */
  quantity: z.number(),
  paid: minor,
  commission: minor,
  share: minor,
  /** The tenant's commission on that day, in per cent. */
  fee: z.number(),
  /** The id of the campaign in which it was sold, so that what comes back is taken away from the same. */
  campaign: z.optional(z.string()),
  /** The line that it undoes, or makes cheaper, as `refOf` names it; empty: none. */
  undoes: z.string(),
})

export type SaleLine = z.infer<typeof line>

type Place = Pick<SaleLine, 'till' | 'purchase' | 'row'>

/** How a line is known for good: a purchase that comes again changes nothing. */
export const refOf = ({ till, purchase, row }: Place): string => `${till}.${purchase}.${row}`

/** Where a line is that a product remembers. */
export const placeOf = ({ ref, ...when }: Pick<SaleLine, 'day' | 'at'> & { ref: string }) => {
  const [till = '', purchase = '', row = ''] = ref.split('.')
  return { ...when, till: till as SaleLine['till'], purchase, row: Number(row) }
}

const partition = (market: string, userNumber: string): string => `${market}#SALES#${userNumber}`

const lineKey = (market: string, value: Place & Pick<SaleLine, 'userNumber' | 'day' | 'at'>): Key => ({
  pk: partition(market, value.userNumber),
  sk: `${value.day}#${String(value.at).padStart(11, '0')}#${refOf(value)}`,
})

/** Writes a line, once: another worker may book the same part of a long receipt. Throws `TryAgain` when it is there. */
export const putLine = (market: string, value: SaleLine): Write => ({
  put: {
    Item: { ...lineKey(market, value), kind: 'sale-line', ...value } satisfies Item,
    ConditionExpression: 'attribute_not_exists(pk)',
  },
  onConditionFailed: new TryAgain(),
})

/** The lines of these places that are there. */
export const readLines = async (
  market: string,
  places: readonly (Place & Pick<SaleLine, 'userNumber' | 'day' | 'at'>)[],
): Promise<SaleLine[]> =>
  (await batch(places.map(place => lineKey(market, place)))).flatMap(item => (item ? [line.parse(item)] : []))

/** The lines of a tenant between two days, both included, the newest first: `most` of them at most. */
export const readLinesOf = async (
  market: string,
  userNumber: string,
  { from, to }: { from: Day; to: Day },
  most: number,
): Promise<SaleLine[]> => {
  const items = await query(
    {
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': partition(market, userNumber), ':from': from, ':to': `${to}~` },
      ScanIndexForward: false,
    },
    most,
  )
  return items.map(item => line.parse(item))
}

const sample: SaleLine = {
  userNumber: '{userNumber}',
  day: '2026-11-21',
  at: 0,
  bookedTs: 0,
  till: 'zettle',
  purchase: '{purchase}',
  row: 0,
  number: 'loakb{userNumber}-17',
  type: 1,
  name: '',
  unitPrice: 0,
  quantity: 1,
  paid: 0,
  commission: 0,
  share: 0,
  fee: 0,
  undoes: '',
}

export const entity: Entity = {
  kept: 'With the books of the shop.',
  open: ['readLines', 'readLinesOf'],
  samples: {
    refOf: null,
    placeOf: null,
    putLine: ['{market}', sample],
    readLines: ['{market}', [sample]],
    readLinesOf: ['{market}', '{userNumber}', { from: '2026-11-01', to: '2026-11-30' }, 25],
  },
}
