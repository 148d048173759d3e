/** Our code that CloudFront runs: before the cache, and on responses of the origin. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Aws, Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import { Function as CloudFrontFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront'
import { CompositePrincipal, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Code, type IVersion, Function as Lambda, Runtime } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'

const script = (name: string): string => readFileSync(join(import.meta.dirname, 'edge', name), 'utf8')

/** Maps the path of a request to a file or a route. */
export const makeRequestFunction = (stack: Stack): CloudFrontFunction =>
  new CloudFrontFunction(stack, 'RequestFunction', {
    functionName: 'reol-request',
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(script('request.js')),
  })

const ANSWERS = 'reol-gateway-answers'
const ANSWERS_LOG = `/aws/lambda/us-east-1.${ANSWERS}`

/** Removes comments: a template has room for 4096 characters of code. */
export const withoutComments = (code: string): string =>
  code
    .replace(/^\/\*\*[\s\S]*?\*\/$/gm, '')
    .replace(/^\/\/.*$/gm, '')
    .trim()

const ANSWERS_CODE = withoutComments(`${script('response.js')}\n${script('origin-response.js')}`)

/**
 * Names the code. It stands in the distribution: the version's ARN is an output with a fixed name, so a new version alone
 * would not change the stack of the site, and CloudFront would keep the former one.
 */
export const ANSWERS_HASH = createHash('sha256').update(ANSWERS_CODE).digest('hex').slice(0, 12)

/**
 * Gives our body to the gateway's own errors. Lambda@Edge must be in us-east-1 and has no environment variables. Each
 * change makes a new version. We keep the old one: CloudFront may run it for hours after the distribution has changed.
 */
export const makeResponseFunction = (stack: Stack, callersRegion: string): IVersion => {
  makeResponseLog(stack)
  const role = new Role(stack, 'Role-gateway-answers', {
    assumedBy: new CompositePrincipal(
      new ServicePrincipal('lambda.amazonaws.com'),
      new ServicePrincipal('edgelambda.amazonaws.com'),
    ),
  })
  role.addToPolicy(
    new PolicyStatement({
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [stack.region, callersRegion].map(
        region => `arn:aws:logs:${region}:${Aws.ACCOUNT_ID}:log-group:${ANSWERS_LOG}:*`,
      ),
    }),
  )
  return new Lambda(stack, 'Function-gateway-answers', {
    functionName: ANSWERS,
    runtime: Runtime.NODEJS_24_X,
    handler: 'index.handler',
    code: Code.fromInline(ANSWERS_CODE),
    memorySize: 128,
    timeout: Duration.seconds(5),
    role,
    currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE },
  }).currentVersion
}

/** Lambda@Edge logs in the region where it ran. Without a log group in that region it logs nothing. */
export const makeResponseLog = (stack: Stack): LogGroup =>
  new LogGroup(stack, 'Log-gateway-answers', {
    logGroupName: ANSWERS_LOG,
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  })
