/** Functions of a few lines that watch the deployment from beside it. They are no part of the product and use none of it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Code, type Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Schedule, type ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets'
import { withoutComments } from './edge.ts'
import { functionName, makeLambda } from './function.ts'

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
  const code = withoutComments(readFileSync(join(import.meta.dirname, 'small', `${name}.js`), 'utf8'))
  const lambda = makeLambda(
    stack,
    { name },
    { statements, environment, log, code: Code.fromInline(code) },
    { memorySize: 256, timeout: Duration.seconds(45) },
  )
  new Schedule(stack, `Timer-${name}`, {
    scheduleName: functionName({ name }),
    schedule,
    target: new LambdaInvoke(lambda, { retryAttempts: 0 }),
  })
  return lambda
}
