import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import { AccountRecovery, FeaturePlan, Mfa, UserPool, type UserPoolClient } from 'aws-cdk-lib/aws-cognito'
import { USERS } from '#infra/users.ts'
import type { Settings } from './settings.ts'

export interface Identity {
  users: UserPool
  client: UserPoolClient
}

/** Two windows may refresh at the same time, and an answer may be lost. */
const ROTATION_GRACE = Duration.seconds(60)

/**
 * Makes the user pool: accounts, passwords and tokens. Cognito sends no mail and allows no sign-up: we send links and
 * mails ourselves, in three languages. User names are those of `functions/kit/account.ts` and case-sensitive.
 */
export const makeIdentity = (
  stack: Stack,
  { refreshTokenRotation }: Pick<Settings, 'refreshTokenRotation'>,
): Identity => {
  const users = new UserPool(stack, 'Users', {
    userPoolName: 'reol',
    // The lowest plan in which a function may change access tokens, and refresh tokens may rotate.
    featurePlan: FeaturePlan.ESSENTIALS,
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
    ...(refreshTokenRotation === 'on' && { refreshTokenRotationGracePeriod: ROTATION_GRACE }),
    enableTokenRevocation: true,
    preventUserExistenceErrors: true,
  })
  return { users, client }
}
