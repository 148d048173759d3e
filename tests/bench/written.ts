/** Which items a command writes, and how many write units that costs. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#functions/kit/env.ts'
import type { Item, Key } from '#functions/kit/table.ts'
import { sizeOf } from './item-size.ts'
import type { Sent } from './recorder.ts'

type Part = { Item?: Item; Key?: Key }

/** The keys of what a command puts, updates or deletes; none for a read. */
export const writtenKeys = ({ command, input, isRead }: Sent): Key[] => {
  if (isRead) return []
  const parts =
    command === 'TransactWriteItemsCommand'
      ? (input.TransactItems as Record<string, Part>[]).flatMap(item => Object.values(item))
      : [input as Part]
  return parts.map(({ Item, Key }) => {
    const { pk = '', sk = '' } = Item ?? Key ?? {}
    return { pk, sk }
  })
}

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}))

/**
 * One unit for each begun KB of each item, two in a transaction: counted from the items as they stand now, because
 * DynamoDB Local reports a transaction's units otherwise than DynamoDB does.
 */
export const writeUnits = async (sent: readonly Sent[]): Promise<number> => {
  let units = 0
  for (const one of sent) {
    for (const Key of writtenKeys(one)) {
      const { Item } = await client.send(
        new GetCommand({ TableName: env('TABLE_NAME'), Key, ConsistentRead: true }),
      )
      const each = Math.max(1, Math.ceil(sizeOf(Item ?? {}) / 1024))
      units += one.command === 'TransactWriteItemsCommand' ? 2 * each : each
    }
  }
  return units
}
