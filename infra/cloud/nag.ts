/** Where we differ from cdk-nag's AwsSolutions rules on purpose: each on the narrowest path, with its reason. */
import { type Stack, Validations } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'
import { allOf, ENDPOINTS, type Parts } from '#infra/parts.ts'
import { type Audience, needsToken } from '#shared/kit/contract.ts'
import type { Settings } from './settings.ts'

interface Stacks {
  data: Stack
  edge: Stack
  rest: Stack
}

const accept = (at: IConstruct, reason: string, ...rules: string[]): void => {
  for (const id of rules) Validations.of(at).acknowledge({ id: `AwsSolutions-${id}`, reason })
}

export const acknowledge = ({ data, edge, rest }: Stacks, parts: Parts, { domain }: Settings): void => {
  acceptData(data)
  acceptEdge(edge, rest.region)
  acceptRoles(rest, parts)
  acceptRoutes(rest)
  acceptUpload(rest)
  for (const { name } of parts.readers)
    accept(rest.node.findChild(`Dead-${name}`), 'It holds dead letters itself.', 'SQS3')
  accept(
    rest.node.findChild('Site'),
    'Tenants travel, and book from where they are: no country is shut out.',
    'CFR1',
  )
  accept(
    rest.node.findChild('Site'),
    'Its access logs hold whole queries, and links in mails carry tokens there. Calls are in the log of the gateway.',
    'CFR3',
  )
  if (!domain)
    accept(rest.node.findChild('Site'), "CloudFront's own name and certificate take no other policy.", 'CFR4')
}

const acceptData = (data: Stack): void => {
  const users = data.node.findChild('Users')
  accept(users, 'Decision D19: length, no classes of characters, as NIST 800-63B advises.', 'COG1')
  accept(
    users,
    'The product has log-in by password alone; accounts are locked for a while after wrong tries.',
    'COG2',
  )
  accept(
    users,
    'Its risk scores need the address of the caller, and we log in from our own function; the firewall counts instead.',
    'COG8',
  )
  accept(
    data.node.findChild('Secret'),
    'Credentials of the markets are sealed with keys from it: to change it means to seal them anew, by hand.',
    'SMG4',
  )
}

const acceptEdge = (edge: Stack, callersRegion: string): void => {
  const log = (region: string) =>
    `IAM5[Resource::arn:aws:logs:${region}:<AWS::AccountId>:log-group:/aws/lambda/us-east-1.reol-gateway-answers:*]`
  accept(
    edge.node.findChild('Role-gateway-answers'),
    'The streams of one log group, which get their names when the function runs.',
    log('us-east-1'),
    log(callersRegion),
  )
}

const acceptRoles = (rest: Stack, parts: Parts): void => {
  for (const part of allOf(parts)) {
    const role = rest.node.findChild(`Role-${part.name}`)
    accept(role, 'Sending traces is a permission without a resource.', 'IAM5[Resource::*]')
    if (!part.grants.some(grant => grant.startsWith('schedules:'))) continue
    accept(
      role,
      'The schedules of our own group, which get their names when they are made.',
      `IAM5[Resource::arn:aws:scheduler:${rest.region}:<AWS::AccountId>:schedule/reol/*]`,
    )
  }
}

const NO_TOKEN: Partial<Record<Audience, string>> = {
  open: 'Logging in, and links from mails whose signed token the function checks: nobody has a token yet.',
  anonymous: 'Visitors book without an account; what they may do the cart token decides.',
  webhook: 'The function checks the signature of the service over the raw body.',
}

const acceptRoutes = (rest: Stack): void => {
  const api = rest.node.findChild('Api').node
  for (const { audience, method, path } of ENDPOINTS) {
    if (needsToken(audience)) continue
    accept(api.findChild(`${method}${path}`.replaceAll('/', '--')), NO_TOKEN[audience] ?? '', 'APIG4')
  }
}

/** The function with which CDK uploads the site while the stack is deployed: its code and its policy are CDK's. */
const acceptUpload = (rest: Stack): void => {
  const upload = rest.node.children.find(child => child.node.id.startsWith('Custom::CDKBucketDeployment'))
  if (!upload) return
  const actions = ['GetBucket*', 'GetObject*', 'List*', 'Abort*', 'DeleteObject*'].map(
    name => `Action::s3:${name}`,
  )
  const buckets = [
    `arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${rest.region}/*`,
    'ReolData:ExportsOutputFnGetAttSiteE53D7754ArnEE3E64EC/*',
    '*',
  ].map(name => `Resource::${name}`)
  accept(
    upload,
    "CDK's own: it reads the staged files, writes the site's bucket and empties the cache.",
    'L1',
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    ...[...actions, ...buckets].map(finding => `IAM5[${finding}]`),
  )
}
