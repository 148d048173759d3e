/** What became of those who waited for a shelf: counters a month and shelf type (decision 027). */
import * as z from 'zod/mini'
import { LINE_ENDS, type LineEnd } from '#shared/bookings/waitlist.ts'
import { type Minor, minor } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import { query, type Write } from '../../kit/table.ts'

const partition = (market: string): string => `${market}#WAITED`

const ended = z._default(z.object({ count: z.number(), turnover: minor }), { count: 0, turnover: 0 })

interface Waited extends Record<LineEnd, { count: number; turnover: Minor }> {
  month: string
  shelfType: string
}

const stored = z.object({ sk: z.string() })

const counter = (item: unknown, end: LineEnd) => {
  const { [`${end}Count`]: count = 0, [`${end}Turnover`]: turnover = 0 } = item as Record<string, unknown>
  return ended.parse({ count, turnover })
}

/** Reads the counters from a month on (`2026-01`), the earliest first. */
export const readWaited = async (market: string, from: string): Promise<Waited[]> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk AND sk >= :from',
    ExpressionAttributeValues: { ':pk': partition(market), ':from': from },
  })
  return items.map(item => {
    const [month = '', shelfType = ''] = stored.parse(item).sk.split('#')
    const [taken, letGo, missed] = LINE_ENDS.map(end => counter(item, end))
    if (!taken || !letGo || !missed) throw new Error('a kind of end is not read')
    return { month, shelfType, taken, letGo, missed }
  })
}

/** Counts a place that left the line, in the month of its wanted first day. `amount` in minor units. */
export const countWaited = (
  market: string,
  shelfType: string,
  { dateStart, amount }: { dateStart: string; amount: Minor },
  end: LineEnd,
): Write => ({
  update: {
    Key: { pk: partition(market), sk: `${dateStart.slice(0, 7)}#${shelfType}` },
    UpdateExpression: 'SET kind = :kind ADD #count :one, #turnover :amount',
    ExpressionAttributeNames: { '#count': `${end}Count`, '#turnover': `${end}Turnover` },
    ExpressionAttributeValues: { ':kind': 'waited', ':one': 1, ':amount': amount },
  },
})

export const entity: Entity = {
  kept: 'With the market: a counter a month and type, of nobody.',
  open: [],
  samples: {
    readWaited: ['{market}', '2026-01'],
    countWaited: ['{market}', '{type}', { dateStart: '2026-11-28', amount: 0 }, 'missed'],
  },
}
