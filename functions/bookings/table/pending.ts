/** How many paid requests wait for staff (D15). */
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, type Write } from '../../kit/table.ts'

const pendingKey = (market: string): Key => ({ pk: `${market}#COUNT`, sk: 'PENDING' })

/** Adds to the number of paid requests that wait for staff to confirm or refund them (D15). */
export const countPending = (market: string, more: number): Write => ({
  update: {
    Key: pendingKey(market),
    UpdateExpression: 'ADD pending :more',
    ExpressionAttributeValues: { ':more': more },
  },
})

/** The number of requests that wait for staff. */
export const readPending = async (market: string): Promise<number> =>
  Number((await get(pendingKey(market)))?.pending ?? 0)

export const entity: Entity = {
  open: ['countPending'],
  samples: {
    countPending: ['{market}', 1],
    readPending: ['{market}'],
  },
}
