/**
 * The one table. A read is a hint; the condition inside the write is the rule. A write is a value with its own
 * refusal, and only `commit` sends it. Every key begins with the market (docs/table.md).
 */

import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
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
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { env } from './env.ts'
import { anyOf } from './ids.ts'

export interface Key {
  pk: string
  sk: string
}

export type Item = Key & Record<string, unknown>

type Unnamed<T> = Omit<T, 'TableName'>

/** One change, and what to throw when its condition does not hold. */
export type Write = { onConditionFailed?: Error } & (
  | { put: Unnamed<PutCommandInput> }
  | { update: Unnamed<UpdateCommandInput> }
  | { remove: Unnamed<DeleteCommandInput> }
)

export const client = DynamoDBDocumentClient.from(
  new DynamoDBClient({ requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000 } }),
  { marshallOptions: { removeUndefinedValues: true } },
)

const name = () => env('TABLE_NAME')

/** Reads one item as it is now; undefined when it is not there. */
export const get = async (key: Key): Promise<Item | undefined> => {
  const { Item } = await retryTransient(() =>
    client.send(new GetCommand({ TableName: name(), Key: key, ConsistentRead: true })),
  )
  return Item as Item | undefined
}

/** Reads up to 100 items by their keys, in the order of the keys; undefined for those that are not there. */
export const batch = async (keys: readonly Key[]): Promise<(Item | undefined)[]> => {
  const text = ({ pk, sk }: Key) => `${pk}\n${sk}`
  const found = new Map<string, Item>()
  let wanted: Key[] = [...new Map(keys.map(key => [text(key), key])).values()]
  for (let attempt = 0; wanted.length; attempt++) {
    if (attempt) await pause(attempt)
    const asked = { RequestItems: { [name()]: { Keys: wanted, ConsistentRead: true } } }
    const answer = await retryTransient(() => client.send(new BatchGetCommand(asked)))
    for (const item of (answer.Responses?.[name()] ?? []) as Item[]) found.set(text(item), item)
    wanted = (answer.UnprocessedKeys?.[name()]?.Keys ?? []) as Key[]
  }
  return keys.map(key => found.get(text(key)))
}

const ask = (input: Unnamed<QueryCommandInput>) =>
  retryTransient(() => client.send(new QueryCommand({ TableName: name(), ...input })))

/** All items of a query: only for what is bounded by its nature (a market's catalogue, the shelves of a type). */
export const query = async (input: Unnamed<QueryCommandInput>): Promise<Item[]> => {
  const items: Item[] = []
  let from: Record<string, unknown> | undefined
  do {
    const answer = await ask({ ...input, ExclusiveStartKey: from })
    items.push(...((answer.Items ?? []) as Item[]))
    from = answer.LastEvaluatedKey
  } while (from)
  return items
}

export const PAGE_SIZE = 25

/** Where the item after the first `count` begins; undefined when there are no more. Reads what it skips, answers none of it. */
const after = async (input: Unnamed<QueryCommandInput>, count: number): Promise<Item | undefined> => {
  let from: Record<string, unknown> | undefined
  for (let left = count; left > 0; ) {
    const skipped = await ask({ ...input, Select: 'COUNT', Limit: left, ExclusiveStartKey: from })
    from = skipped.LastEvaluatedKey
    if (!from) return undefined
    left -= skipped.Count ?? 0
  }
  return from as Item
}

/** One page of a list, numbered from 1; `total` gives pagesCount. */
export const page = async (
  input: Unnamed<QueryCommandInput>,
  number: number,
  total: number,
): Promise<{ items: Item[]; page: number; pagesCount: number }> => {
  const pagesCount = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const from = number > 1 ? await after(input, (number - 1) * PAGE_SIZE) : undefined
  if (number > 1 && !from) return { items: [], page: number, pagesCount }
  const answer = await ask({ ...input, Limit: PAGE_SIZE, ExclusiveStartKey: from })
  return { items: (answer.Items ?? []) as Item[], page: number, pagesCount }
}

/**
 * Sends the writes together or not at all. When a condition fails, throws the refusal of the first write whose
 * condition it was. Conflicts and throttling are retried with jitter for three seconds, then 503 `busy`.
 */
export const commit = async (writes: readonly Write[]): Promise<void> => {
  const [first, ...rest] = writes
  if (!first) return
  await retryTransient(() => (rest.length ? sendAll(writes) : sendOne(first)))
}

/** Lost a race against another writer: read again and decide again. */
export class VersionConflict extends Error {}

const RETRY_MS = 3_000

/**
 * Runs a read-decide-commit round again while others are faster; after three seconds (or as long as is said) once
 * more, for by then there may be a clear no, and then 503 `busy`.
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
      if (!(error instanceof VersionConflict)) throw error
      if (isLast) throw refuse(commonRefusals.busy)
      await pause(attempt)
    }
  }
}

const TRANSIENT = new Set([
  'TransactionConflict',
  'TransactionConflictException',
  'TransactionInProgressException',
  'ThrottlingError',
  'ThrottlingException',
  'ProvisionedThroughputExceeded',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
])

/** Conflicts and throttling pass: sends again with jitter for three seconds, then refuses 503 `busy`. */
const retryTransient = async <T>(send: () => Promise<T>): Promise<T> => {
  const giveUp = Date.now() + RETRY_MS
  for (let attempt = 0; ; attempt++) {
    try {
      return await send()
    } catch (error) {
      if (!isTransient(error)) throw error
      if (Date.now() > giveUp) throw refuse(commonRefusals.busy)
      await pause(attempt)
    }
  }
}

const isTransient = (error: unknown): boolean =>
  error instanceof TransactionCanceledException
    ? (error.CancellationReasons ?? []).some(({ Code }) => TRANSIENT.has(Code ?? ''))
    : error instanceof Error && TRANSIENT.has(error.name)

const pause = (attempt: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, 5 + anyOf(20 * 2 ** Math.min(attempt, 4))))

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
  const TableName = name()
  if ('put' in write) return { Put: { ...write.put, TableName } }
  if ('update' in write) return { Update: { UpdateExpression: '', ...write.update, TableName } }
  return { Delete: { ...write.remove, TableName } }
}

const sendOne = async (write: Write): Promise<void> => {
  const TableName = name()
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
