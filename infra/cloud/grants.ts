import { Aws, type Stack } from 'aws-cdk-lib'
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Grant } from '#functions/kit/grants.ts'
import { TABLE } from '#infra/table.ts'
import type { Identity } from './identity.ts'
import type { Mail } from './mail.ts'
import { queueArn } from './queues.ts'
import type { Schedules } from './schedules.ts'

/** What the functions work with. */
export interface Services {
  table: ITableV2
  identity: Identity
  secret: Secret
  schedules: Schedules
  mail: Mail
  downloads: Bucket
  files: Bucket
}

/** What identity does with accounts. Refreshing and revoking tokens ask for the token itself, not for a permission. */
export const USER_ACTIONS = [
  'AdminAddUserToGroup',
  'AdminCreateUser',
  'AdminInitiateAuth',
  'AdminRemoveUserFromGroup',
  'AdminSetUserPassword',
  'AdminUserGlobalSignOut',
].map(action => `cognito-idp:${action}`)

const allow = (actions: string[], resources: string[], conditions?: Record<string, Record<string, string>>) =>
  new PolicyStatement({ actions, resources, conditions })

/** A transaction has no permission of its own: each of its items asks for its own. */
const readTable = ({ table }: Services) => [
  allow(['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'], [table.tableArn]),
  allow(
    ['dynamodb:Query'],
    TABLE.indexes.map(({ name }) => `${table.tableArn}/index/${name}`),
  ),
]

const writeTable = ({ table }: Services) => [
  allow(
    ['dynamodb:ConditionCheckItem', 'dynamodb:DeleteItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
    [table.tableArn],
  ),
]

/** A schedule's name is chosen when it is made, so the group is as narrow as it gets. It removes itself when it ran. */
const makeSchedules = (stack: Stack, { schedules: { group, role } }: Services) => [
  allow(
    ['scheduler:CreateSchedule'],
    [`arn:aws:scheduler:${stack.region}:${Aws.ACCOUNT_ID}:schedule/${group.scheduleGroupName}/*`],
  ),
  allow(['iam:PassRole'], [role.roleArn], {
    StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' },
  }),
]

/**
 * SES asks for the action of what is sent, not of the call: a raw mail needs `SendRawEmail`. Ours are not raw, but what
 * it asks of one with attachments is nowhere said; both are bound to the same sender.
 */
const sendMail = (stack: Stack, { mail: { identity, configuration, from } }: Services) => [
  allow(
    ['ses:SendEmail', 'ses:SendRawEmail'],
    [
      identity.emailIdentityArn,
      `arn:aws:ses:${stack.region}:${Aws.ACCOUNT_ID}:configuration-set/${configuration.configurationSetName}`,
    ],
    { StringEquals: { 'ses:FromAddress': from } },
  ),
]

const sendTo = (stack: Stack, work: string) => [allow(['sqs:SendMessage'], [queueArn(stack, work)])]

/** A grant as the least policy. */
export const statementsFor = (stack: Stack, services: Services, grant: Grant): PolicyStatement[] => {
  const [kind, work = ''] = grant.split(':')
  if (kind === 'queue') return sendTo(stack, work)
  if (kind === 'schedules') return [...makeSchedules(stack, services), ...sendTo(stack, work)]
  const others: Record<Exclude<Grant, `${'queue' | 'schedules'}:${string}`>, () => PolicyStatement[]> = {
    'table:read': () => readTable(services),
    'table:write': () => writeTable(services),
    users: () => [allow(USER_ACTIONS, [services.identity.users.userPoolArn])],
    secrets: () => [allow(['secretsmanager:GetSecretValue'], [services.secret.secretArn])],
    mail: () => sendMail(stack, services),
    'downloads:read': () => [allow(['s3:GetObject'], [services.downloads.arnForObjects('*')])],
    'files:write': () => [
      allow(['s3:DeleteObject', 's3:PutObject'], [services.files.arnForObjects('files/*')]),
    ],
    'downloads:write': () => [allow(['s3:PutObject'], [services.downloads.arnForObjects('*')])],
  }
  return others[grant as keyof typeof others]()
}
