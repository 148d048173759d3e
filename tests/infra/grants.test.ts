import { describe, expect, it } from 'vitest'
import type { Grant } from '#functions/kit/grants.ts'
import { SESSION_ACTIONS, USER_ACTIONS } from '#infra/cloud/grants.ts'
import { allOf, type Part } from '#infra/parts.ts'
import { TABLE } from '#infra/table.ts'
import { all, parts, sharedCloud } from './synth.ts'

const cloud = sharedCloud()

interface Statement {
  Effect: string
  Action: string | string[]
  Resource: unknown
}

const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value])

/** Lists what a role may do: `action on resource`. */
const powers = ({ name }: Part): string[] => {
  const wanted = `Role${name.replaceAll('-', '')}`
  const [roleId, role] = all(cloud, 'AWS::IAM::Role').find(([id]) => id.slice(0, -8) === wanted) ?? []
  expect(role?.Properties.ManagedPolicyArns, 'no managed policy').toBeUndefined()
  expect(role?.Properties.Policies, 'no policy beside').toBeUndefined()
  const policies = all(cloud, 'AWS::IAM::Policy').filter(([, { Properties }]) =>
    (Properties.Roles as { Ref: string }[]).some(({ Ref }) => Ref === roleId),
  )
  return policies
    .flatMap(([, { Properties }]) => (Properties.PolicyDocument as { Statement: Statement[] }).Statement)
    .flatMap(({ Action, Resource }) =>
      list(Action).flatMap(action => list(Resource).map(resource => `${action} on ${nameOf(resource)}`)),
    )
    .sort()
}

/** A short name of a resource: its name, or the logical id without its hash, also from another stack's output. */
const nameOf = (resource: unknown): string => {
  const text = JSON.stringify(resource)
  const queue = /:reol-([a-z-]+)"/.exec(text)?.[1]
  if (queue) return `Queue ${queue.replaceAll('-', '')}`
  const index = /:table\/reol\/index\/(\w+)"/.exec(text)?.[1]
  if (index) return `Index ${index}`
  if (/:table\/reol"/.test(text) || text.includes('TableStreamArn')) return 'Table'
  const own = /"(?:Fn::GetAtt":\[|Ref":)"(\w+?)[0-9A-F]{8}"/.exec(text)?.[1]
  const taken = /"OutputName":"PublishOutput(?:FnGetAtt|Ref)([A-Za-z]+?)[0-9A-F]{8}/.exec(text)?.[1]
  const path = /(?:configuration-set|identity|schedule)\//.exec(text)?.[0]
  if (path) return path
  return (own ?? taken)?.replace(/^(Queue|Log|Role)/, '$1 ') ?? (resource === '*' ? '*' : text)
}

const POWERS: Record<string, readonly string[]> = {
  'table:read': [
    ...['BatchGetItem', 'GetItem', 'Query'].map(action => `dynamodb:${action} on Table`),
    ...TABLE.indexes.map(({ name }) => `dynamodb:Query on Index ${name}`),
  ],
  'table:write': ['BatchWriteItem', 'ConditionCheckItem', 'DeleteItem', 'PutItem', 'UpdateItem'].map(
    name => `dynamodb:${name} on Table`,
  ),
  users: USER_ACTIONS.map(action => `${action} on Users`),
  sessions: SESSION_ACTIONS.map(action => `${action} on Users`),
  'files:write': ['s3:DeleteObject on Files', 's3:PutObject on Files'],
  'site:write': ['GetObject', 'ListBucket', 'PutObject'].map(action => `s3:${action} on Site`),
  // Without ListBucket S3 answers 403 where an object is missing.
  'downloads:read': ['s3:GetObject on Downloads', 's3:ListBucket on Downloads'],
  'downloads:write': ['s3:PutObject on Downloads', 's3:PutObjectTagging on Downloads'],
  links: ['secretsmanager:GetSecretValue on LinksSecret'],
  seals: ['secretsmanager:GetSecretValue on SealsSecret'],
  push: ['secretsmanager:GetSecretValue on PushSecret'],
  'operator-keys': ['secretsmanager:GetSecretValue on OperatorKeysSecret'],
  mail: ['SendEmail', 'SendRawEmail'].flatMap(name =>
    ['configuration-set/', 'identity/'].map(resource => `ses:${name} on ${resource}`),
  ),
}

const TO_SCHEDULE = ['iam:PassRole on ScheduleRole', 'scheduler:CreateSchedule on schedule/']

const powersOf = (grant: Grant): readonly string[] => {
  const [kind, queue = ''] = grant.split(':')
  const send = `sqs:SendMessage on Queue ${queue.replaceAll('-', '')}`
  if (kind === 'queue') return [send]
  return kind === 'schedules' ? [...TO_SCHEDULE, send] : (POWERS[grant] ?? [])
}

const OF_EVERY_FUNCTION = [
  'logs:CreateLogStream on Log ',
  'logs:PutLogEvents on Log ',
  'xray:PutTelemetryRecords on *',
  'xray:PutTraceSegments on *',
]

const RECEIVE = [
  'ChangeMessageVisibility',
  'DeleteMessage',
  'GetQueueAttributes',
  'GetQueueUrl',
  'ReceiveMessage',
]
const ownWork = (part: Part): string[] => {
  if (parts.readers.some(({ name }) => name === part.name)) {
    return [
      'dynamodb:DescribeStream on Table',
      'dynamodb:GetRecords on Table',
      'dynamodb:GetShardIterator on Table',
      'dynamodb:ListStreams on Table',
      ...['s3:ListBucket', 's3:PutObject'].map(
        action => `${action} on GivenUp${part.name.replaceAll('-', '')}`,
      ),
      ...['GetQueueAttributes', 'GetQueueUrl', 'SendMessage'].map(
        action => `sqs:${action} on Dead${part.name.replaceAll('-', '')}`,
      ),
    ]
  }
  const worker = parts.workers.find(({ name }) => name === part.name)
  return worker ? RECEIVE.map(action => `sqs:${action} on Queue ${worker.work.replaceAll('-', '')}`) : []
}

describe('a function has exactly the permissions of its grants', () => {
  it.each(allOf(parts).map(part => [part.name, part] as const))('%s', (_, part) => {
    const wanted = [...OF_EVERY_FUNCTION, ...ownWork(part), ...part.grants.flatMap(powersOf)]
    expect([...new Set(powers(part))]).toEqual([...new Set(wanted)].sort())
  })
})
