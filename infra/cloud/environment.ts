import type { Stack } from 'aws-cdk-lib'
import type { EnvName } from '#functions/kit/env.ts'
import type { Part } from '#infra/parts.ts'
import type { Services } from './grants.ts'
import { keysToAccept } from './origin-keys.ts'
import { queuePrefixes } from './queues.ts'
import type { Settings } from './settings.ts'

type Kind =
  | 'downloads'
  | 'files'
  | 'site'
  | 'table'
  | 'users'
  | 'sessions'
  | 'links'
  | 'seals'
  | 'push'
  | 'operator-keys'
  | 'mail'
  | 'schedules'
  | 'queue'

/** The variables that each grant needs. */
const NAMES: Record<Kind, readonly EnvName[]> = {
  table: ['TABLE_NAME'],
  users: ['USER_POOL_ID'],
  sessions: ['USER_POOL_ID', 'USER_POOL_CLIENT_ID', 'REFRESH_TOKEN_ROTATION'],
  links: ['LINKS_SECRET_ID'],
  seals: ['SEALS_SECRET_ID'],
  push: ['PUSH_SECRET_ID'],
  'operator-keys': ['OPERATOR_KEYS_SECRET_ID', 'DEPLOYMENT'],
  mail: ['MAIL_FROM'],
  downloads: ['DOWNLOADS_BUCKET'],
  files: ['FILES_BUCKET'],
  site: ['SITE_BUCKET', 'SITE_URL', 'ELAVON_PAGE_URL'],
  schedules: ['QUEUE_ARN_PREFIX', 'QUEUE_URL_PREFIX', 'SCHEDULE_GROUP', 'SCHEDULE_ROLE_ARN'],
  queue: ['QUEUE_URL_PREFIX'],
}

/** The variables of a function that the gateway calls. */
const OF_CALLS: readonly EnvName[] = ['ORIGIN_KEYS']

/** Those of a worker, which may put a message off (functions/kit/worker.ts). */
const OF_WORKERS: readonly EnvName[] = ['QUEUE_URL_PREFIX']

/** Further variables that a function reads, by its name. */
const ALWAYS: Record<string, readonly EnvName[]> = {
  'list-keeper': ['QUEUE_URL_PREFIX'],
  identity: ['DEPLOYMENT', 'MARKET_REGISTRATION', 'USER_POOL_KEYS_URL'],
  markets: ['DEPLOYMENT', 'ELAVON_PAGE_URL'],
  messages: ['SITE_URL'],
  'messages-worker': ['DEPLOYMENT'],
  'messages-push-worker': ['DEPLOYMENT', 'SITE_URL'],
  feeds: ['SITE_URL'],
  'feeds-worker': ['DEPLOYMENT'],
  products: ['DEPLOYMENT'],
  'products-worker': ['DEPLOYMENT'],
  'products-jobs-worker': ['DEPLOYMENT'],
  tills: ['DEPLOYMENT'],
  'tills-jobs-worker': ['DEPLOYMENT'],
  sales: ['DEPLOYMENT'],
  'sales-jobs-worker': ['DEPLOYMENT'],
  'tills-transfers-worker': ['DEPLOYMENT'],
  'tills-purchases-worker': ['DEPLOYMENT', 'SITE_URL'],
}

/** Further variables of functions with a secret: they call the card provider, or write links into mails. */
const WITH_SECRET: Record<string, readonly EnvName[]> = {
  messages: ['SITE_URL'],
  payments: ['ELAVON_API_URL', 'SITE_URL'],
}

const namesFor = (part: Part): EnvName[] => {
  const { name, grants } = part
  const kinds = grants.map(grant => grant.split(':')[0] as Kind)
  const hasSecret = kinds.includes('links') || kinds.includes('seals')
  const domain = name.split('-')[0] ?? name
  const besides = [
    ...('contract' in part ? OF_CALLS : []),
    ...('work' in part ? OF_WORKERS : []),
    ...(ALWAYS[name] ?? []),
    ...(hasSecret ? (WITH_SECRET[domain] ?? []) : []),
  ]
  return [...kinds.flatMap(kind => NAMES[kind]), ...besides]
}

type FromSettings = Pick<
  Settings,
  | 'deployment'
  | 'elavonApiUrl'
  | 'elavonPageUrl'
  | 'marketRegistration'
  | 'originKey'
  | 'refreshTokenRotation'
> & { siteUrl: string }

/** Returns the variables of `functions/kit/env.ts` that one function needs. */
export const environmentOf = (
  stack: Stack,
  part: Part,
  { table, identity, secrets, schedules, mail, downloads, files, site }: Services,
  {
    siteUrl,
    deployment,
    elavonApiUrl,
    elavonPageUrl,
    marketRegistration,
    originKey,
    refreshTokenRotation,
  }: FromSettings,
): Record<string, string> => {
  const prefixes = queuePrefixes(stack)
  const values: Record<EnvName, string> = {
    TABLE_NAME: table.tableName,
    QUEUE_URL_PREFIX: prefixes.url,
    QUEUE_ARN_PREFIX: prefixes.arn,
    SCHEDULE_GROUP: schedules.group.scheduleGroupName,
    SCHEDULE_ROLE_ARN: schedules.role.roleArn,
    USER_POOL_ID: identity.users.userPoolId,
    USER_POOL_CLIENT_ID: identity.client.userPoolClientId,
    USER_POOL_KEYS_URL: `${identity.users.userPoolProviderUrl}/.well-known/jwks.json`,
    MARKET_REGISTRATION: marketRegistration,
    REFRESH_TOKEN_ROTATION: refreshTokenRotation,
    LINKS_SECRET_ID: secrets.links.secretArn,
    SEALS_SECRET_ID: secrets.seals.secretArn,
    PUSH_SECRET_ID: secrets.push.secretArn,
    OPERATOR_KEYS_SECRET_ID: secrets.operatorKeys.secretArn,
    DEPLOYMENT: JSON.stringify(deployment),
    DOWNLOADS_BUCKET: downloads.bucketName,
    FILES_BUCKET: files.bucketName,
    SITE_BUCKET: site.bucketName,
    ORIGIN_KEYS: keysToAccept({ originKey }),
    SITE_URL: siteUrl,
    MAIL_FROM: mail.from,
    ELAVON_API_URL: elavonApiUrl,
    ELAVON_PAGE_URL: elavonPageUrl,
  }
  return Object.fromEntries(namesFor(part).map(name => [name, values[name]]))
}
