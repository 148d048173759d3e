/**
 * What settlements have taken of each day (D85): an item a tenant and month beside the sums of sales, and one of the shop a
 * month with the lines of each day alone. What the sums have more is not settled yet.
 */
import { type Day, monthsFrom } from '#shared/kit/day.ts'
import type { GoodsType } from '#shared/products/number.ts'
import type { SumsByDay } from '#shared/sales/figures.ts'
import type { Entity } from '../../kit/entity.ts'
import { type Key, query, type Write } from '../../kit/table.ts'
import { addFigures, figuresIn, readFigures, readFiguresByTenant, type Sum } from '../../sales/table/sums.ts'

const tenantKey = (market: string, month: string, userNumber: string): Key => ({
  pk: `${market}#TAKEN#${month}`,
  sk: userNumber,
})

const shopKey = (market: string, month: string): Key => ({ pk: `${market}#TAKEN`, sk: month })

const TYPES: readonly GoodsType[] = [1, 2]

const sumsOf = (taken: SumsByDay): Sum[] =>
  [...taken].flatMap(([day, figures]) =>
    TYPES.flatMap(type => (figures[type].rows ? [{ day, type, figures: figures[type] }] : [])),
  )

const byMonth = (sums: readonly Sum[]) => [...Map.groupBy(sums, ({ day }) => day.slice(0, 7))]

/** Adds what a settlement took to what its tenant's others did: a write a month. */
export const addTaken = (market: string, userNumber: string, taken: SumsByDay): Write[] =>
  byMonth(sumsOf(taken)).map(([month, sums]) =>
    addFigures(tenantKey(market, month, userNumber), 'taken', sums),
  )

/** Adds how many lines of each day all settlements of a period took: a write a month. */
export const addTakenOfShop = (market: string, taken: readonly SumsByDay[]): Write[] =>
  byMonth(taken.flatMap(sumsOf)).map(([month, sums]) =>
    addFigures(
      shopKey(market, month),
      'taken',
      sums.map(({ figures: { rows = 0 }, ...sum }) => ({ ...sum, figures: { rows } })),
    ),
  )

/** How many lines settlements took of each day, of all tenants: an item a month, in one query. */
export const readTakenOfShop = async (market: string): Promise<SumsByDay[]> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': shopKey(market, '').pk },
    ConsistentRead: true,
  })
  return items.map(item => figuresIn(item, item.sk))
}

/** What settlements took of some months, by tenant: a query a month. */
export const readTakenByTenant = (
  market: string,
  months: readonly string[],
): Promise<Map<string, SumsByDay[]>> =>
  readFiguresByTenant(months, month => tenantKey(market, month, ''), { consistent: true })

/** What settlements took of a tenant between two days' months: an item a month. */
export const readTakenOf = (
  market: string,
  userNumber: string,
  { from, to }: { from: Day; to: Day },
): Promise<SumsByDay[]> => readFigures(monthsFrom(from, to), month => tenantKey(market, month, userNumber))

const sample: SumsByDay = new Map([
  [
    '2026-11-21',
    {
      1: { number: 1, rows: 1, paid: 100, commission: 20 },
      2: { number: 0, rows: 0, paid: 0, commission: 0 },
    },
  ],
])

export const entity: Entity = {
  kept: 'With the books of the shop.',
  open: [],
  samples: {
    addTaken: ['{market}', '{userNumber}', sample],
    addTakenOfShop: ['{market}', [sample]],
    readTakenOfShop: ['{market}'],
    readTakenByTenant: ['{market}', ['2026-11']],
    readTakenOf: ['{market}', '{userNumber}', { from: '2026-11-01', to: '2026-11-30' }],
  },
}
