import { Aws, type Stack } from 'aws-cdk-lib'
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Grant } from '#functions/kit/grants.ts'
import { SITE_FILES } from '#infra/site-files.ts'
import { TABLE } from '#infra/table.ts'
import type { Identity } from './identity.ts'
import type { Mail } from './mail.ts'
import { queueArn } from './queues.ts'
import type { Schedules } from './schedules.ts'
import type { Secrets } from './secrets.ts'

/** The resources that functions use. */
export interface Services {
  table: ITableV2
  identity: Identity
  secrets: Secrets
  schedules: Schedules
  mail: Mail
  downloads: Bucket
  files: Bucket
  site: Bucket
}

/** The Cognito actions that create, change and delete accounts. */
export const USER_ACTIONS = [
  'AdminAddUserToGroup',
  'AdminCreateUser',
  'AdminDeleteUser',
  'AdminGetUser',
  'AdminRemoveUserFromGroup',
  'AdminSetUserPassword',
  'AdminUserGlobalSignOut',
].map(action => `cognito-idp:${action}`)

/** Those that log somebody in. To refresh or revoke, a caller shows the token and needs no permission. */
export const SESSION_ACTIONS = ['AdminInitiateAuth', 'AdminRespondToAuthChallenge'].map(
  action => `cognito-idp:${action}`,
)

const allow = (actions: string[], resources: string[], conditions?: Record<string, Record<string, string>>) =>
  new PolicyStatement({ actions, resources, conditions })

/** IAM has no action for a transaction: each item in it needs the permission of its own operation. */
const readTable = ({ table }: Services) => [
  allow(['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'], [table.tableArn]),
  allow(
    ['dynamodb:Query'],
    TABLE.indexes.map(({ name }) => `${table.tableArn}/index/${name}`),
  ),
]

const writeTable = ({ table }: Services) => [
  allow(
    [
      'dynamodb:BatchWriteItem',
      'dynamodb:ConditionCheckItem',
      'dynamodb:DeleteItem',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
    ],
    [table.tableArn],
  ),
]

/** A schedule gets its name when it is made, so the policy allows the whole group. It deletes itself after it ran. */
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
 * SES checks the action by the form of the mail: a raw one needs `SendRawEmail`. Ours are not raw, but the SES
 * documentation does not say which action an attachment needs. The policy allows both, from our sender only.
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

export const readSecret = ({ secretArn }: Secrets['links']) => [
  allow(['secretsmanager:GetSecretValue'], [secretArn]),
]

/** S3 answers 404 for a missing object only to a caller that may list the bucket; others get 403. */
const readObjects = (bucket: Bucket, keys: readonly string[]) => [
  allow(
    ['s3:GetObject'],
    keys.map(key => bucket.arnForObjects(key)),
  ),
  allow(['s3:ListBucket'], [bucket.bucketArn]),
]

/** To read the built pages, which the pages of a market are made of, and to write those. */
const writeSite = ({ site }: Services) => [
  ...readObjects(site, SITE_FILES.read),
  allow(
    ['s3:PutObject'],
    SITE_FILES.written.map(key => site.arnForObjects(key)),
  ),
]

/** Returns the smallest policy for a grant. */
export const statementsFor = (stack: Stack, services: Services, grant: Grant): PolicyStatement[] => {
  const [kind, work = ''] = grant.split(':')
  if (kind === 'queue') return sendTo(stack, work)
  if (kind === 'schedules') return [...makeSchedules(stack, services), ...sendTo(stack, work)]
  const others: Record<Exclude<Grant, `${'queue' | 'schedules'}:${string}`>, () => PolicyStatement[]> = {
    'table:read': () => readTable(services),
    'table:write': () => writeTable(services),
    users: () => [allow(USER_ACTIONS, [services.identity.users.userPoolArn])],
    sessions: () => [allow(SESSION_ACTIONS, [services.identity.users.userPoolArn])],
    links: () => readSecret(services.secrets.links),
    seals: () => readSecret(services.secrets.seals),
    push: () => readSecret(services.secrets.push),
    'operator-keys': () => readSecret(services.secrets.operatorKeys),
    mail: () => sendMail(stack, services),
    'downloads:read': () => readObjects(services.downloads, ['*']),
    'files:write': () => [
      allow(['s3:DeleteObject', 's3:PutObject'], [services.files.arnForObjects('files/*')]),
    ],
    'site:write': () => writeSite(services),
    'downloads:write': () => [
      allow(['s3:PutObject', 's3:PutObjectTagging'], [services.downloads.arnForObjects('*')]),
    ],
  }
  return others[grant as keyof typeof others]()
}
