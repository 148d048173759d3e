import type { Duration, Stack } from 'aws-cdk-lib'
import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function as Lambda, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import { bundleFolder } from '#infra/bundling.ts'
import type { Part } from '#infra/parts.ts'
import { environmentOf } from './environment.ts'
import type { Gateways } from './gateway.ts'
import { type Services, statementsFor } from './grants.ts'
import type { Settings } from './settings.ts'

/** What makeFunction needs in one stack. */
export interface FunctionContext {
  services: Services
  gateways: Gateways
  log: LogGroup
  settings: Settings & { siteUrl: string }
}

interface Size {
  memorySize: number
  timeout: Duration
}

export const functionName = ({ name }: Pick<Part, 'name'>): string => `reol-${name}`

interface Means {
  statements: readonly PolicyStatement[]
  environment: Record<string, string>
  log: LogGroup
  code: Code
}

/**
 * The bundle of a part. It has the SDK: the cloud runs the version that was tested, and the few clients that a function
 * uses load faster than the runtime's copy.
 */
export const bundled = (bundles: string, part: Part): Code => Code.fromAsset(bundleFolder(bundles, part))

/** Makes a Lambda function with a role of its own, which may write the log, send traces, and what the statements allow. */
export const makeLambda = (
  stack: Stack,
  part: Pick<Part, 'name'>,
  { statements, environment, log, code }: Means,
  size: Size,
): Lambda => {
  const role = new Role(stack, `Role-${part.name}`, {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
  })
  for (const statement of statements) role.addToPolicy(statement)
  log.grantWrite(role)
  return new Lambda(stack, `Function-${part.name}`, {
    ...size,
    functionName: functionName(part),
    code,
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    environment,
    tracing: Tracing.ACTIVE,
    role,
    logGroup: log,
  })
}

/** Makes a part's function with the permissions and the variables of its grants. */
export const makeFunction = (
  stack: Stack,
  part: Part,
  { services, log, settings }: Omit<FunctionContext, 'gateways'>,
  size: Size,
): Lambda => {
  const means = {
    statements: part.grants.flatMap(grant => statementsFor(stack, services, grant)),
    environment: environmentOf(stack, part, services, settings),
    log,
    code: bundled(settings.bundles, part),
  }
  return makeLambda(stack, part, means, size)
}
