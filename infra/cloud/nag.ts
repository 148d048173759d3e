/** The findings of cdk-nag's AwsSolutions rules that we accept, each on the narrowest path and with its reason. */
import { type CfnElement, type Stack, Validations } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'
import { keptKeys } from '#infra/origin.ts'
import type { Part, Parts } from '#infra/parts.ts'
import { type Audience, type Endpoint, endpoints, needsToken } from '#shared/kit/contract.ts'
import { routeId } from './api.ts'
import { domainsOf } from './domain.ts'
import { OUTSIDE } from './outside.ts'
import { SCHEDULE_GROUP } from './schedules.ts'
import type { Settings } from './settings.ts'
import { STILL_ON } from './watch/still-on.ts'

interface Stacks {
  data: Stack
  edge: Stack
  shared: Stack
  /** In the order of `domainsOf`. */
  domains: readonly Stack[]
  stream: Stack
  watch: Stack
  pages: Stack
  outside: Stack
}

const accept = (at: IConstruct, reason: string, ...rules: string[]): void => {
  for (const id of rules) Validations.of(at).acknowledge({ id: `AwsSolutions-${id}`, reason })
}

export const acknowledge = (stacks: Stacks, parts: Parts, settings: Settings): void => {
  const { data, edge, shared, domains, stream, watch, pages, outside } = stacks
  acceptData(data)
  acceptEdge(edge, shared.region)
  acceptSite(shared.node.findChild('Site'), settings)
  acceptUpload(pages)
  acceptCall(pages)
  acceptSmall(watch, STILL_ON)
  acceptSmall(outside, OUTSIDE)
  for (const number of keptKeys(settings.originKey))
    accept(
      shared.node.findChild(`OriginKey-${number}`),
      'A deployment changes the key: CloudFront and the functions must get the new one in this order.',
      'SMG4',
    )
  domainsOf(parts).forEach(({ api, workers }, at) => {
    const stack = domains[at] ?? shared
    acceptRoles(stack, api ? [api, ...workers] : workers)
    if (api) acceptRoutes(stack, endpoints(api.domain, api.contract))
  })
  acceptRoles(stream, [...parts.readers, ...parts.timers])
  for (const { name } of parts.timers) acceptTimer(stream, name)
  acceptRoles(data, [parts.accessTokens, parts.poolTriggers])
  for (const { name } of parts.readers) {
    accept(stream.node.findChild(`Dead-${name}`), 'This queue holds dead letters itself.', 'SQS3')
    acceptGivenUp(stream, name)
  }
}

const acceptSite = (site: IConstruct, { domain }: Settings): void => {
  accept(site, 'Tenants book while they travel, so no country is blocked.', 'CFR1')
  accept(
    site,
    'CloudFront access logs contain whole queries, and links in mails carry tokens in them. The gateway logs the calls.',
    'CFR3',
  )
  if (!domain) accept(site, "CloudFront's default domain and certificate allow no other policy.", 'CFR4')
}

const acceptData = (data: Stack): void => {
  const users = data.node.findChild('Users')
  accept(users, 'Decision D19: length, no classes of characters, as NIST 800-63B advises.', 'COG1')
  accept(users, 'Users log in by a password or a code alone (the product); wrong ones lock out.', 'COG2')
  accept(
    users,
    'Risk scores need the IP address of the caller, but our function logs users in; the firewall limits log-ins instead.',
    'COG8',
  )
  accept(
    data.node.findChild('BackupPlan').node.findChild('Table').node.findChild('Role'),
    'AWS keeps this policy of its backup service up to date.',
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup]',
  )
  accept(
    data.node.findChild('SealsSecret'),
    'Keys derived from this secret seal the credentials of the markets: after a rotation a person must seal them again.',
    'SMG4',
  )
  accept(
    data.node.findChild('LinksSecret'),
    'After a rotation no link of a mail already sent would work: a person changes it when it is known to be lost.',
    'SMG4',
  )
  accept(
    data.node.findChild('PushSecret'),
    'After a rotation no browser would get a push until its tenant switches them on again: a person changes it when it is known to be lost.',
    'SMG4',
  )
  accept(
    data.node.findChild('OperatorKeysSecret'),
    'Outside services give these keys: the operator enters a new one when the old one is known to be lost.',
    'SMG4',
  )
}

const acceptEdge = (edge: Stack, callersRegion: string): void => {
  const log = (region: string) =>
    `IAM5[Resource::arn:aws:logs:${region}:<AWS::AccountId>:log-group:/aws/lambda/us-east-1.reol-gateway-answers:*]`
  accept(
    edge.node.findChild('Role-gateway-answers'),
    'The streams of one log group get their names when the function runs.',
    log('us-east-1'),
    log(callersRegion),
  )
}

const acceptRoles = (stack: Stack, parts: readonly Part[]): void => {
  for (const part of parts) {
    const role = stack.node.findChild(`Role-${part.name}`)
    accept(role, 'The permission to send traces takes no resource.', 'IAM5[Resource::*]')
    const has = (kind: string) => part.grants.some(grant => grant.startsWith(kind))
    if (has('schedules:'))
      accept(
        role,
        'Schedules of our own group get their names when they are made.',
        `IAM5[Resource::arn:aws:scheduler:${stack.region}:<AWS::AccountId>:schedule/${SCHEDULE_GROUP}/*]`,
      )
    if (has('files:'))
      accept(
        role,
        'Pictures get their keys when they are stored; the verb makes them of its market and of the content.',
        `IAM5[Resource::${bucketArn('files', stack.region)}/files/*]`,
      )
    if (has('site:'))
      accept(
        role,
        'The function writes a page for each market, under this one prefix.',
        `IAM5[Resource::${bucketArn('site', stack.region)}/pages/*]`,
      )
    if (has('downloads:'))
      accept(
        role,
        'Files get their keys when they are written; the verb that signs the link decides who may read one.',
        `IAM5[Resource::${bucketArn('downloads', stack.region)}/*]`,
      )
  }
}

const acceptSmall = (stack: Stack, name: string): void => {
  accept(
    stack.node.findChild(`Role-${name}`),
    'The permission to send traces takes no resource, and an alarm is found by what it is.',
    'IAM5[Resource::*]',
    `IAM5[Resource::arn:aws:cloudwatch:${stack.region}:<AWS::AccountId>:alarm:*]`,
  )
  acceptTimer(stack, name)
}

/** CDK's own function makes one call to AWS during a deployment. We do not control its code. */
const acceptCall = (stack: Stack): void => {
  const caller = stack.node.children.find(({ node }) => /^AWS[0-9a-f]+$/.test(node.id))
  if (!caller) return
  accept(
    caller,
    "CDK's own function: it has the pages of the markets written after a deployment.",
    'L1',
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
  )
}

const acceptTimer = (stream: Stack, timer: string): void => {
  const lambda = stream.node.findChild(`Function-${timer}`).node.defaultChild as CfnElement
  const roles = stream.node.children.filter(({ node }) => node.id.startsWith('SchedulerRoleForTarget-'))
  for (const role of roles)
    accept(
      role,
      'The schedule may call any version of its one function.',
      `IAM5[Resource::<${stream.getLogicalId(lambda)}.Arn>:*]`,
    )
}

const acceptGivenUp = (stream: Stack, reader: string): void => {
  const bucket = stream.node.findChild(`GivenUp-${reader}`)
  accept(bucket, 'Only Lambda writes there, and only records that it gave up; each gets an alarm.', 'S1')
  accept(
    stream.node.findChild(`Role-${reader}`),
    'Lambda names a record after its shard and its time.',
    `IAM5[Resource::<${stream.getLogicalId(bucket.node.defaultChild as CfnElement)}.Arn>/*]`,
  )
}

const NO_TOKEN: Partial<Record<Audience, string>> = {
  open: 'Log-in and links from mails, before the caller has a token: the function checks password or signed link.',
  anonymous: 'Visitors book without an account; the function checks the cart token.',
  webhook: 'The function checks the signature of the service over the raw body.',
}

const acceptRoutes = (stack: Stack, routes: readonly Endpoint[]): void => {
  for (const endpoint of routes) {
    if (needsToken(endpoint.audience)) continue
    accept(stack.node.findChild(routeId(endpoint)), NO_TOKEN[endpoint.audience] ?? '', 'APIG4')
  }
}

const BUCKETS = {
  files: 'PublishOutputFnGetAttFiles8E6940B8ArnB90C6676',
  site: 'PublishOutputFnGetAttSiteE53D7754ArnA6C22265',
  downloads: 'PublishOutputFnGetAttDownloads22991465Arn1E0FF8CC',
} as const

/** How cdk-nag names a bucket of another stack. */
const bucketArn = (bucket: keyof typeof BUCKETS, region: string): string =>
  JSON.stringify({
    'Fn::GetStackOutput': { StackName: 'ReolData', Region: region, OutputName: BUCKETS[bucket] },
  })

/** CDK's own function uploads the site during a deployment. We do not control its code or its policy. */
const acceptUpload = (shared: Stack): void => {
  const upload = shared.node.children.find(child => child.node.id.startsWith('Custom::CDKBucketDeployment'))
  if (!upload) return
  const actions = ['GetBucket*', 'GetObject*', 'List*', 'Abort*', 'DeleteObject*'].map(
    name => `Action::s3:${name}`,
  )
  const buckets = [
    `arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${shared.region}/*`,
    `${bucketArn('site', shared.region)}/*`,
    '*',
  ].map(name => `Resource::${name}`)
  accept(
    upload,
    "CDK's own function: it reads the staged files, writes the site's bucket and invalidates the cache.",
    'L1',
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    ...[...actions, ...buckets].map(finding => `IAM5[${finding}]`),
  )
}
