/** Only an answer of the pool decides: one that has no time, or says nothing, is tried again by the caller. */
import {
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refreshWith, revokeToken, setPassword, tryPassword } from '#functions/identity/provider.ts'
import type { Account } from '#functions/kit/account.ts'
import { mockedClient } from '../../cloud/mocked-client.ts'

const pool = mockedClient(CognitoIdentityProviderClient)
vi.stubEnv('USER_POOL_ID', 'pool')
vi.stubEnv('USER_POOL_CLIENT_ID', 'client')
vi.stubEnv('REFRESH_TOKEN_ROTATION', 'off')
const IDA: Account = { kind: 'customer', market: 'demo', username: '100001' }

beforeEach(() => pool.reset())

const failing = (fields: object) => Object.assign(new Error('no'), fields)

describe.each([
  ['throttles', { name: 'TooManyRequestsException', $fault: 'client' }],
  ['is over its limit', { name: 'LimitExceededException', $fault: 'client' }],
  ['has a fault', { name: 'InternalErrorException', $fault: 'server' }],
  ['is down', { name: 'Unknown', $fault: 'server', $metadata: { httpStatusCode: 503 } }],
  ['does not answer in time', { name: 'TimeoutError' }],
  ['loses the connection', { name: 'Error', code: 'ECONNRESET' }],
  ['cannot be found', { name: 'Error', code: 'ENOTFOUND' }],
  ['waits too long for our function', { name: 'UnexpectedLambdaException', $fault: 'client' }],
])('a pool that %s', (_, fields) => {
  const busy = { status: 503, body: { detail: 'busy' } }
  it('logs nobody out and says of no password that it is wrong', async () => {
    pool.onAnyCommand().rejects(failing(fields))
    await expect(refreshWith('token')).rejects.toMatchObject(busy)
    await expect(tryPassword(IDA, 'password')).rejects.toMatchObject(busy)
    await expect(setPassword(IDA, 'password', 'customers')).rejects.toMatchObject(busy)
    await expect(revokeToken('token')).rejects.toMatchObject(busy)
  })
})

describe.each([
  'NotAuthorizedException',
  'UserNotFoundException',
  'InvalidParameterException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
])('a pool that answers %s', name => {
  it('says no', async () => {
    pool.on(AdminInitiateAuthCommand).rejects(failing({ name, $fault: 'client' }))
    expect(await refreshWith('token')).toBeUndefined()
    expect((await tryPassword(IDA, 'password')).tokens).toBeUndefined()
  })
})

it('a revoked or unknown token is none, and no error', async () => {
  pool.on(RevokeTokenCommand).rejects(failing({ name: 'UnsupportedTokenTypeException', $fault: 'client' }))
  await expect(revokeToken('token')).resolves.toBeUndefined()
})

it.each(['AccessDeniedException', 'ResourceNotFoundException', 'UnrecognizedClientException'])(
  '%s is a fault of ours, not a wrong password',
  async name => {
    pool.onAnyCommand().rejects(failing({ name, $fault: 'client' }))
    await expect(tryPassword(IDA, 'password')).rejects.toMatchObject({ name })
    await expect(refreshWith('token')).rejects.toMatchObject({ name })
  },
)

it('a password is set on an administrator’s name and on a customer’s number apart', async () => {
  pool.onAnyCommand().resolves({})
  await setPassword(IDA, 'password', 'customers')
  await setPassword(IDA, 'password', 'admins')
  const names = pool.commandCalls(AdminSetUserPasswordCommand).map(({ args: [{ input }] }) => input.Username)
  expect(names).toEqual(['demo.100001', 'demo:100001'])
})
