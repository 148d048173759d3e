/** Writes long lists in bulk, and measures what a page of them reads. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { env } from '#functions/kit/env.ts'
import { countWrites } from '#functions/kit/list-keeper.ts'
import { countedIn, wordItemsOf } from '#functions/kit/listed.ts'
import type { Item, Write } from '#functions/kit/table.ts'
import { type LocalCloud, startLocalCloud } from '#infra/local/cloud.ts'
import { sizeOf } from './item-size.ts'
import { during, readUnits } from './recorder.ts'
import { type Line, units } from './result.ts'

const MOST_UNITS = 30

/** A cloud whose list keeper does nothing, because `writeListed` writes its items in bulk. */
export const cloudWithoutKeeper = (): Promise<LocalCloud> => {
  const keeper = async () => ({ batchItemFailures: [] })
  return startLocalCloud({ web: false, handlers: { 'list-keeper': keeper, relay: keeper } })
}

export const itemOf = (write: Write | undefined): Item => {
  if (!write || !('put' in write)) throw new Error('an entity puts its item')
  return write.put.Item as Item
}

/**
 * Writes items in bulk, with the counts and words that the list keeper would write; of the words only those that are
 * searched. Answers the size of the largest count.
 */
export const writeListed = async (items: readonly Item[], searched: RegExp): Promise<number> => {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
    marshallOptions: { removeUndefinedValues: true },
  })
  const words = items.flatMap(wordItemsOf).filter(({ sk }) => searched.test(sk))
  const counts = countWrites([], items.flatMap(countedIn)).map(write => {
    if (!('update' in write)) throw new Error('a count is an update')
    const { Key, ExpressionAttributeNames = {}, ExpressionAttributeValues = {} } = write.update
    const drawers = Object.entries(ExpressionAttributeNames).map(([name, attribute]) => [
      attribute,
      ExpressionAttributeValues[name.replace('#d', ':b')],
    ])
    return { ...Key, ...Object.fromEntries(drawers) }
  })
  const all = [...items, ...words, ...counts]
  const batches = Array.from({ length: Math.ceil(all.length / 25) }, (_, at) =>
    all.slice(at * 25, at * 25 + 25),
  )
  for (let at = 0; at < batches.length; at += 8) {
    await Promise.all(
      batches.slice(at, at + 8).map(batch =>
        client.send(
          new BatchWriteCommand({
            RequestItems: { [env('TABLE_NAME')]: batch.map(Item => ({ PutRequest: { Item } })) },
          }),
        ),
      ),
    )
  }
  return Math.max(...counts.map(sizeOf))
}

/** What a page reads that shows so many rows. */
export const lineOf = async (
  what: string,
  shown: number,
  ask: () => Promise<{ results: unknown[] }>,
): Promise<Line> => {
  const { result, sent } = await during(ask)
  if (result.results.length !== shown) {
    throw new Error(`${what}: ${result.results.length} rows instead of ${shown}`)
  }
  const cost = readUnits(sent)
  return {
    what,
    bar: `≤ ${MOST_UNITS} read units`,
    number: `${units(cost)} read units, ${sent.length} commands`,
    met: cost <= MOST_UNITS,
  }
}
