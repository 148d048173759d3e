/** The pool changes its keys while a function runs: tokens with the new key are read within a minute. */
import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { nowSeconds } from '#functions/kit/clock.ts'

const POOL = 'eu-central-1_abcdefghi'
const keyOf = (kid: string) => ({ kid, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) })
const [first, second] = [keyOf('first'), keyOf('second')]

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const tokenOf = ({ kid, privateKey }: { kid: string; privateKey: KeyObject }) => {
  const claims = {
    iss: `https://cognito-idp.eu-central-1.amazonaws.com/${POOL}`,
    client_id: 'client',
    token_use: 'access',
    username: 'demo.100001',
    exp: nowSeconds() + 60,
    iat: nowSeconds(),
  }
  const text = `${encoded({ kid, alg: 'RS256' })}.${encoded(claims)}`
  return `Bearer ${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`
}

const published: (typeof first)[] = []
const read = vi.fn(async () => ({
  json: async () => ({
    keys: published.map(({ kid, publicKey }) => ({
      ...publicKey.export({ format: 'jwk' }),
      kid,
      alg: 'RS256',
      use: 'sig',
    })),
  }),
}))

beforeEach(() => {
  vi.stubEnv('USER_POOL_ID', POOL)
  vi.stubEnv('USER_POOL_CLIENT_ID', 'client')
  vi.stubEnv('USER_POOL_KEYS_URL', 'https://keys.example')
  vi.stubGlobal('fetch', read)
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('Keys are read again when one is unknown, once a minute at most', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  // A function that has just started: other tests may have read keys before.
  vi.resetModules()
  const { accountOfToken } = await import('#functions/identity/read-token.ts')
  published.push(first)
  expect(await accountOfToken(tokenOf(first))).toMatchObject({ market: 'demo', username: '100001' })
  published.push(second)
  await expect(accountOfToken(tokenOf(second))).rejects.toMatchObject({ code: 'invalid_token' })
  expect(read).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 61_000)
  expect(await accountOfToken(tokenOf(second))).toMatchObject({ market: 'demo', username: '100001' })
  for (let nth = 0; nth < 5; nth++)
    await expect(accountOfToken(tokenOf(keyOf('nobody')))).rejects.toMatchObject({ code: 'invalid_token' })
  expect(read).toHaveBeenCalledTimes(2)
})
