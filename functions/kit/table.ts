/**
 * The table. A read is a hint; the condition of the write decides. A write is a value with its own error, and only
 * `commit` sends it. Every key begins with the market (docs/table.md).
 */

import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  type DeleteCommandInput,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  type PutCommandInput,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { Refusal, refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { clientOptions, isOutage } from './client.ts'
import { env } from './env.ts'
import { fitted } from './fitted.ts'
import { pause, pauseWithin, RETRY_MS, retryTransient } from './retry.ts'
import { together } from './together.ts'

export interface Key {
  pk: string
  sk: string
}

export type Item = Key & Record<string, unknown>

type Unnamed<T> = Omit<T, 'TableName'>

/** A change, and the error to throw when its condition fails. */
export type Write = { onConditionFailed?: Error; isView?: true } & (
  | { put: Unnamed<PutCommandInput> }
  | { update: Unnamed<UpdateCommandInput> }
  | { remove: Unnamed<DeleteCommandInput> }
)

export const client = DynamoDBDocumentClient.from(
  new DynamoDBClient(clientOptions({ tryMs: 3_000, tries: 4 })),
  {
    marshallOptions: { removeUndefinedValues: true },
  },
)

export const tableName = () => env('TABLE_NAME')

interface Reading {
  /** False reads at half the price, and may miss the latest writes. */
  consistent: boolean
}

/**
 * Reads one item; undefined when it does not exist. Items that are asked for at the same moment are read in one call.
 */
export const get = (key: Key, { consistent }: Reading = { consistent: true }): Promise<Item | undefined> =>
  consistent ? getConsistent(key) : getEventual(key)

/** Reads items by their keys, in the order of the keys; undefined for those that do not exist. */
export const batch = (keys: readonly Key[], reading?: Reading): Promise<(Item | undefined)[]> =>
  Promise.all(keys.map(key => get(key, reading)))

const readTogether = (reading: Reading) =>
  together(async (asked: readonly Key[]) => {
    const keys = distinct(asked)
    const [key, ...others] = keys
    const items = key && !others.length ? await readOne(key, reading) : await readMany(keys, reading)
    const found = new Map(items.map(item => [textOf(item), item]))
    return one => found.get(textOf(one))
  }, isOutageOrBusy)

/** A key that DynamoDB refuses is no reason to refuse the others; an outage is. */
const isOutageOrBusy = (error: unknown): boolean => error instanceof Refusal || isOutage(error)

const getConsistent = readTogether({ consistent: true })
const getEventual = readTogether({ consistent: false })

const textOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`

/** DynamoDB refuses a call that names an item twice. */
const distinct = (keys: readonly Key[]): Key[] => [...new Map(keys.map(key => [textOf(key), key])).values()]

/**
 * Sends keys in calls of at most `most`. Sends again what DynamoDB left out, which `send` returns. Refuses `busy` when
 * some are still left out after three seconds.
 */
const inCalls = async (
  keys: readonly Key[],
  most: number,
  send: (some: readonly Key[]) => Promise<readonly Key[]>,
): Promise<void> => {
  const giveUp = Date.now() + RETRY_MS
  let left = keys
  for (let attempt = 0; left.length; ) {
    const missed = await retryTransient(() => send(left.slice(0, most)))
    left = [...missed, ...left.slice(most)]
    if (missed.length) await pauseWithin(giveUp, ++attempt)
  }
}

/** The most keys that one call to DynamoDB reads. */
const MOST_READ = 100

const readMany = async (keys: readonly Key[], { consistent }: Reading): Promise<Item[]> => {
  const items: Item[] = []
  await inCalls(keys, MOST_READ, async Keys => {
    const RequestItems = { [tableName()]: { Keys: [...Keys], ConsistentRead: consistent } }
    const { Responses, UnprocessedKeys } = await client.send(new BatchGetCommand({ RequestItems }))
    items.push(...((Responses?.[tableName()] ?? []) as Item[]))
    return (UnprocessedKeys?.[tableName()]?.Keys ?? []) as Key[]
  })
  return items
}

const readOne = async (key: Key, { consistent }: Reading): Promise<Item[]> => {
  const { Item } = await retryTransient(() =>
    client.send(new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: consistent })),
  )
  return Item ? [Item as Item] : []
}

const ask = (input: Unnamed<QueryCommandInput>) =>
  retryTransient(() => client.send(new QueryCommand({ TableName: tableName(), ...input })))

/**
 * The first `most` items of a query. Without `most` all of them: only for what is small by nature (a price list, the
 * shelves of a type).
 */
export const query = async (
  input: Unnamed<QueryCommandInput>,
  most = Number.POSITIVE_INFINITY,
): Promise<Item[]> => {
  const items: Item[] = []
  let from = input.ExclusiveStartKey
  do {
    const limit = Number.isFinite(most) ? { Limit: most - items.length } : {}
    const answer = await ask({ ...input, ...limit, ExclusiveStartKey: from })
    items.push(...((answer.Items ?? []) as Item[]))
    from = answer.LastEvaluatedKey
  } while (from && items.length < most)
  return items
}

/**
 * Sends the writes in one transaction. When a condition fails, throws the error of the first such write. Retries
 * conflicts and throttling with jitter for three seconds, then refuses `busy`.
 */
export const commit = async (writes: readonly Write[]): Promise<void> => {
  const { first, later } = fitted(writes)
  const [one, ...others] = first
  if (!one) return
  await retryTransient(() => (others.length ? sendAll(first) : sendOne(one)))
  for (const views of later) await commit(views)
}

/** The most items that one call to DynamoDB writes or removes outside a transaction. */
const MOST_WRITTEN = 25

/** Writes items over what is there, outside any transaction: for what nobody sees before a later write names it. */
export const putAll = (items: readonly Item[]): Promise<void> =>
  inCalls(items, MOST_WRITTEN, async some => {
    const RequestItems = { [tableName()]: some.map(Item => ({ PutRequest: { Item } })) }
    const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems }))
    return (UnprocessedItems?.[tableName()] ?? []).map(({ PutRequest }) => PutRequest?.Item as Item)
  })

/** Removes items, whatever they hold, outside any transaction. */
export const removeAll = (keys: readonly Key[]): Promise<void> =>
  inCalls(distinct(keys), MOST_WRITTEN, async some => {
    const RequestItems = { [tableName()]: some.map(Key => ({ DeleteRequest: { Key } })) }
    const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems }))
    return (UnprocessedItems?.[tableName()] ?? []).map(({ DeleteRequest }) => DeleteRequest?.Key as Key)
  })

/**
 * What was read no longer holds: another writer was faster, has the address, or holds the lock. `retryOnConflict` reads
 * and decides again.
 */
export class TryAgain extends Error {}

/** Writes an item as the version after `read`. Throws `TryAgain` when the table no longer holds the version `read`. */
export const putNextVersion = (item: Item, read: number): Write => ({
  put: {
    Item: { ...item, version: read + 1 },
    ConditionExpression: 'version = :read',
    ExpressionAttributeValues: { ':read': read },
  },
  onConditionFailed: new TryAgain(),
})

/**
 * Runs read, decide and commit again while they throw `TryAgain`, for three seconds or `retryMs`. One
 * round runs after that, because it may end in a refusal that says more than `busy`.
 */
export const retryOnConflict = async <T>(
  round: (attempt: number) => Promise<T>,
  retryMs = RETRY_MS,
): Promise<T> => {
  const giveUp = Date.now() + retryMs
  for (let attempt = 0; ; attempt++) {
    const isLast = Date.now() > giveUp
    try {
      return await round(attempt)
    } catch (error) {
      if (!(error instanceof TryAgain)) throw error
      if (isLast) throw refuse(commonRefusals.busy)
      await pause(attempt)
    }
  }
}

const sendAll = async (writes: readonly Write[]): Promise<void> => {
  try {
    await client.send(new TransactWriteCommand({ TransactItems: writes.map(inTransaction) }))
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    const failed = (error.CancellationReasons ?? []).findIndex(
      ({ Code }) => Code === 'ConditionalCheckFailed',
    )
    throw writes[failed]?.onConditionFailed ?? error
  }
}

const inTransaction = (write: Write) => {
  const TableName = tableName()
  if ('put' in write) return { Put: { ...write.put, TableName } }
  // TypeScript demands an expression; the write's own replaces it.
  if ('update' in write) return { Update: { UpdateExpression: '', ...write.update, TableName } }
  return { Delete: { ...write.remove, TableName } }
}

const sendOne = async (write: Write): Promise<void> => {
  const TableName = tableName()
  try {
    if ('put' in write) await client.send(new PutCommand({ ...write.put, TableName }))
    else if ('update' in write) await client.send(new UpdateCommand({ ...write.update, TableName }))
    else await client.send(new DeleteCommand({ ...write.remove, TableName }))
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException')
      throw write.onConditionFailed ?? error
    throw error
  }
}
