import type { Duration, Stack } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function as Lambda, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import { bundleFolder } from '#infra/bundling.ts'
import type { Part } from '#infra/parts.ts'
import { environmentOf } from './environment.ts'
import type { Gateway } from './gateway.ts'
import { type Services, statementsFor } from './grants.ts'
import type { Settings } from './settings.ts'

/** What makeFunction needs in one stack. */
export interface FunctionContext {
  services: Services
  gateway: Gateway
  log: LogGroup
  settings: Settings & { siteUrl: string }
}

interface Size {
  memorySize: number
  timeout: Duration
}

export const functionName = ({ name }: Pick<Part, 'name'>): string => `reol-${name}`

/**
 * Makes a part's Lambda function with a role of its own, which may write the log, send traces, and use its grants.
 * We bundle the SDK: the cloud runs the version that was tested, and the few clients that a function uses load faster
 * than the runtime's copy.
 */
export const makeFunction = (
  stack: Stack,
  part: Part,
  { services, log, settings }: Omit<FunctionContext, 'gateway'>,
  size: Size,
): Lambda => {
  const role = new Role(stack, `Role-${part.name}`, {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
  })
  for (const grant of part.grants) {
    for (const statement of statementsFor(stack, services, grant)) role.addToPolicy(statement)
  }
  log.grantWrite(role)
  return new Lambda(stack, `Function-${part.name}`, {
    ...size,
    functionName: functionName(part),
    code: Code.fromAsset(bundleFolder(settings.bundles, part)),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    environment: environmentOf(stack, part, services, settings),
    tracing: Tracing.ACTIVE,
    role,
    logGroup: log,
  })
}
