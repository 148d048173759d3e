/** What a till took on a day, and where it is: in sales, in the clearing list, set aside, or beside the goods. */
import * as z from 'zod/mini'
import type { Day } from '#shared/kit/day.ts'
import { sum } from '#shared/kit/money.ts'
import { type Seconds, seconds } from '#shared/kit/units.ts'
import { TILLS, type TillName } from '#shared/tills/receipt.ts'
import { DRAWERS, drawerOf } from '../../kit/drawers.ts'
import type { Entity } from '../../kit/entity.ts'
import { type Key, query, type Write } from '../../kit/table.ts'

/** `misdated`: of the total what the till itself says of another day, because its clock was wrong. */
const FIGURES = ['purchases', 'total', 'lines', 'clearing', 'aside', 'beside', 'misdated'] as const

/** Amounts in minor units, and the number of purchases. */
export type DayFigures = Partial<Record<(typeof FIGURES)[number], number>>

const figure = z._default(z.number(), 0)

const tillDay = z.object({
  day: z.string(),
  till: z.enum(TILLS),
  purchases: figure,
  total: figure,
  lines: figure,
  clearing: figure,
  aside: figure,
  beside: figure,
  misdated: figure,
  /** What the till itself says that it took, and when it was asked; null: not yet. */
  told: z._default(z.nullable(z.object({ purchases: z.number(), total: z.number(), at: seconds })), null),
})

export type TillDay = z.infer<typeof tillDay>

const partition = (market: string): string => `${market}#TILLDAYS`

/** What a till itself says of a day stands beside the drawers of what was booked. */
const TOLD = 'told'

const keyOf = (market: string, { day, till }: Pick<TillDay, 'day' | 'till'>, drawer: string): Key => ({
  pk: partition(market),
  sk: `${day}#${till}#${drawer}`,
})

/** Adds to the figures of a till and day, in the drawer of a purchase. */
export const addToDay = (
  market: string,
  { day, till, purchase }: { day: Day; till: TillName; purchase: string },
  by: DayFigures,
): Write => {
  const all = Object.entries(by)
  return {
    update: {
      Key: keyOf(market, { day, till }, drawerOf(purchase)),
      UpdateExpression: `SET kind = :kind, #day = :day, till = :till ADD ${all.map((_, at) => `#f${at} :b${at}`).join(', ')}`,
      ExpressionAttributeNames: {
        '#day': 'day',
        ...Object.fromEntries(all.map(([name], at) => [`#f${at}`, name])),
      },
      ExpressionAttributeValues: {
        ':kind': 'till-day',
        ':day': day,
        ':till': till,
        ...Object.fromEntries(all.map(([, value], at) => [`:b${at}`, value])),
      },
    },
  }
}

/** Notes what a till itself says that it took on a day. */
export const noteTold = (
  market: string,
  { day, till, ...told }: { day: Day; till: TillName; purchases: number; total: number; at: Seconds },
): Write => ({
  put: { Item: { ...keyOf(market, { day, till }, TOLD), kind: 'till-day', day, till, told } },
})

/** The items of one till and day as one. */
const addedUp = (items: readonly TillDay[]): TillDay[] => {
  const [first] = items
  if (!first) return []
  const figures = FIGURES.map(figure => [figure, sum(items.map(item => item[figure]))])
  return [{ ...first, ...Object.fromEntries(figures), told: items.find(({ told }) => told)?.told ?? null }]
}

/** The last days on which a till of the market sold, the newest first; each is some drawers, in one query. */
export const readTillDays = async (market: string, most: number): Promise<TillDay[]> => {
  const items = await query(
    {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': partition(market) },
      ScanIndexForward: false,
    },
    most * (DRAWERS + 1),
  )
  const days = Map.groupBy(
    items.map(item => tillDay.parse(item)),
    ({ day, till }) => `${day} ${till}`,
  )
  return [...days.values()].slice(0, most).flatMap(addedUp)
}

export const entity: Entity = {
  kept: 'With the books of the shop.',
  open: ['addToDay'],
  samples: {
    addToDay: [
      '{market}',
      { day: '2026-11-21', till: 'zettle', purchase: '{purchase}' },
      { purchases: 1, total: 100 },
    ],
    noteTold: ['{market}', { day: '2026-11-21', till: 'zettle', purchases: 1, total: 100, at: 0 }],
    readTillDays: ['{market}', 31],
  },
}
