/** Saves the items of the demo's table once, and fills the table of a test file with them. */
import { readFileSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import {
  type AttributeValue,
  BatchWriteItemCommand,
  DeleteTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  ScanCommand,
  UpdateTableCommand,
} from '@aws-sdk/client-dynamodb'
import { createTable, LOCAL } from '#infra/local/table.ts'
import { TABLE } from '#infra/table.ts'

type Item = Record<string, AttributeValue>

/** In the folder of the demo's data. */
export const TABLE_FILE = 'dynamodb.items'

const MOST_AT_ONCE = 25
const ONE = { TableName: TABLE.name }

/** Of the database that the environment names. */
export const saveTable = async (file: string): Promise<void> => {
  const client = new DynamoDBClient({})
  const items: Item[] = []
  let from: Item | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({ ...ONE, ExclusiveStartKey: from }),
    )
    items.push(...Items)
    from = LastEvaluatedKey
  } while (from)
  // Not JSON: the calendars are binary.
  writeFileSync(file, serialize(items))
}

/** Puts a table with the saved items in the place of the present one. Its stream starts empty. */
export const fillTable = async (endpoint: string, file: string): Promise<void> => {
  const client = new DynamoDBClient({ endpoint, ...LOCAL })
  await client.send(new DeleteTableCommand(ONE)).catch(error => {
    if (!(error instanceof ResourceNotFoundException)) throw error
  })
  await createTable(endpoint)
  const stream = (StreamSpecification: { StreamEnabled: boolean; StreamViewType?: typeof TABLE.stream }) =>
    client.send(new UpdateTableCommand({ ...ONE, StreamSpecification }))
  await stream({ StreamEnabled: false })
  const items = deserialize(readFileSync(file)) as Item[]
  for (let at = 0; at < items.length; at += MOST_AT_ONCE) {
    const puts = items.slice(at, at + MOST_AT_ONCE).map(item => ({ PutRequest: { Item: item } }))
    await client.send(new BatchWriteItemCommand({ RequestItems: { [TABLE.name]: puts } }))
  }
  await stream({ StreamEnabled: true, StreamViewType: TABLE.stream })
  client.destroy()
}
