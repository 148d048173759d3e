/** In which times tills that a market was connected with have said by themselves what they sold: an item a time. */
import * as z from 'zod/mini'
import { seconds } from '#shared/kit/units.ts'
import type { Span } from '#shared/tills/reported.ts'
import type { Entity } from '../../kit/entity.ts'
import { query, type Write } from '../../kit/table.ts'
import { readContact, spansOf } from './contact.ts'

const span = z.object({ fromTs: seconds, toTs: seconds })

const partition = (market: string): string => `${market}#REPORTED`

/** Notes times that are over. */
export const newReported = (market: string, spans: readonly Span[]): Write[] =>
  spans.map(({ fromTs, toTs }) => ({
    put: { Item: { pk: partition(market), sk: String(fromTs), kind: 'till-reported', fromTs, toTs } },
  }))

/** The times that are over, and the one of the till that is connected now or was last. */
export const readReported = async (market: string): Promise<Span[]> => {
  const [items, taking] = await Promise.all([
    query({ KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': partition(market) } }),
    readContact(market, 'in'),
  ])
  return [...items.map(item => span.parse(item)), ...spansOf(taking)]
}

export const entity: Entity = {
  kept: 'As long as the market: its files may be old.',
  open: ['readReported'],
  samples: {
    newReported: ['{market}', [{ fromTs: 0, toTs: 1 }]],
    readReported: ['{market}'],
  },
}
