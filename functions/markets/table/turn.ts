/** The next moment at which a market's message appears or disappears: its pages must be written again then. */
import { messageTurned } from '#events/markets.ts'
import { type Millis, toSeconds } from '#shared/kit/units.ts'
import { dueWith } from '../../kit/due.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, TryAgain, type Write } from '../../kit/table.ts'

const turnKey = (market: string): Key => ({ pk: `${market}#TURN`, sk: 'TURN' })

/** Notes the next turn, in the place of any other. */
export const putTurn = (market: string, at: Millis): Write => ({
  put: {
    Item: {
      ...turnKey(market),
      kind: 'turn',
      at: toSeconds(at),
      ...dueWith(market, toSeconds(at), messageTurned, {}),
    },
  },
})

/** The next turn in Unix seconds; undefined when none is to come. */
export const readTurn = async (market: string): Promise<number | undefined> =>
  (await get(turnKey(market)))?.at as number | undefined

/** Ends a turn that was done. A turn at another moment stays. */
export const endTurn = (market: string, at: number): Write => ({
  remove: {
    Key: turnKey(market),
    ConditionExpression: '#at = :at',
    ExpressionAttributeNames: { '#at': 'at' },
    ExpressionAttributeValues: { ':at': at },
  },
  onConditionFailed: new TryAgain(),
})

export const entity: Entity = {
  kept: 'Until it is done.',
  open: [],
  samples: { putTurn: ['{market}', 0], readTurn: ['{market}'], endTurn: ['{market}', 0] },
}
