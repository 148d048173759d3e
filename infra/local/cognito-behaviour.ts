/** Makes cognito-local behave like Cognito for invalid passwords, refreshed tokens and lock-out. */
import { sign } from 'node:crypto'
import { createRequire } from 'node:module'
import { now } from '#functions/kit/clock.ts'

const PRIVATE_KEY = createRequire(import.meta.url)('cognito-local/lib/keys/cognitoLocal.private.json') as {
  pem: string
}

type Request = Record<string, unknown>
export type Call = (target: string, request: Request) => Promise<object>

const FREE_TRIES = 5
const LONGEST_LOCK_MS = 15 * 60_000
const SHORTEST_PASSWORD = 8
/** No blank at the start or the end. */
const PASSWORD = /^\S+.*\S+$/

export const refuse = (code: string, message: string): Error => Object.assign(new Error(message), { code })

/** `signOut` deletes the refresh tokens of a user. */
export const withCognitoBehaviour = (call: Call, signOut: (user: string) => Promise<void>): Call => {
  const failures = new Map<string, { count: number; until: number }>()

  const logIn = async (request: Request, user: string): Promise<object> => {
    const failed = failures.get(user) ?? { count: 0, until: 0 }
    if (failed.until > now()) throw refuse('NotAuthorizedException', 'Password attempts exceeded')
    try {
      const given = await call('AdminInitiateAuth', request)
      failures.delete(user)
      return given
    } catch (error) {
      const { code } = error as { code?: string }
      if (code !== 'InvalidPasswordException' && code !== 'NotAuthorizedException') throw error
      const count = failed.count + 1
      const lock = count < FREE_TRIES ? 0 : Math.min(1000 * 2 ** (count - FREE_TRIES), LONGEST_LOCK_MS)
      failures.set(user, { count, until: now() + lock })
      throw refuse('NotAuthorizedException', 'Incorrect username or password.')
    }
  }

  const initiateAuth = async (request: Request): Promise<object> => {
    const { USERNAME = '', REFRESH_TOKEN } = (request.AuthParameters ?? {}) as Record<string, string>
    if (request.AuthFlow === 'ADMIN_USER_PASSWORD_AUTH') return completed(await logIn(request, USERNAME))
    if (expired(REFRESH_TOKEN)) throw refuse('NotAuthorizedException', 'Refresh Token has expired')
    return withLogInTime(completed(await call('AdminInitiateAuth', request)), REFRESH_TOKEN)
  }

  return async (target, request) => {
    if (target === 'AdminInitiateAuth') return initiateAuth(request)
    if (target === 'AdminSetUserPassword') checkPassword(String(request.Password ?? ''))
    if (target !== 'AdminUserGlobalSignOut') return call(target, request)
    await signOut(String(request.Username))
    return {}
  }
}

const checkPassword = (password: string): void => {
  if (!PASSWORD.test(password))
    throw refuse('InvalidParameterException', 'Value at password failed to satisfy constraint')
  if (password.length < SHORTEST_PASSWORD)
    throw refuse('InvalidPasswordException', 'Password did not conform with policy: Password not long enough')
}

/** Adds what cognito-local leaves out of an answer with tokens. */
export const completed = (given: object): object => {
  const { AuthenticationResult } = given as { AuthenticationResult?: Request }
  return { ...given, AuthenticationResult: { ...AuthenticationResult, ExpiresIn: 3600, TokenType: 'Bearer' } }
}

const claimsOf = (token = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

/** A refreshed token keeps the time of the log-in, which is when the refresh token was made. */
const withLogInTime = (given: object, refreshToken = ''): object => {
  const { AuthenticationResult } = given as { AuthenticationResult: { AccessToken: string } }
  const { AccessToken } = AuthenticationResult
  const claims = { ...claimsOf(AccessToken), auth_time: claimsOf(refreshToken).iat }
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
  const signed = `${AccessToken.split('.')[0]}.${payload}`
  const signature = sign('RSA-SHA256', Buffer.from(signed), PRIVATE_KEY.pem).toString('base64url')
  return {
    ...given,
    AuthenticationResult: { ...AuthenticationResult, AccessToken: `${signed}.${signature}` },
  }
}

const expired = (token = ''): boolean => {
  try {
    return Number(claimsOf(token).exp ?? 0) * 1000 <= now()
  } catch {
    return true
  }
}
