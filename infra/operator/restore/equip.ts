/** Gives a restored table what DynamoDB leaves out of a restore: the stream, the removal of old items, protection. */
import { setTimeout as pause } from 'node:timers/promises'
import {
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  type TableDescription,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import { TABLE } from '#infra/table.ts'
import type { Place, Say } from './place.ts'

const describe = async (client: DynamoDBClient, table: string): Promise<TableDescription> => {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: table }))
  if (!Table) throw new Error(`There is no table ${table}`)
  return Table
}

const SAID_EVERY_MS = 60_000

/** Waits until the table and its indexes can be used, and says once a minute that it waits. */
const untilActive = async ({ client, pollMs }: Place, table: string, say: Say): Promise<TableDescription> => {
  const began = Date.now()
  let said = began
  for (;;) {
    const described = await describe(client, table)
    const indexes = (described.GlobalSecondaryIndexes ?? []).map(({ IndexStatus }) => IndexStatus ?? 'ACTIVE')
    const states: (string | undefined)[] = [described.TableStatus, ...indexes]
    if (states.every(state => state === 'ACTIVE')) return described
    if (Date.now() - said >= SAID_EVERY_MS) {
      said = Date.now()
      say(`… ${table} is ${described.TableStatus}, ${Math.round((said - began) / 60_000)} min`)
    }
    await pause(pollMs)
  }
}

/** Switches on the stream and the protection from deletion, where they are off. Returns the stream's ARN. */
const setStream = async (place: Place, table: string, say: Say): Promise<string> => {
  const { client } = place
  const found = await untilActive(place, table, say)
  if (!found.StreamSpecification?.StreamEnabled) {
    say('The stream is switched on.')
    const StreamSpecification = { StreamEnabled: true, StreamViewType: TABLE.stream }
    await client.send(new UpdateTableCommand({ TableName: table, StreamSpecification }))
  }
  if (!found.DeletionProtectionEnabled) {
    await untilActive(place, table, say)
    say('The table is protected from deletion.')
    await client.send(new UpdateTableCommand({ TableName: table, DeletionProtectionEnabled: true }))
  }
  const { LatestStreamArn } = await untilActive(place, table, say)
  if (!LatestStreamArn) throw new Error(`The table ${table} has no stream yet. Type the command again`)
  return LatestStreamArn
}

const setTimeToLive = async ({ client }: Place, table: string, say: Say): Promise<void> => {
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName: table }))
  if (TimeToLiveDescription?.TimeToLiveStatus?.startsWith('ENABL')) return
  say(`Items that have expired by "${TABLE.timeToLive}" are removed.`)
  const TimeToLiveSpecification = { AttributeName: TABLE.timeToLive, Enabled: true }
  await client.send(new UpdateTimeToLiveCommand({ TableName: table, TimeToLiveSpecification }))
}

/** Idempotent: finds what is done. Returns the ARN of the table's stream. */
export const equip = async (place: Place, table: string, say: Say): Promise<string> => {
  const streamArn = await setStream(place, table, say)
  await setTimeToLive(place, table, say)
  await place.protect(table)
  return streamArn
}
