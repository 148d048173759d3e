/** The user pool: passwords and tokens. Each function refuses `busy` when the pool has no time or does not answer. */
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminRemoveUserFromGroupCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  ListUsersCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { type Account, fromPoolName, toPoolName } from '../kit/account.ts'
import { MUST_CHANGE } from '../kit/caller.ts'
import { clientOptions, isOutage } from '../kit/client.ts'
import { env } from '../kit/env.ts'
import { poolProofFor } from './pool-proof.ts'

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

/** Errors by which the function behind the pool's challenge has no time. It decided nothing. */
const CHALLENGE_BUSY = new Set([
  'InvalidLambdaResponseException',
  'LimitExceededException',
  'UnexpectedLambdaException',
  'UserLambdaValidationException',
])

const isBusy = (error: unknown): boolean =>
  isOutage(error) || (error instanceof Error && CHALLENGE_BUSY.has(error.name))

/** Waits for an answer of the pool. Refuses `busy`; throws the pool's other errors as they are. */
const answered = async <T>(asked: Promise<T>): Promise<T> => {
  try {
    return await asked
  } catch (error) {
    if (isBusy(error)) throw refuse(commonRefusals.busy)
    throw error
  }
}

const undefinedIfRefused = async <T>(asked: Promise<T>): Promise<T | undefined> => {
  try {
    return await answered(asked)
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

type Flow = 'ADMIN_USER_PASSWORD_AUTH' | 'CUSTOM_AUTH' | 'REFRESH_TOKEN_AUTH'

const request = (AuthFlow: Flow, AuthParameters: Record<string, string>) => ({
  UserPoolId: env('USER_POOL_ID'),
  ClientId: env('USER_POOL_CLIENT_ID'),
  AuthFlow,
  AuthParameters,
})

const ask = (flow: Flow, parameters: Record<string, string>) =>
  undefinedIfRefused(client.send(new AdminInitiateAuthCommand(request(flow, parameters))))

interface Tried {
  /** For the right password. */
  tokens?: Tokens | undefined
  /** The pool did not check the password, because people had typed too many wrong ones for this account. */
  isShut: boolean
}

/** What the pool refuses with while it shuts an account. The name of the error is that of a wrong password. */
const isShut = (error: unknown): boolean => error instanceof Error && /attempts exceeded/i.test(error.message)

/** Tries a password at the pool. */
export const tryPassword = async (account: Account, password: string): Promise<Tried> => {
  const given = { USERNAME: toPoolName(account), PASSWORD: password }
  try {
    const { AuthenticationResult } = await answered(
      client.send(new AdminInitiateAuthCommand(request('ADMIN_USER_PASSWORD_AUTH', given))),
    )
    return { tokens: tokensFrom(AuthenticationResult), isShut: false }
  } catch (error) {
    if (error instanceof Error && NO.has(error.name)) return { isShut: isShut(error) }
    throw error
  }
}

/** A pool that rotates refresh tokens gives new ones by this call alone. The old token works for another minute. */
const replace = (RefreshToken: string) =>
  undefinedIfRefused(
    client.send(new GetTokensFromRefreshTokenCommand({ RefreshToken, ClientId: env('USER_POOL_CLIENT_ID') })),
  )

/**
 * Tokens without the password, for somebody whom we know by other means. The pool asks the function in pool-triggers.ts,
 * which accepts our proof (decision 014). The account must exist. Undefined when the pool refuses.
 */
export const logInAs = async (account: Account): Promise<Tokens | undefined> => {
  const name = toPoolName(account)
  const challenge = await ask('CUSTOM_AUTH', { USERNAME: name })
  if (!challenge?.Session) return undefined
  const ANSWER = await poolProofFor(name, challenge.ChallengeParameters?.nonce ?? '')
  const answer = await undefinedIfRefused(
    client.send(
      new AdminRespondToAuthChallengeCommand({
        UserPoolId: env('USER_POOL_ID'),
        ClientId: env('USER_POOL_CLIENT_ID'),
        ChallengeName: 'CUSTOM_CHALLENGE',
        Session: challenge.Session,
        ChallengeResponses: { USERNAME: name, ANSWER },
      }),
    ),
  )
  return tokensFrom(answer?.AuthenticationResult)
}

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
  const asked = client.send(new RevokeTokenCommand({ Token: token, ClientId: env('USER_POOL_CLIENT_ID') }))
  await answered(asked).catch((error: Error) => {
    if (!('$fault' in error) || error.$fault !== 'client') throw error
  })
}

/** Ignores that the account exists: another call created it, or ours did and its answer was lost. */
const unlessMade = (error: Error): void => {
  if (error.name !== 'UsernameExistsException') throw error
}

const inPool = (account: Account) => ({ UserPoolId: env('USER_POOL_ID'), Username: toPoolName(account) })

type UserGroup = 'admins' | 'customers'

const addTo = async (account: Account, GroupName: UserGroup | typeof MUST_CHANGE): Promise<void> => {
  await answered(client.send(new AdminAddUserToGroupCommand({ ...inPool(account), GroupName })))
}

const isUnknown = (error: unknown): boolean =>
  error instanceof Error && error.name === 'UserNotFoundException'

/** Sets the password of an account, and creates the account when it does not exist yet. The group decides its kind. */
export const setPassword = async (
  { market, username }: Pick<Account, 'market' | 'username'>,
  password: string,
  group: UserGroup,
): Promise<void> => {
  const account: Account = { kind: group === 'admins' ? 'admin' : 'customer', market, username }
  const user = inPool(account)
  const set = () =>
    answered(client.send(new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true })))
  try {
    await addTo(account, group)
  } catch (error) {
    if (!isUnknown(error)) throw error
    const made = client.send(new AdminCreateUserCommand({ ...user, MessageAction: 'SUPPRESS' }))
    await answered(made).catch(unlessMade)
    await addTo(account, group)
  }
  // The password is last: an account that has one is complete, whatever was refused before.
  await set()
  await answered(client.send(new AdminRemoveUserFromGroupCommand({ ...user, GroupName: MUST_CHANGE })))
}

/** Deletes an account with its password and sessions. One that is gone already is no error. */
export const deleteAccount = async (account: Account): Promise<void> => {
  await answered(client.send(new AdminDeleteUserCommand(inPool(account)))).catch(error => {
    if (!isUnknown(error)) throw error
  })
}

/** Whether the account exists and has a password, which it needs before the pool gives it tokens. */
export const hasPassword = async (account: Account): Promise<boolean> => {
  try {
    const { UserStatus } = await answered(client.send(new AdminGetUserCommand(inPool(account))))
    return UserStatus === 'CONFIRMED'
  } catch (error) {
    if (isUnknown(error)) return false
    throw error
  }
}

/** The most accounts that the pool names in one answer. */
const MOST_LISTED = 60

/** Every account of the pool, and whether it has a password. For the operator's command: it reads the whole pool. */
export const listAccounts = async (): Promise<{ account: Account; hasPassword: boolean }[]> => {
  const accounts: { account: Account; hasPassword: boolean }[] = []
  let PaginationToken: string | undefined
  do {
    const UserPoolId = env('USER_POOL_ID')
    const page = await answered(
      client.send(new ListUsersCommand({ UserPoolId, Limit: MOST_LISTED, PaginationToken })),
    )
    for (const { Username = '', UserStatus } of page.Users ?? [])
      accounts.push({ account: fromPoolName(Username), hasPassword: UserStatus === 'CONFIRMED' })
    PaginationToken = page.PaginationToken
  } while (PaginationToken)
  return accounts
}

/** Revokes all refresh tokens of an account, if it exists. Access tokens live on until their hour is over. */
export const logOutEverywhere = async (account: Account): Promise<void> => {
  await answered(client.send(new AdminUserGlobalSignOutCommand(inPool(account)))).catch(error => {
    if (!isUnknown(error)) throw error
  })
}

/** The account must choose a new password before it does anything else. Decision D19. */
export const demandNewPassword = ({
  market,
  username,
}: Pick<Account, 'market' | 'username'>): Promise<void> =>
  addTo({ kind: 'customer', market, username }, MUST_CHANGE)

/** The claims of an access token that the pool has just issued, so they need no check. */
const claimsIn = (accessToken: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString() || '{}')

export const groupsIn = (accessToken: string): string[] =>
  (claimsIn(accessToken)['cognito:groups'] ?? []) as string[]

/** When the session of a token began. Tokens that are refreshed keep it. */
export const loggedInTs = (accessToken: string): Seconds => Number(claimsIn(accessToken).auth_time ?? 0)

export const accountIn = (accessToken: string): Account =>
  fromPoolName(String(claimsIn(accessToken).username))
