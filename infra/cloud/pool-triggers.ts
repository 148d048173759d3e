import { Duration, type Stack } from 'aws-cdk-lib'
import { type UserPool, UserPoolOperation } from 'aws-cdk-lib/aws-cognito'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { EnvName } from '#functions/kit/env.ts'
import type { Part } from '#infra/parts.ts'
import { makeLambda } from './function.ts'
import { readSecret } from './grants.ts'
import { makeLog } from './log.ts'

/** Cognito waits 5 s for a trigger, and asks again when it has waited. */
const TRIGGER_SECONDS = 5

/**
 * Makes the function that the pool asks when somebody logs in without a password (decision 014). The pool names it, so
 * it is in the pool's stack, and uses nothing but the secret.
 */
export const makePoolTriggers = (
  stack: Stack,
  users: UserPool,
  part: Part,
  { secret, bundles }: { secret: Secret; bundles: string },
): void => {
  const environment: Partial<Record<EnvName, string>> = { SECRET_ID: secret.secretArn }
  const triggers = makeLambda(
    stack,
    part,
    { statements: readSecret({ secret }), environment, log: makeLog(stack, part.name), bundles },
    { memorySize: 1024, timeout: Duration.seconds(TRIGGER_SECONDS) },
  )
  users.addTrigger(UserPoolOperation.DEFINE_AUTH_CHALLENGE, triggers)
  users.addTrigger(UserPoolOperation.CREATE_AUTH_CHALLENGE, triggers)
  users.addTrigger(UserPoolOperation.VERIFY_AUTH_CHALLENGE_RESPONSE, triggers)
}
