/**
 * Keeps what lists need beside their items: the count of each drawer, and the words by which items are found. Reads
 * the table's stream, so no verb writes a counter and no visitor waits for one.
 */
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { deadLettersOf } from '#events/works.ts'
import { Refusal } from '#shared/kit/refusal.ts'
import { isOutage } from './client.ts'
import { nowSeconds } from './clock.ts'
import { type Counted, countedIn, countKey, drawerAttribute, sumAttribute, wordItemsOf } from './listed.ts'
import { log } from './log.ts'
import { sendMany } from './queue.ts'
import { commit, type Item, type Key, putAll, removeAll, type Write } from './table.ts'

/** Longer than the stream redelivers a record. */
const REMEMBERED_SECONDS = 2 * 86_400

/** Thrown when the record was handled before. */
class KeptBefore extends Error {}

/**
 * Only an outage makes a record come again, and those after it. A record that can never be kept goes to the keeper's
 * dead letters and counts as done, so that it does not hold up its shard.
 */
export const handler = async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  for (let at = 0; at < Records.length; at += AT_ONCE) {
    const some = Records.slice(at, at + AT_ONCE)
    const failed = (await keepTogether(some)) ? undefined : await keepEach(some)
    if (failed) return { batchItemFailures: [{ itemIdentifier: failed.dynamodb?.SequenceNumber ?? '' }] }
  }
  return { batchItemFailures: [] }
}

/** Records that are kept in one transaction: each has a write of its own, and they share those of their lists. */
const AT_ONCE = 40

/** In a transaction. Rows of many drawers, such as forty names, have a count each. */
const MOST_WRITES = 100

/** Keeps records one by one. Returns the one that must come again, with those after it. */
const keepEach = async (records: readonly DynamoDBRecord[]): Promise<DynamoDBRecord | undefined> => {
  for (const record of records) {
    try {
      await keep(record)
    } catch (error) {
      if (!(await setAside(record, error as Error))) return record
    }
  }
  return undefined
}

/**
 * Keeps records together, which costs half: their words outside of a transaction, because putting a word twice changes
 * nothing, and one write for all counts of a list. False when they must be kept one by one: some were kept before, or
 * cannot be.
 */
const keepTogether = async (records: readonly DynamoDBRecord[]): Promise<boolean> => {
  try {
    const changes = records.map(changeOf).filter(({ isListed }) => isListed)
    if (!changes.length) return true
    const writes = [
      ...changes.map(({ market, eventId }) => rememberKept(market, eventId)),
      ...countWrites(
        changes.flatMap(({ before }) => countedIn(before)),
        changes.flatMap(({ after }) => countedIn(after)),
      ),
    ]
    if (writes.length > MOST_WRITES && records.length > 1) {
      const half = Math.ceil(records.length / 2)
      return (await keepTogether(records.slice(0, half))) && (await keepTogether(records.slice(half)))
    }
    await writeWords(changes.flatMap(({ before, after }) => wordWrites(before, after)))
    await commit(writes)
    return true
  } catch {
    return false
  }
}

const textOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`

/** The last write of each word counts: a name may have changed twice. */
const writeWords = async (writes: readonly Write[]): Promise<void> => {
  const last = new Map<string, { put?: Item; remove?: Key }>()
  for (const write of writes) {
    if ('put' in write) {
      const put = write.put.Item as Item
      last.set(textOf(put), { put })
    } else if ('remove' in write) {
      const remove = write.remove.Key as Key
      last.set(textOf(remove), { remove })
    }
  }
  const all = [...last.values()]
  await putAll(all.flatMap(({ put }) => put ?? []))
  await removeAll(all.flatMap(({ remove }) => remove ?? []))
}

interface Change {
  market: string
  eventId: string
  before: Item | undefined
  after: Item | undefined
  /** It stands in a list or is found by words, or was. */
  isListed: boolean
}

const changeOf = ({ eventID, dynamodb }: DynamoDBRecord): Change => {
  const before = imageOf(dynamodb?.OldImage)
  const after = imageOf(dynamodb?.NewImage)
  const [market] = String((after ?? before)?.pk).split('#')
  if (!market || !eventID) throw new Error('a record of the stream has no id or no key')
  const isListed =
    countWrites(countedIn(before), countedIn(after)).length + wordWrites(before, after).length > 0
  return { market, eventId: eventID, before, after, isListed }
}

/** Sends a record that can never be kept to the dead letters. False when it must come again. */
const setAside = async (record: DynamoDBRecord, error: Error): Promise<boolean> => {
  const { eventID } = record
  if (isOutage(error) || (error instanceof Refusal && error.reason.kind === 'busy')) {
    log.warn('a list is kept later', { error, eventID })
    return false
  }
  log.error('a list can never be kept', { error, eventID })
  const unsent = await sendMany(deadLettersOf('list-keeper'), [{ message: record }])
  return !unsent.length
}

const keep = async (record: DynamoDBRecord): Promise<void> => {
  const { market, eventId, before, after, isListed } = changeOf(record)
  if (!isListed) return
  const writes = [...countWrites(countedIn(before), countedIn(after)), ...wordWrites(before, after)]
  await commit([rememberKept(market, eventId), ...writes]).catch(error => {
    if (!(error instanceof KeptBefore)) throw error
  })
}

const imageOf = (image: object | undefined): Item | undefined =>
  image && (unmarshall(image as Record<string, AttributeValue>) as Item)

/** Notes a record as handled, so that a second delivery changes nothing. */
export const rememberKept = (market: string, eventId: string): Write => ({
  put: {
    Item: {
      pk: `${market}#KEPT#${eventId}`,
      sk: 'KEPT',
      kind: 'kept',
      ttl: nowSeconds() + REMEMBERED_SECONDS,
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
  onConditionFailed: new KeptBefore(),
})

/** The writes that move an item from the drawers where it was to those where it is. */
export const countWrites = (before: readonly Counted[], after: readonly Counted[]): Write[] => {
  const changes = new Map<string, { key: Key; attributes: Map<string, number> }>()
  const count = (place: Counted, by: number) => {
    const key = countKey(place)
    const { attributes } = changes.get(textOf(key)) ?? { attributes: new Map<string, number>() }
    const add = (name: string, value: number) => attributes.set(name, (attributes.get(name) ?? 0) + value)
    add(drawerAttribute(place.drawer), by)
    if (place.amount) add(sumAttribute(place.drawer), by * place.amount)
    changes.set(textOf(key), { key, attributes })
  }
  for (const place of before) count(place, -1)
  for (const place of after) count(place, 1)
  return [...changes.values()].flatMap(({ key, attributes }) => {
    const moved = [...attributes].filter(([, by]) => by !== 0)
    return moved.length ? [countWrite(key, moved)] : []
  })
}

const countWrite = (Key: Key, moved: readonly [attribute: string, by: number][]): Write => ({
  update: {
    Key,
    UpdateExpression: `ADD ${moved.map((_, at) => `#d${at} :b${at}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(moved.map(([attribute], at) => [`#d${at}`, attribute])),
    ExpressionAttributeValues: Object.fromEntries(moved.map(([, by], at) => [`:b${at}`, by])),
  },
})

/** Puts words that are new or whose neighbours changed, and deletes those that are gone. */
const wordWrites = (before: Item | undefined, after: Item | undefined): Write[] => {
  const had = new Map(wordItemsOf(before).map(word => [textOf(word), word]))
  const has = new Map(wordItemsOf(after).map(word => [textOf(word), word]))
  return [
    ...[...has].filter(([id, { w }]) => had.get(id)?.w !== w).map(([, Item]) => ({ put: { Item } })),
    ...[...had].filter(([id]) => !has.has(id)).map(([, { pk, sk }]) => ({ remove: { Key: { pk, sk } } })),
  ]
}
