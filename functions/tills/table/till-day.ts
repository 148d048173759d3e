/** What a till took on a day, and where it is: in sales, in the clearing list, set aside, or beside the goods. */
import * as z from 'zod/mini'
import type { Day } from '#shared/kit/day.ts'
import { type Seconds, seconds } from '#shared/kit/units.ts'
import { TILLS, type TillName } from '#shared/tills/receipt.ts'
import type { Entity } from '../../kit/entity.ts'
import { query, type Write } from '../../kit/table.ts'

const FIGURES = ['purchases', 'total', 'lines', 'clearing', 'aside', 'beside'] as const

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
  /** What the till itself says that it took, and when it was asked; null: not yet. */
  told: z._default(z.nullable(z.object({ purchases: z.number(), total: z.number(), at: seconds })), null),
})

export type TillDay = z.infer<typeof tillDay>

const partition = (market: string): string => `${market}#TILLDAYS`

/** Adds to the figures of a till and day. */
export const addToDay = (market: string, day: Day, till: TillName, by: DayFigures): Write => {
  const all = Object.entries(by)
  return {
    update: {
      Key: { pk: partition(market), sk: `${day}#${till}` },
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
  update: {
    Key: { pk: partition(market), sk: `${day}#${till}` },
    UpdateExpression: 'SET kind = :kind, #day = :day, till = :till, told = :told',
    ExpressionAttributeNames: { '#day': 'day' },
    ExpressionAttributeValues: { ':kind': 'till-day', ':day': day, ':till': till, ':told': told },
  },
})

/** The last days on which a till of the market sold, the newest first. */
export const readTillDays = async (market: string, most: number): Promise<TillDay[]> => {
  const items = await query(
    {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': partition(market) },
      ScanIndexForward: false,
    },
    most,
  )
  return items.map(item => tillDay.parse(item))
}

export const entity: Entity = {
  kept: 'With the books of the shop.',
  open: ['addToDay'],
  samples: {
    addToDay: ['{market}', '2026-11-21', 'zettle', { purchases: 1, total: 100 }],
    noteTold: ['{market}', { day: '2026-11-21', till: 'zettle', purchases: 1, total: 100, at: 0 }],
    readTillDays: ['{market}', 31],
  },
}
