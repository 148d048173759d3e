import { type Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  Architecture,
  Code,
  type IFunction,
  Function as Lambda,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { bundleFolder } from '#infra/bundling.ts'
import type { Part } from '#infra/parts.ts'
import { environmentOf } from './environment.ts'
import { statementsFor, type World } from './grants.ts'
import type { Settings } from './settings.ts'

export interface Size {
  memorySize: number
  timeout: Duration
}

export interface Running extends Part {
  lambda: IFunction
  /** How many errors it wrote into its log: an API answers for them itself, so Lambda does not see them fail. */
  logged: Metric
}

/**
 * A part as a Lambda function. Its role is its own: it may write its own log, send traces, and do what its grants
 * name. The SDK is bundled: what was tested is what runs, and a bundle of only the clients that are used loads faster
 * than the runtime's own copy.
 */
export const makeFunction = (
  stack: Stack,
  part: Part,
  world: World,
  settings: Settings & { siteUrl: string },
  size: Size,
): Running => {
  const logGroup = makeLog(stack, part.name)
  const role = new Role(stack, `Role-${part.name}`, {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
  })
  for (const grant of part.grants) {
    for (const statement of statementsFor(stack, world, grant)) role.addToPolicy(statement)
  }
  const lambda = new Lambda(stack, `Function-${part.name}`, {
    ...size,
    functionName: `reol-${part.name}`,
    code: Code.fromAsset(bundleFolder(settings.bundles, part)),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    environment: environmentOf(stack, part, world, settings),
    tracing: Tracing.ACTIVE,
    role,
    logGroup,
  })
  logGroup.grantWrite(lambda)
  return { ...part, lambda, logged: countErrors(logGroup, part.name) }
}

/** The lines of `functions/kit/log.ts`. Without an error there is no value, and nothing to pay for the metric. */
const countErrors = (log: LogGroup, name: string): Metric =>
  log
    .addMetricFilter('Errors', {
      filterPattern: FilterPattern.stringValue('$.level', '=', 'ERROR'),
      metricNamespace: 'reol/errors',
      metricName: name,
    })
    .metric({ statistic: 'sum' })

const makeLog = (stack: Stack, name: string): LogGroup =>
  new LogGroup(stack, `Log-${name}`, {
    logGroupName: `/reol/${name}`,
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  })
