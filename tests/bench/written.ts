/** Finds the items that a command writes, and counts their write units. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#functions/kit/env.ts'
import type { Item, Key } from '#functions/kit/table.ts'
import { sizeOf } from './item-size.ts'
import type { Sent } from './recorder.ts'

export type Part = { Item?: Item; Key?: Key; isRemoved?: true }

/** Returns the keys that a command puts, updates or deletes; none for a read. */
export const writtenKeys = ({ command, input, isRead }: Sent): Key[] => {
  if (isRead) return []
  return partsOf({ command, input }).map(({ Item, Key }) => {
    const { pk = '', sk = '' } = Item ?? Key ?? {}
    return { pk, sk }
  })
}

/** The writes of a command. */
export const partsOf = ({ command, input }: Pick<Sent, 'command' | 'input'>): Part[] => {
  if (command === 'TransactWriteItemsCommand')
    return (input.TransactItems as Record<string, Part>[]).flatMap(partsIn)
  if (command !== 'BatchWriteItemCommand')
    return [command === 'DeleteItemCommand' ? { ...input, isRemoved: true } : (input as Part)]
  return Object.values(input.RequestItems as Record<string, Record<string, Part>[]>)
    .flat()
    .flatMap(partsIn)
}

const partsIn = (request: Record<string, Part>): Part[] =>
  Object.entries(request).map(([act, part]) =>
    act.startsWith('Delete') ? { ...part, isRemoved: true } : part,
  )

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}))

/**
 * Counts one write unit for each begun KB of an item, two in a transaction. Uses the size of the items after the write,
 * because a local database may report other units for a transaction than DynamoDB does.
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
