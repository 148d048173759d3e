/** Copies a table within the local database: what restoring to a moment is in AWS. */
import {
  type AttributeValue,
  BatchWriteItemCommand,
  type DynamoDBClient,
  ScanCommand,
} from '@aws-sdk/client-dynamodb'

const MOST_WRITTEN = 25

type Row = Record<string, AttributeValue>

const write = async (client: DynamoDBClient, table: string, rows: readonly Row[]): Promise<void> => {
  for (let left = rows.map(Item => ({ PutRequest: { Item } })); left.length; ) {
    const { UnprocessedItems } = await client.send(
      new BatchWriteItemCommand({ RequestItems: { [table]: left.slice(0, MOST_WRITTEN) } }),
    )
    const missed = (UnprocessedItems?.[table] ?? []) as typeof left
    left = [...missed, ...left.slice(MOST_WRITTEN)]
  }
}

/** Writes every item of a table into another one. Returns how many there are. Nobody may write meanwhile. */
export const copyItems = async (client: DynamoDBClient, from: string, to: string): Promise<number> => {
  let items = 0
  let after: Row | undefined
  do {
    const page = await client.send(
      new ScanCommand({ TableName: from, ExclusiveStartKey: after, ConsistentRead: true }),
    )
    await write(client, to, page.Items ?? [])
    items += page.Items?.length ?? 0
    after = page.LastEvaluatedKey
  } while (after)
  return items
}
