/** The user pool: passwords and tokens. */
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { type Account, fromPoolName, toPoolName } from '../kit/account.ts'
import { MUST_CHANGE } from '../kit/caller.ts'
import { clientOptions, isOutage } from '../kit/client.ts'
import { env } from '../kit/env.ts'

const client = new CognitoIdentityProviderClient(clientOptions({ tryMs: 10_000, tries: 2 }))

export interface Tokens {
  accessToken: string
  refreshToken: string
  expiresIn: number
}

/** Errors by which the pool refuses: wrong password, unknown user, impossible name, a token that was replaced. */
const NO = new Set([
  'NotAuthorizedException',
  'UserNotFoundException',
  'InvalidParameterException',
  'InvalidPasswordException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
  'RefreshTokenReuseException',
])

const undefinedIfRefused = async <T>(ask: Promise<T>): Promise<T | undefined> => {
  try {
    return await ask
  } catch (error) {
    if (error instanceof Error && NO.has(error.name)) return undefined
    throw error
  }
}

const tokensFrom = (result: AuthenticationResultType | undefined, refreshToken = ''): Tokens | undefined =>
  result?.AccessToken
    ? {
        accessToken: result.AccessToken,
        refreshToken: result.RefreshToken ?? refreshToken,
        expiresIn: result.ExpiresIn ?? 3600,
      }
    : undefined

const ask = (flow: 'ADMIN_USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH', parameters: Record<string, string>) =>
  undefinedIfRefused(
    client.send(
      new AdminInitiateAuthCommand({
        UserPoolId: env('USER_POOL_ID'),
        ClientId: env('USER_POOL_CLIENT_ID'),
        AuthFlow: flow,
        AuthParameters: parameters,
      }),
    ),
  )

/** Tokens for the right password; undefined for a wrong one. */
export const logInWith = async (account: Account, password: string): Promise<Tokens | undefined> => {
  const answer = await ask('ADMIN_USER_PASSWORD_AUTH', { USERNAME: toPoolName(account), PASSWORD: password })
  return tokensFrom(answer?.AuthenticationResult)
}

/** A pool that rotates refresh tokens gives new ones by this call alone. The old token works for another minute. */
const replace = (RefreshToken: string) =>
  undefinedIfRefused(
    client.send(new GetTokensFromRefreshTokenCommand({ RefreshToken, ClientId: env('USER_POOL_CLIENT_ID') })),
  )

/** New tokens; undefined when the refresh token is no longer valid. */
export const refreshWith = async (refreshToken: string): Promise<Tokens | undefined> => {
  const answer =
    env('REFRESH_TOKEN_ROTATION') === 'on'
      ? await replace(refreshToken)
      : await ask('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: refreshToken })
  return tokensFrom(answer?.AuthenticationResult, refreshToken)
}

/** Revokes a refresh token. An unknown token is not valid anyway. */
export const revokeToken = async (token: string): Promise<void> => {
  await client
    .send(new RevokeTokenCommand({ Token: token, ClientId: env('USER_POOL_CLIENT_ID') }))
    .catch((error: Error) => {
      // A throttled call is a fault of the client too, and has revoked nothing.
      if (isOutage(error) || !('$fault' in error) || error.$fault !== 'client') throw error
    })
}

/** Ignores that the account exists: another call created it, or ours did and its answer was lost. */
const unlessMade = (error: Error): void => {
  if (error.name !== 'UsernameExistsException') throw error
}

/** Sets the password of an account, and creates the account when it does not exist yet. */
export const setPassword = async (
  account: Account,
  password: string,
  group: 'admins' | 'customers',
): Promise<void> => {
  const user = { UserPoolId: env('USER_POOL_ID'), Username: toPoolName(account) }
  const set = () =>
    client.send(new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }))
  try {
    await set()
  } catch (error) {
    if (!(error instanceof Error && error.name === 'UserNotFoundException')) throw error
    await client.send(new AdminCreateUserCommand({ ...user, MessageAction: 'SUPPRESS' })).catch(unlessMade)
    await set()
  }
  await client.send(new AdminAddUserToGroupCommand({ ...user, GroupName: group }))
  await client.send(new AdminRemoveUserFromGroupCommand({ ...user, GroupName: MUST_CHANGE }))
}

/** Revokes all refresh tokens of an account. Access tokens live on until their hour is over. */
export const logOutEverywhere = async (account: Account): Promise<void> => {
  await client.send(
    new AdminUserGlobalSignOutCommand({ UserPoolId: env('USER_POOL_ID'), Username: toPoolName(account) }),
  )
}

/** The account must choose a new password before it does anything else. Decision D19. */
export const demandNewPassword = async (account: Account): Promise<void> => {
  await client.send(
    new AdminAddUserToGroupCommand({
      UserPoolId: env('USER_POOL_ID'),
      Username: toPoolName(account),
      GroupName: MUST_CHANGE,
    }),
  )
}

/** The claims of an access token that the pool has just issued, so they need no check. */
const claimsIn = (accessToken: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString() || '{}')

export const groupsIn = (accessToken: string): string[] =>
  (claimsIn(accessToken)['cognito:groups'] ?? []) as string[]

export const marketIn = (accessToken: string): string =>
  fromPoolName(String(claimsIn(accessToken).username)).market
