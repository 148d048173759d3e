/** What is to be pushed to a tenant next, and what is being pushed: one item a tenant, in the index of what is due. */
import * as z from 'zod/mini'
import { pushDue } from '#events/messages.ts'
import { type Millis, millis, minor, toSeconds } from '#shared/kit/units.ts'
import { dueWith } from '../../kit/due.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Item, type Key, TryAgain, type Write } from '../../kit/table.ts'
import { noticesOf } from './notices.ts'

const news = z.object({ things: z.number(), share: minor, thing: z.string() })

const push = z.object({
  /** Null: nothing waits. */
  waiting: z._default(z.nullable(z.extend(news, { since: millis, at: millis })), null),
  /** Null: nothing is being sent. `done`: the devices that have it. `tries`: those that failed. */
  sending: z._default(
    z.nullable(
      z.extend(news, {
        id: z.string(),
        since: millis,
        claimedAt: millis,
        done: z.array(z.string()),
        tries: z.number(),
      }),
    ),
    null,
  ),
  /** When the last one was begun; null: none was yet. */
  last: z._default(z.nullable(millis), null),
  version: z._default(z.number(), 0),
})

export type Push = z.output<typeof push>
export type News = z.output<typeof news>

const pushKey = (market: string, userNumber: string): Key => ({
  pk: noticesOf(market, userNumber),
  sk: 'PUSH',
})

export const readPush = async (market: string, userNumber: string): Promise<Push> =>
  push.parse((await get(pushKey(market, userNumber))) ?? {})

/** With more that was sold: it goes with what waits already, or at a moment of its own. */
export const withNews = (before: Push, { things, share, thing }: News, now: Millis, at: Millis): Push => {
  const { waiting } = before
  return {
    ...before,
    waiting: waiting
      ? { ...waiting, things: waiting.things + things, share: waiting.share + share }
      : { things, share, thing, since: now, at },
  }
}

/** When the sweeper looks whether it moved: at once for what is being sent, since a worker may have died. */
const dueOf = ({ sending, waiting }: Push): Millis | undefined => sending?.claimedAt ?? waiting?.at

/** Writes it over what was read. Throws `TryAgain` when it has changed since. */
export const putPush = (market: string, userNumber: string, value: Push): Write => {
  const at = dueOf(value)
  const item: Item = {
    ...pushKey(market, userNumber),
    kind: 'push',
    ...value,
    version: value.version + 1,
    ...(at === undefined ? {} : dueWith(`${market}-${userNumber}`, toSeconds(at), pushDue, { userNumber })),
  }
  return {
    put: {
      Item: item,
      ...(value.version
        ? { ConditionExpression: 'version = :read', ExpressionAttributeValues: { ':read': value.version } }
        : { ConditionExpression: 'attribute_not_exists(pk)' }),
    },
    onConditionFailed: new TryAgain(),
  }
}

const sample: Push = {
  waiting: { things: 1, share: 100, thing: '', since: 0, at: 0 },
  sending: null,
  last: null,
  version: 1,
}

export const entity: Entity = {
  kept: 'As long as the tenant.',
  open: [],
  samples: {
    readPush: ['{market}', '{userNumber}'],
    withNews: null,
    putPush: ['{market}', '{userNumber}', sample],
  },
}
