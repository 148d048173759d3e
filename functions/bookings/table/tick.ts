/** What staff have ticked on the day board: one item a line, with who and when. */
import * as z from 'zod/mini'
import { TICK_KINDS, type Tick, tickKey } from '#shared/bookings/day-board.ts'
import type { Day } from '#shared/kit/day.ts'
import { seconds } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Item, type Key, query, TryAgain, type Write } from '../../kit/table.ts'

/** A board reads some hundred ticks: what the key says is not said again. */
const item = z.object({ who: z.string(), at: seconds, day: z.string() })

const key = z.tuple([z.string(), z.enum(TICK_KINDS), z.string()])

/** The oldest board that staff may look at, and the oldest job on it that may be left over, and some days. */
const KEPT_SECONDS = 110 * 86_400

const partition = (market: string): string => `${market}#TICK`

type Of = Pick<Tick, 'kind' | 'id' | 'on'>

const keyOf = (market: string, of: Of): Key => ({ pk: partition(market), sk: tickKey(of) })

const from = (stored: Item): Tick => {
  const [on, kind, id] = key.parse(stored.sk.split('#'))
  return { kind, id, on, ...item.parse(stored) }
}

/** The ticks of what was due between two days, both included. One query. */
export const readTicks = async (
  market: string,
  { first, last }: { first: Day; last: Day },
): Promise<Tick[]> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    // The first character after `#` in the order of keys.
    ExpressionAttributeValues: { ':pk': partition(market), ':first': first, ':last': `${last}$` },
    // Who ticks a line and reads the board again must see the tick.
    ConsistentRead: true,
  })
  return items.map(from)
}

/** The tick of a line; undefined when nobody ticked it. */
export const readTick = async (market: string, of: Of): Promise<Tick | undefined> => {
  const found = await get(keyOf(market, of))
  return found && from(found)
}

/** Ticks a line if nobody has; otherwise throws `TryAgain`. */
export const newTick = (market: string, tick: Tick): Write => {
  const { who, at, day } = tick
  return {
    put: {
      Item: { ...keyOf(market, tick), kind: 'tick', who, at, day, ttl: at + KEPT_SECONDS },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
    onConditionFailed: new TryAgain(),
  }
}

/** Takes a tick back if it is the one that was read; otherwise throws `TryAgain`. */
export const removeTick = (market: string, tick: Tick): Write => ({
  remove: {
    Key: keyOf(market, tick),
    ConditionExpression: 'who = :who AND #at = :at',
    ExpressionAttributeNames: { '#at': 'at' },
    ExpressionAttributeValues: { ':who': tick.who, ':at': tick.at },
  },
  onConditionFailed: new TryAgain(),
})

const sample = { kind: 'empty', id: '{request}', on: '2026-11-21', who: '', at: 0, day: '2026-11-21' }

export const entity: Entity = {
  kept: '110 days after the tick: the audit says for longer who ticked what.',
  open: ['readTicks'],
  samples: {
    readTicks: ['{market}', { first: '2026-11-14', last: '2026-11-23' }],
    readTick: ['{market}', sample],
    newTick: ['{market}', sample],
    removeTick: ['{market}', sample],
  },
}
