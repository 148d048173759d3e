/** Creates the one table from infra/table.ts, unless it exists, and copies of it. */
import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  type TableDescription,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import { TABLE } from '#infra/table.ts'
import { cannotStart } from './errors.ts'

/** Idempotent, also after a kill between its steps. Returns the ARN of the table's stream. */
export const createTable = async (endpoint: string): Promise<{ stream: string }> => {
  const client = new DynamoDBClient({ endpoint, ...LOCAL })
  const table = (await describe(client, TABLE.name)) ?? (await create(client, TABLE.name, STREAM))
  if (table?.GlobalSecondaryIndexes?.length !== TABLE.indexes.length) {
    throw cannotStart('An older Reol made this data. Start again with new data: npm start -- --fresh')
  }
  const { TimeToLiveDescription: ttl } = await client.send(
    new DescribeTimeToLiveCommand({ TableName: TABLE.name }),
  )
  if (ttl?.TimeToLiveStatus !== 'ENABLED') {
    const specification = { AttributeName: TABLE.timeToLive, Enabled: true }
    await client.send(
      new UpdateTimeToLiveCommand({ TableName: TABLE.name, TimeToLiveSpecification: specification }),
    )
  }
  client.destroy()
  return { stream: table?.LatestStreamArn ?? '' }
}

/** Region and credentials for the local parts, which do not check them. */
export const LOCAL = {
  region: 'eu-central-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
}

/** The ARN of a table's stream; undefined when there is no such table, or no stream. */
export const streamOf = async (endpoint: string, name: string): Promise<string | undefined> => {
  const client = new DynamoDBClient({ endpoint, ...LOCAL })
  const table = await describe(client, name)
  client.destroy()
  return table?.StreamSpecification?.StreamEnabled ? table.LatestStreamArn : undefined
}

/** Creates a table as AWS restores one: with its indexes, and without a stream. */
export const createCopy = async (client: DynamoDBClient, name: string): Promise<void> => {
  await create(client, name, {})
}

/** Deletes a table, if there is one: what a kill left of a copy. */
export const dropTable = async (client: DynamoDBClient, name: string): Promise<void> => {
  if (await describe(client, name)) await client.send(new DeleteTableCommand({ TableName: name }))
}

const describe = async (client: DynamoDBClient, name: string): Promise<TableDescription | undefined> => {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: name }))).Table
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined
    throw error
  }
}

const STREAM = { StreamSpecification: { StreamEnabled: true, StreamViewType: TABLE.stream } }

const create = async (
  client: DynamoDBClient,
  name: string,
  stream: Partial<typeof STREAM>,
): Promise<TableDescription | undefined> => {
  const { TableDescription } = await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [
        { AttributeName: TABLE.partitionKey, AttributeType: 'S' },
        { AttributeName: TABLE.sortKey, AttributeType: 'S' },
        ...TABLE.indexes.flatMap(({ partitionKey, sortKey }) => [
          { AttributeName: partitionKey, AttributeType: 'S' as const },
          { AttributeName: sortKey, AttributeType: 'S' as const },
        ]),
      ],
      GlobalSecondaryIndexes: TABLE.indexes.map(({ name, partitionKey, sortKey }) => ({
        IndexName: name,
        KeySchema: [
          { AttributeName: partitionKey, KeyType: 'HASH' },
          { AttributeName: sortKey, KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'KEYS_ONLY' },
      })),
      KeySchema: [
        { AttributeName: TABLE.partitionKey, KeyType: 'HASH' },
        { AttributeName: TABLE.sortKey, KeyType: 'RANGE' },
      ],
      ...stream,
    }),
  )
  return TableDescription
}
