/** When the reminders of a market are sent next (decision 025). */
import { remindersDue } from '#events/bookings.ts'
import { type Seconds, seconds } from '#shared/kit/units.ts'
import { dueWith } from '../../kit/due.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Item, type Key, TryAgain, type Write } from '../../kit/table.ts'

const roundKey = (market: string): Key => ({ pk: `${market}#ROUND`, sk: 'ROUND' })

/** The next round in Unix seconds; undefined until the first one has its time. */
export const readRound = async (market: string): Promise<Seconds | undefined> => {
  const item = await get(roundKey(market))
  return item && seconds.parse(item.at)
}

const toItem = (market: string, at: Seconds): Item => ({
  ...roundKey(market),
  kind: 'round',
  at,
  ...dueWith(market, at, remindersDue, {}),
})

/** Begins the rounds of a market. Throws `TryAgain` when they have begun. */
export const firstRound = (market: string, at: Seconds): Write => ({
  put: { Item: toItem(market, at), ConditionExpression: 'attribute_not_exists(pk)' },
  onConditionFailed: new TryAgain(),
})

/** Writes the time of the next round over that of the last one. Throws `TryAgain` when another delivery has done so. */
export const nextRoundAt = (market: string, last: Seconds, at: Seconds): Write => ({
  put: {
    Item: toItem(market, at),
    ConditionExpression: '#at = :last',
    ExpressionAttributeNames: { '#at': 'at' },
    ExpressionAttributeValues: { ':last': last },
  },
  onConditionFailed: new TryAgain(),
})

export const entity: Entity = {
  kept: 'As long as the market.',
  open: [],
  samples: { readRound: ['{market}'], firstRound: ['{market}', 0], nextRoundAt: ['{market}', 0, 0] },
}
