/** When the last look at what a market's till has sold began, finished or not. */
import type { Millis } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import type { Key, Write } from '../../kit/table.ts'

const lookKey = (market: string): Key => ({ pk: `${market}#TILL`, sk: 'LOOK' })

/** The message that asks for a look. */
export interface Asked {
  id: string
  at: Millis
  /** The till has said that it sold something. Other messages keep the looks coming, so each of them is a look. */
  isHint: boolean
}

/** Thrown when a look that began after the hint was made serves it. */
export class Served extends Error {}

/**
 * Notes that a look begins, before the till is asked. Throws `Served` for a hint that is older than the last look. That look
 * sees the purchase of the hint, because the till has a purchase before it says so. A look that dies is begun again by its
 * own message, and one that fails is planned again. The moments come from two machines: where their clocks differ, a sale
 * waits for the look every ten minutes.
 */
export const beginLook = (market: string, { id, at, isHint }: Asked, now: Millis): Write => ({
  put: {
    Item: { ...lookKey(market), kind: 'till-look', beganMs: now, askedBy: id },
    ...(isHint && {
      ConditionExpression: 'attribute_not_exists(pk) OR beganMs <= :at OR askedBy = :id',
      ExpressionAttributeValues: { ':at': at, ':id': id },
    }),
  },
  onConditionFailed: new Served(),
})

export const entity: Entity = {
  kept: 'As long as the market.',
  open: [],
  samples: {
    beginLook: ['{market}', { id: '{message}', at: 0, isHint: true }, 1],
  },
}
