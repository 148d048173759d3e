/** The user pool: passwords and tokens. A user is called `<market>.<user number or administrator's name>`. */
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { MUST_CHANGE } from '../kit/caller.ts'
import { env } from '../kit/env.ts'

const client = new CognitoIdentityProviderClient({
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 10_000 },
})

export interface Tokens {
  accessToken: string
  refreshToken: string
  expiresIn: number
}

export interface Account {
  market: string
  username: string
}

const nameOf = ({ market, username }: Account): string => `${market}.${username}`

/** The pool's words for "no": a wrong password, nobody of that name, a name that cannot be one. */
const NO = new Set([
  'NotAuthorizedException',
  'UserNotFoundException',
  'InvalidParameterException',
  'InvalidPasswordException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
])

const unlessNo = async <T>(ask: Promise<T>): Promise<T | undefined> => {
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
  unlessNo(
    client.send(
      new AdminInitiateAuthCommand({
        UserPoolId: env('USER_POOL_ID'),
        ClientId: env('USER_POOL_CLIENT_ID'),
        AuthFlow: flow,
        AuthParameters: parameters,
      }),
    ),
  )

/** Tokens for the right password, undefined for a wrong one. */
export const logInWith = async (account: Account, password: string): Promise<Tokens | undefined> => {
  const answer = await ask('ADMIN_USER_PASSWORD_AUTH', { USERNAME: nameOf(account), PASSWORD: password })
  return tokensFrom(answer?.AuthenticationResult)
}

/** New tokens, undefined when the refresh token is worth nothing (any more). */
export const refreshWith = async (refreshToken: string): Promise<Tokens | undefined> => {
  const answer = await ask('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: refreshToken })
  return tokensFrom(answer?.AuthenticationResult, refreshToken)
}

/** The refresh token is worth nothing from now on; one that nobody knows is worth nothing already. */
export const revokeToken = async (token: string): Promise<void> => {
  await client
    .send(new RevokeTokenCommand({ Token: token, ClientId: env('USER_POOL_CLIENT_ID') }))
    .catch((error: Error) => {
      if (!('$fault' in error) || error.$fault !== 'client') throw error
    })
}

/** Somebody else made the account meanwhile, or we did and the answer was lost. */
const unlessMade = (error: Error): void => {
  if (error.name !== 'UsernameExistsException') throw error
}

/** Sets the password of an account, making the account when it has none yet. */
export const setPassword = async (
  account: Account,
  password: string,
  group: 'admins' | 'customers',
): Promise<void> => {
  const user = { UserPoolId: env('USER_POOL_ID'), Username: nameOf(account) }
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

/** The refresh tokens of an account are worth nothing from now on; an access token lives its hour. */
export const logOutEverywhere = async (account: Account): Promise<void> => {
  await client.send(
    new AdminUserGlobalSignOutCommand({ UserPoolId: env('USER_POOL_ID'), Username: nameOf(account) }),
  )
}

/** The account must choose a new password before it does anything else. Decision D19. */
export const demandNewPassword = async (account: Account): Promise<void> => {
  await client.send(
    new AdminAddUserToGroupCommand({
      UserPoolId: env('USER_POOL_ID'),
      Username: nameOf(account),
      GroupName: MUST_CHANGE,
    }),
  )
}

/** What an access token says; the pool has just given it to us, so it needs no check. */
const claimsIn = (accessToken: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString() || '{}')

export const groupsIn = (accessToken: string): string[] =>
  (claimsIn(accessToken)['cognito:groups'] ?? []) as string[]

export const marketIn = (accessToken: string): string =>
  String(claimsIn(accessToken).username).split('.')[0] ?? ''
