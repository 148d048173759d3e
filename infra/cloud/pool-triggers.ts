import { Duration, type Stack } from 'aws-cdk-lib'
import { LambdaVersion, type UserPool, UserPoolOperation } from 'aws-cdk-lib/aws-cognito'
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { EnvName } from '#functions/kit/env.ts'
import type { Part, Parts } from '#infra/parts.ts'
import { bundled, makeLambda } from './function.ts'
import { readSecret } from './grants.ts'

/** Cognito waits 5 s for a trigger, and asks again when it has waited. */
const TRIGGER_SECONDS = 5

interface Means {
  links: Secret
  log: LogGroup
  bundles: string
}

/**
 * Makes the functions that the pool asks: before it issues tokens, and when somebody logs in without a password
 * (decision 014). The pool names them, so they are in the pool's stack. Only the second version of its event may change
 * an access token, which needs the pool's Essentials plan.
 */
export const makePoolTriggers = (
  stack: Stack,
  users: UserPool,
  { accessTokens, poolTriggers }: Pick<Parts, 'accessTokens' | 'poolTriggers'>,
  { links, log, bundles }: Means,
): void => {
  const trigger = (
    part: Part,
    statements: readonly PolicyStatement[] = [],
    environment: Partial<Record<EnvName, string>> = {},
  ) =>
    makeLambda(
      stack,
      part,
      { statements, environment, log, code: bundled(bundles, part) },
      { memorySize: 1024, timeout: Duration.seconds(TRIGGER_SECONDS) },
    )
  users.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, trigger(accessTokens), LambdaVersion.V2_0)
  const challenge = trigger(poolTriggers, readSecret(links), { LINKS_SECRET_ID: links.secretArn })
  users.addTrigger(UserPoolOperation.DEFINE_AUTH_CHALLENGE, challenge)
  users.addTrigger(UserPoolOperation.CREATE_AUTH_CHALLENGE, challenge)
  users.addTrigger(UserPoolOperation.VERIFY_AUTH_CHALLENGE_RESPONSE, challenge)
}
