/** Saves the items of the demo's table once, and fills the table of a test file with them. */
import { readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import {
  type AttributeValue,
  BatchWriteItemCommand,
  DynamoDBClient,
  ScanCommand,
  UpdateTableCommand,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb'
import { createTable, LOCAL } from '#infra/local/table.ts'
import { TABLE } from '#infra/table.ts'

type Item = Record<string, AttributeValue>

/** In the folder of the demo's data. */
export const TABLE_FILE = 'dynamodb.items'

const MOST_AT_ONCE = 25
const ONE = { TableName: TABLE.name }

const readAll = async (client: DynamoDBClient): Promise<Item[]> => {
  const items: Item[] = []
  let from: Item | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({ ...ONE, ExclusiveStartKey: from }),
    )
    items.push(...Items)
    from = LastEvaluatedKey
  } while (from)
  return items
}

/** Of the database that the environment names. */
export const saveTable = async (file: string): Promise<void> => {
  // Not JSON: the calendars are binary.
  writeFileSync(file, serialize(await readAll(new DynamoDBClient({}))))
}

const keyOf = ({ pk, sk }: Item): string => JSON.stringify([pk?.S, sk?.S])

/** What turns the items of a table into those that are wanted: few after a test file. */
const differences = (present: readonly Item[], wanted: readonly Item[]): WriteRequest[] => {
  const before = new Map(present.map(item => [keyOf(item), item]))
  const isWanted = new Set(wanted.map(keyOf))
  return [
    ...wanted
      .filter(item => !isDeepStrictEqual(item, before.get(keyOf(item))))
      .map(Item => ({ PutRequest: { Item } })),
    ...present
      .filter(item => !isWanted.has(keyOf(item)))
      .map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } as Item } })),
  ]
}

/** Makes the table have the saved items and no others. Its stream starts empty. */
export const fillTable = async (endpoint: string, file: string): Promise<void> => {
  const client = new DynamoDBClient({ endpoint, ...LOCAL })
  await createTable(endpoint)
  const stream = (StreamSpecification: { StreamEnabled: boolean; StreamViewType?: typeof TABLE.stream }) =>
    client.send(new UpdateTableCommand({ ...ONE, StreamSpecification }))
  await stream({ StreamEnabled: false })
  const writes = differences(await readAll(client), deserialize(readFileSync(file)) as Item[])
  for (let at = 0; at < writes.length; at += MOST_AT_ONCE) {
    const some = writes.slice(at, at + MOST_AT_ONCE)
    await client.send(new BatchWriteItemCommand({ RequestItems: { [TABLE.name]: some } }))
  }
  await stream({ StreamEnabled: true, StreamViewType: TABLE.stream })
  client.destroy()
}
