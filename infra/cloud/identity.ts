import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import {
  AccountRecovery,
  FeaturePlan,
  Mfa,
  UserPool,
  type UserPoolClient,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { EnvName } from '#functions/kit/env.ts'
import type { Part } from '#infra/parts.ts'
import { USERS } from '#infra/users.ts'
import { makeLambda } from './function.ts'
import { readSecret } from './grants.ts'
import { makeLog } from './log.ts'

export interface Identity {
  users: UserPool
  client: UserPoolClient
}

/**
 * Makes the user pool: accounts, passwords and tokens. Cognito sends no mail and allows no sign-up: we send links and
 * mails ourselves, in three languages. User names are those of `functions/kit/account.ts` and case-sensitive.
 */
export const makeIdentity = (stack: Stack): Identity => {
  const users = new UserPool(stack, 'Users', {
    userPoolName: 'reol',
    featurePlan: FeaturePlan.LITE,
    selfSignUpEnabled: false,
    signInAliases: { username: true },
    signInCaseSensitive: true,
    accountRecovery: AccountRecovery.NONE,
    mfa: Mfa.OFF,
    passwordPolicy: {
      minLength: 8,
      requireDigits: false,
      requireLowercase: false,
      requireSymbols: false,
      requireUppercase: false,
    },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  })
  for (const groupName of USERS.groups) users.addGroup(groupName, { groupName })
  const client = users.addClient('Client', {
    userPoolClientName: 'reol',
    generateSecret: false,
    disableOAuth: true,
    authFlows: { adminUserPassword: true, custom: true },
    accessTokenValidity: Duration.hours(USERS.accessTokenHours),
    idTokenValidity: Duration.minutes(USERS.idTokenMinutes),
    refreshTokenValidity: Duration.days(USERS.refreshTokenDays),
    enableTokenRevocation: true,
    preventUserExistenceErrors: true,
  })
  return { users, client }
}

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
