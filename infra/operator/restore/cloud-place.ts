/** Restores in AWS, with the credentials of whoever types the command. */
import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import {
  ContinuousBackupsUnavailableException,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
} from '@aws-sdk/client-dynamodb'
import { ROOT } from '#infra/modules.ts'
import { readSettingsFile, variableOf, writeSetting } from '#infra/settings-file.ts'
import { TABLE } from '#infra/table.ts'
import { setting } from '../setting.ts'
import type { Origin, Place, Say } from './place.ts'

const NAME = 'restoredTableName'
const STREAM = 'restoredTableStreamArn'
const POLL_MS = 15_000

const isMissing = (error: unknown): boolean =>
  error instanceof Error && ['ResourceNotFoundException', 'TableNotFoundException'].includes(error.name)

/** What DynamoDB can restore of a table. Throws an error that says what to do when that is nothing. */
const windowOf = async (client: DynamoDBClient, table: string) => {
  const asked = client.send(new DescribeContinuousBackupsCommand({ TableName: table }))
  const { ContinuousBackupsDescription } = await asked.catch(error => {
    if (!isMissing(error)) throw error
    throw new Error(
      `The table ${table} is gone. Restore a backup of the vault (docs/operations.md), then type: restore to <name of that table>`,
    )
  })
  const window = ContinuousBackupsDescription?.PointInTimeRecoveryDescription
  if (window?.PointInTimeRecoveryStatus !== 'ENABLED')
    throw new Error(`The table ${table} has no point-in-time recovery, so only a backup of the vault helps`)
  return window
}

const begin = async (client: DynamoDBClient, table: string, from: Origin): Promise<void> => {
  const { EarliestRestorableDateTime: first, LatestRestorableDateTime: last } = await windowOf(
    client,
    from.table,
  )
  if ((first && from.moment < first) || (last && from.moment > last))
    throw new Error(
      `DynamoDB can restore ${from.table} to a moment from ${first?.toISOString()} to ${last?.toISOString()}`,
    )
  await client.send(
    new RestoreTableToPointInTimeCommand({
      SourceTableName: from.table,
      TargetTableName: table,
      RestoreDateTime: from.moment,
    }),
  )
}

const originOf = async (client: DynamoDBClient, table: string): Promise<Origin | undefined> => {
  const asked = client.send(new DescribeTableCommand({ TableName: table }))
  const described = await asked.catch(error => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (!described?.Table) return undefined
  const { RestoreSummary, CreationDateTime } = described.Table
  // A table that was restored from the vault of backups may name no source.
  const source = RestoreSummary?.SourceTableArn?.split(':table/')[1] ?? TABLE.name
  const moment = RestoreSummary?.RestoreDateTime ?? CreationDateTime
  return { table: source, moment: moment ?? new Date() }
}

const MOST_TRIES = 40

/** DynamoDB refuses while it still prepares the backups of a table that has just been made. */
const protect = async (client: DynamoDBClient, table: string, say: Say, pollMs: number): Promise<void> => {
  const { ContinuousBackupsDescription } = await client.send(
    new DescribeContinuousBackupsCommand({ TableName: table }),
  )
  const found = ContinuousBackupsDescription?.PointInTimeRecoveryDescription
  if (found?.PointInTimeRecoveryStatus === 'ENABLED' && found.RecoveryPeriodInDays === TABLE.recoveryDays)
    return
  say(`It can be restored to any second of the last ${TABLE.recoveryDays} days.`)
  const PointInTimeRecoverySpecification = {
    PointInTimeRecoveryEnabled: true,
    RecoveryPeriodInDays: TABLE.recoveryDays,
  }
  const command = new UpdateContinuousBackupsCommand({ TableName: table, PointInTimeRecoverySpecification })
  for (let tries = 1; ; tries += 1) {
    try {
      await client.send(command)
      return
    } catch (error) {
      if (!(error instanceof ContinuousBackupsUnavailableException) || tries === MOST_TRIES) throw error
      await pause(pollMs)
    }
  }
}

/** `npm run deploy`, with its questions on this terminal. */
const deploy = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const npm = spawn('npm', ['run', 'deploy'], { cwd: ROOT, stdio: 'inherit' })
    npm.once('error', reject)
    npm.once('exit', code =>
      code === 0 ? resolve() : reject(new Error('The deployment has failed. Type the same command again')),
    )
  })

/** deployment.json is the only place that the command writes, so no stronger or weaker one may name a table. */
const checkFree = (root: string): void => {
  for (const name of [NAME, STREAM]) {
    if (process.env[variableOf(name)] !== undefined)
      throw new Error(`${variableOf(name)} is set, and wins over deployment.json. Take it away first`)
    if (!(name in readSettingsFile(root)) && setting(root, name))
      throw new Error(
        `cdk.json has ${name}. Move both settings of the restored table to deployment.json first`,
      )
  }
}

interface Hands {
  root?: string
  deploy?: () => Promise<void>
  client?: DynamoDBClient
  pollMs?: number
}

export const cloudPlace = (say: Say, hands: Hands = {}): Place => {
  const { root = ROOT, client = new DynamoDBClient({}), pollMs = POLL_MS } = hands
  return {
    client,
    pollMs,
    now: async () => new Date(),
    inUse: async () => setting(root, NAME) || TABLE.name,
    checkFree: () => checkFree(root),
    originOf: table => originOf(client, table),
    begin: (table, from) => begin(client, table, from),
    protect: table => protect(client, table, say, pollMs),
    use: async restored => {
      writeSetting(root, NAME, restored?.name)
      writeSetting(root, STREAM, restored?.streamArn)
      say(`${restored ? 'Written to' : 'Taken out of'} deployment.json: ${NAME} and ${STREAM}.`)
      await (hands.deploy ?? deploy)()
    },
  }
}
