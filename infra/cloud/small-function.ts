/** Functions of a few lines that watch the deployment from beside it. They are no part of the product and use none of it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function as Lambda, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Schedule, type ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets'
import { withoutComments } from './edge.ts'

interface SmallFunction {
  /** Of its file in `small/`. */
  name: string
  environment: Record<string, string>
  statements?: readonly PolicyStatement[]
  schedule: ScheduleExpression
}

/** Makes a function that runs by a schedule. The template has its code, and its run-time brings the SDK along. */
export const makeSmallFunction = (
  stack: Stack,
  { name, environment, statements = [], schedule }: SmallFunction,
): Lambda => {
  const log = new LogGroup(stack, `Log-${name}`, {
    logGroupName: `/reol/${name}`,
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const role = new Role(stack, `Role-${name}`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
  for (const statement of statements) role.addToPolicy(statement)
  log.grantWrite(role)
  const lambda = new Lambda(stack, `Function-${name}`, {
    functionName: `reol-${name}`,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    handler: 'index.handler',
    code: Code.fromInline(
      withoutComments(readFileSync(join(import.meta.dirname, 'small', `${name}.js`), 'utf8')),
    ),
    memorySize: 256,
    timeout: Duration.seconds(45),
    environment,
    tracing: Tracing.ACTIVE,
    role,
    logGroup: log,
  })
  new Schedule(stack, `Timer-${name}`, {
    scheduleName: `reol-${name}`,
    schedule,
    target: new LambdaInvoke(lambda, { retryAttempts: 0 }),
  })
  return lambda
}
