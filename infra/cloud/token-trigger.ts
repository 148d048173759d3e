import { Duration, type Stack } from 'aws-cdk-lib'
import { LambdaVersion, type UserPool, UserPoolOperation } from 'aws-cdk-lib/aws-cognito'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Part } from '#infra/parts.ts'
import { makeLambda } from './function.ts'

/** Cognito waits 5 s for a trigger, and asks again when it has waited. */
const TRIGGER_SECONDS = 5

/**
 * Makes the function that the pool asks before it issues tokens. The pool names it, so it is in the pool's stack. Only
 * the second version of its event may change an access token, which needs the pool's Essentials plan.
 */
export const makeTokenTrigger = (
  stack: Stack,
  users: UserPool,
  part: Part,
  { log, bundles }: { log: LogGroup; bundles: string },
): void => {
  const means = { statements: [], environment: {}, log, bundles }
  const lambda = makeLambda(stack, part, means, {
    memorySize: 512,
    timeout: Duration.seconds(TRIGGER_SECONDS),
  })
  users.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, lambda, LambdaVersion.V2_0)
}
