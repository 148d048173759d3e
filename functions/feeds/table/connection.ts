/** The account of Instagram that a market's posts come from. Its token is sealed (D27) and never answered. */
import * as z from 'zod/mini'
import { feedDue } from '#events/feeds.ts'
import { seconds } from '#shared/kit/units.ts'
import { dueWith } from '../../kit/due.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Item, type Key, putNextVersion, TryAgain, type Write } from '../../kit/table.ts'
import { feedPartition } from './post.ts'

const connection = z.object({
  /** Posts name it, so that those of another account are never shown. The same account keeps it. */
  id: z.string(),
  userId: z.string(),
  username: z.string(),
  token: z.string(),
  connectedTs: seconds,
  /** When the token was last renewed. */
  refreshedTs: seconds,
  fetchedTs: z.nullable(seconds),
  /** When the posts are fetched next; null when Instagram no longer takes the token. */
  nextFetchTs: z.nullable(seconds),
  version: z.number(),
})

export type Connection = z.output<typeof connection>

const connectionKey = (market: string): Key => ({ pk: feedPartition(market), sk: 'CONNECTION' })

/** What the market is connected with; undefined when with nothing. */
export const readConnection = async (market: string): Promise<Connection | undefined> => {
  const item = await get(connectionKey(market))
  return item && connection.parse(item)
}

const toItem = (market: string, value: Connection): Item => ({
  ...connectionKey(market),
  kind: 'feed-connection',
  ...value,
  ...(value.nextFetchTs === null
    ? {}
    : dueWith(value.id, value.nextFetchTs, feedDue, { connection: value.id })),
})

/** Writes the first connection of a market. Throws `TryAgain` when there is one. */
export const newConnection = (market: string, value: Connection): Write => ({
  put: { Item: toItem(market, value), ConditionExpression: 'attribute_not_exists(pk)' },
  onConditionFailed: new TryAgain(),
})

/** Writes the connection if its version is unchanged; otherwise throws `TryAgain`. */
export const putConnection = (market: string, value: Connection): Write =>
  putNextVersion(toItem(market, value), value.version)

/** Forgets the connection if its version is unchanged; otherwise throws `TryAgain`. */
export const removeConnection = (market: string, { version }: Connection): Write => ({
  remove: {
    Key: connectionKey(market),
    ConditionExpression: 'version = :read',
    ExpressionAttributeValues: { ':read': version },
  },
  onConditionFailed: new TryAgain(),
})

const sample = { id: '{connection}', nextFetchTs: null, version: 1 }

export const entity: Entity = {
  kept: 'Until staff disconnect.',
  open: [],
  samples: {
    readConnection: ['{market}'],
    newConnection: ['{market}', sample],
    putConnection: ['{market}', sample],
    removeConnection: ['{market}', sample],
  },
}
