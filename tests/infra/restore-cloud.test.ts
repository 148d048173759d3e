/** The restore drill against what AWS answers: which commands it sends, what it finds done, what it refuses. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  ContinuousBackupsUnavailableException,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  type TableDescription,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cloudPlace } from '#infra/operator/restore/cloud-place.ts'
import { restoreBack, restoreTo } from '#infra/operator/restore/switch.ts'
import { readSettingsFile } from '#infra/settings-file.ts'

const MOMENT = new Date('2027-06-14T22:00:00Z')
const TO = { table: 'reol-20270614t220000', moment: MOMENT }
const ARN = 'arn:aws:dynamodb:eu-central-1:111122223333:table'
const STREAM = `${ARN}/${TO.table}/stream/2027-06-15T08:00:00.000`

const client = new DynamoDBClient({ region: 'eu-central-1' })
const aws = mockClient(client)
const documents = mockClient(DynamoDBDocumentClient)
let root: string
let table: TableDescription | undefined
let said: string[]
let deployed: object[]

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reol-restore-'))
  writeFileSync(join(root, 'cdk.json'), JSON.stringify({ context: { restoredTableName: '' } }))
  table = undefined
  said = []
  deployed = []
  aws.reset()
  documents.reset()
  documents.on(ScanCommand).resolves({ Items: [] })
  fakeAws()
})
afterEach(() => {
  rmSync(root, { recursive: true })
  vi.unstubAllEnvs()
})

/** A table that begins, as a restored one does, with nothing but its items. */
const fakeAws = () => {
  const recovery = { PointInTimeRecoveryStatus: 'ENABLED' as const, RecoveryPeriodInDays: 35 }
  let protectedTable = false
  let expires = false
  aws.on(DescribeTableCommand).callsFake(async () => {
    if (!table) throw new ResourceNotFoundException({ message: 'no table', $metadata: {} })
    return { Table: table }
  })
  aws.on(DescribeContinuousBackupsCommand).callsFake(async ({ TableName }) => ({
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED',
      PointInTimeRecoveryDescription:
        TableName === 'reol'
          ? {
              ...recovery,
              EarliestRestorableDateTime: new Date('2027-06-01T00:00:00Z'),
              LatestRestorableDateTime: new Date('2027-06-15T07:55:00Z'),
            }
          : protectedTable
            ? recovery
            : { PointInTimeRecoveryStatus: 'DISABLED' },
    },
  }))
  aws.on(RestoreTableToPointInTimeCommand).callsFake(async ({ TargetTableName, RestoreDateTime }) => {
    table = {
      TableName: TargetTableName,
      TableStatus: 'ACTIVE',
      RestoreSummary: { SourceTableArn: `${ARN}/reol`, RestoreDateTime, RestoreInProgress: false },
    }
    return {}
  })
  aws.on(UpdateTableCommand).callsFake(async ({ StreamSpecification, DeletionProtectionEnabled }) => {
    table = {
      ...table,
      ...(StreamSpecification && { StreamSpecification, LatestStreamArn: STREAM }),
      ...(DeletionProtectionEnabled && { DeletionProtectionEnabled }),
    }
    return {}
  })
  aws.on(DescribeTimeToLiveCommand).callsFake(async () => ({
    TimeToLiveDescription: { TimeToLiveStatus: expires ? 'ENABLED' : 'DISABLED' },
  }))
  aws.on(UpdateTimeToLiveCommand).callsFake(async () => {
    expires = true
    return {}
  })
  aws.on(UpdateContinuousBackupsCommand).callsFake(async () => {
    protectedTable = true
    return {}
  })
}

const say = (line: string): void => void said.push(line)
const place = () =>
  cloudPlace(say, { root, client, pollMs: 1, deploy: async () => void deployed.push(readSettingsFile(root)) })

const CHANGES = /^(Update|Restore)/
const changes = () =>
  aws
    .calls()
    .map(({ args: [command] }) => ({ name: command.constructor.name, input: command.input }))
    .filter(({ name }) => CHANGES.test(name))

const SETTINGS = { restoredTableName: TO.table, restoredTableStreamArn: STREAM }

test('A restored table gets the stream, the removal of old items, recovery and protection, and is deployed', async () => {
  await restoreTo(place(), TO, say)
  const sent = changes().map(({ name, input }) => [name, input])
  expect(sent).toEqual([
    [
      'RestoreTableToPointInTimeCommand',
      { SourceTableName: 'reol', TargetTableName: TO.table, RestoreDateTime: MOMENT },
    ],
    [
      'UpdateTableCommand',
      {
        TableName: TO.table,
        StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
      },
    ],
    ['UpdateTableCommand', { TableName: TO.table, DeletionProtectionEnabled: true }],
    [
      'UpdateTimeToLiveCommand',
      { TableName: TO.table, TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true } },
    ],
    [
      'UpdateContinuousBackupsCommand',
      {
        TableName: TO.table,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
      },
    ],
  ])
  expect(deployed).toEqual([SETTINGS])
  expect(said.join('\n')).toContain('happened in reol after 2027-06-14T22:00:00.000Z')
})

test('Typed again it finds each step done, and deploys', async () => {
  await restoreTo(place(), TO, say)
  aws.resetHistory()
  await restoreTo(place(), TO, say)
  expect(changes()).toEqual([])
  expect(deployed).toEqual([SETTINGS, SETTINGS])
})

test('It waits while AWS still makes the table, and while its backups are not ready', async () => {
  aws
    .on(UpdateContinuousBackupsCommand)
    .rejectsOnce(new ContinuousBackupsUnavailableException({ message: '', $metadata: {} }))
  let asked = 0
  aws.on(DescribeTableCommand).callsFake(async () => {
    if (!table) throw new ResourceNotFoundException({ message: 'no table', $metadata: {} })
    asked += 1
    return { Table: asked < 4 ? { ...table, TableStatus: 'CREATING' } : table }
  })
  await restoreTo(place(), TO, say)
  expect(deployed).toEqual([SETTINGS])
  expect(aws.commandCalls(UpdateContinuousBackupsCommand)).toHaveLength(2)
})

test('Back takes the two settings out again, and leaves the others', async () => {
  writeFileSync(join(root, 'deployment.json'), '{ "mailDomain": "shop.example" }')
  await restoreTo(place(), TO, say)
  await restoreBack(place(), say)
  expect(deployed.at(-1)).toEqual({ mailDomain: 'shop.example' })
  await expect(restoreBack(place(), say)).rejects.toThrow('no restored table to go back from')
})

test('A table from the vault of backups is used by its name', async () => {
  table = { TableName: 'reol-back', TableStatus: 'ACTIVE', CreationDateTime: MOMENT }
  await restoreTo(place(), { table: 'reol-back', moment: undefined }, say)
  expect(changes().map(({ name }) => name)).not.toContain('RestoreTableToPointInTimeCommand')
  expect(readSettingsFile(root)).toMatchObject({ restoredTableName: 'reol-back' })
})

test('It refuses what cannot be, before it changes anything', async () => {
  const early = new Date('2027-05-20T00:00:00Z')
  await expect(restoreTo(place(), { table: 'reol-early', moment: early }, say)).rejects.toThrow(
    'from 2027-06-01T00:00:00.000Z to 2027-06-15T07:55:00.000Z',
  )
  await expect(restoreTo(place(), { table: 'reol-gone', moment: undefined }, say)).rejects.toThrow(
    'There is no table reol-gone',
  )
  aws
    .on(DescribeContinuousBackupsCommand)
    .rejects(new ResourceNotFoundException({ message: '', $metadata: {} }))
  await expect(restoreTo(place(), TO, say)).rejects.toThrow('Restore a backup of the vault')
  vi.stubEnv('REOL_RESTORED_TABLE_NAME', 'reol-x')
  await expect(restoreTo(place(), TO, say)).rejects.toThrow('wins over deployment.json')
  vi.unstubAllEnvs()
  writeFileSync(join(root, 'cdk.json'), JSON.stringify({ context: { restoredTableName: 'reol-x' } }))
  await expect(restoreBack(place(), say)).rejects.toThrow('cdk.json has restoredTableName')
  expect(changes()).toEqual([])
})

test('Where the former table is gone, it says that the card provider has to be compared', async () => {
  await restoreTo(place(), TO, say)
  documents.on(ScanCommand).rejects(new ResourceNotFoundException({ message: '', $metadata: {} }))
  await restoreTo(place(), TO, say)
  expect(said).toContain(
    'The table reol is gone. Compare all transactions of the card provider since 2027-06-14T22:00:00.000Z.',
  )
})
