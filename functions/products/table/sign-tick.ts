/** Who hung the sign of a discount or campaign, and who took it down: an item each, all of a market in one partition. */
import * as z from 'zod/mini'
import { seconds } from '#shared/kit/units.ts'
import { SIGN_TASKS, type SignTask } from '#shared/products/discount.ts'
import type { Entity } from '../../kit/entity.ts'
import { type Key, query, type Write } from '../../kit/table.ts'

const tick = z.object({ id: z.string(), task: z.enum(SIGN_TASKS), who: z.string(), at: seconds })

export type SignTick = z.infer<typeof tick>

const KEPT_SECONDS = 400 * 86_400

const partition = (market: string): string => `${market}#SIGNS`

const tickKey = (market: string, { id, task }: { id: string; task: SignTask }): Key => ({
  pk: partition(market),
  sk: `${id}#${task}`,
})

/** All of them: two of some hundred bytes for each sign of a year. */
export const readSignTicks = async (market: string): Promise<SignTick[]> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partition(market) },
    ConsistentRead: true,
  })
  return items.map(item => tick.parse(item))
}

/** Notes who did it; the last one counts. */
export const putSignTick = (market: string, value: SignTick): Write => ({
  put: {
    Item: { ...tickKey(market, value), kind: 'sign-tick', ...value, ttl: value.at + KEPT_SECONDS },
  },
})

export const removeSignTick = (market: string, of: { id: string; task: SignTask }): Write => ({
  remove: { Key: tickKey(market, of) },
})

export const entity: Entity = {
  kept: '400 days.',
  open: [],
  samples: {
    readSignTicks: ['{market}'],
    putSignTick: ['{market}', { id: '{discount}', task: 'hang', who: '', at: 0 }],
    removeSignTick: ['{market}', { id: '{discount}', task: 'hang' }],
  },
}
