/** Refreshing and revoking tokens at a pool that rotates them, that refuses, and that has no time. */
import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { refreshWith, revokeToken } from '#functions/identity/provider.ts'
import { mockedClient } from '../../cloud/mocked-client.ts'

const pool = mockedClient(CognitoIdentityProviderClient)
const NEW = { AccessToken: 'access', RefreshToken: 'new refresh', ExpiresIn: 3600 }

beforeEach(() => {
  pool.reset()
  vi.stubEnv('USER_POOL_ID', 'pool')
  vi.stubEnv('USER_POOL_CLIENT_ID', 'client')
  vi.stubEnv('REFRESH_TOKEN_ROTATION', 'on')
})
afterAll(() => vi.unstubAllEnvs())

const named = (name: string) => Object.assign(new Error(name), { name, $fault: 'client' })

test('With rotation, each refresh gives another refresh token', async () => {
  pool.on(GetTokensFromRefreshTokenCommand).resolves({ AuthenticationResult: NEW })
  expect(await refreshWith('old refresh')).toEqual({
    accessToken: 'access',
    refreshToken: 'new refresh',
    expiresIn: 3600,
  })
  const [asked] = pool.commandCalls(GetTokensFromRefreshTokenCommand)
  expect(asked?.args[0].input).toEqual({ RefreshToken: 'old refresh', ClientId: 'client' })
  expect(pool.commandCalls(AdminInitiateAuthCommand)).toHaveLength(0)
})

test.each(['RefreshTokenReuseException', 'NotAuthorizedException'])(
  'A refresh token that was replaced long ago, or revoked, gives nothing: %s',
  async name => {
    pool.on(GetTokensFromRefreshTokenCommand).rejects(named(name))
    expect(await refreshWith('old refresh')).toBeUndefined()
  },
)

test('Without rotation, a refresh token stays the same', async () => {
  vi.stubEnv('REFRESH_TOKEN_ROTATION', 'off')
  pool
    .on(AdminInitiateAuthCommand)
    .resolves({ AuthenticationResult: { AccessToken: 'access', ExpiresIn: 3600 } })
  expect(await refreshWith('refresh')).toMatchObject({ refreshToken: 'refresh' })
  expect(pool.commandCalls(GetTokensFromRefreshTokenCommand)).toHaveLength(0)
})

test('A log-out that the pool had no time for is not told as done', async () => {
  pool.on(RevokeTokenCommand).rejects(named('TooManyRequestsException'))
  await expect(revokeToken('refresh')).rejects.toMatchObject({ code: 'busy' })
  pool.on(RevokeTokenCommand).rejects(named('UnsupportedTokenTypeException'))
  expect(await revokeToken('unknown')).toBeUndefined()
})
