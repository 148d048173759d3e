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

/** What the functions of one stack are made with. */
export interface World {
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
 * A part as a Lambda function. Its role is its own: it may write into the log, send traces, and do what its grants
 * name. The SDK is bundled: what was tested is what runs, and a bundle of only the clients that are used loads faster
 * than the runtime's own copy.
 */
export const makeFunction = (
  stack: Stack,
  part: Part,
  { services, log, settings }: Omit<World, 'gateway'>,
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
