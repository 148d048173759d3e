/** The second factor of administrators: codes of an app, once each, and recovery codes (decision 018). */
import { generate } from 'otplib'
import { beforeAll, expect, test } from 'vitest'
import { nowSeconds } from '#functions/kit/clock.ts'
import { get } from '#functions/kit/table.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { STAFF_PASSWORD, staffToken } from '../../people/staff.ts'

const cloud = cloudForTests()
const MARKET = 'second-factor'

beforeAll(() => openMarket(MARKET, 1))

interface LoggedIn {
  accessToken: string
  refreshToken: string
  error?: string
}

const logIn = (username: string, code?: string, password = STAFF_PASSWORD) =>
  cloud.call<LoggedIn>('POST', '/api/token/', { username, password, market_id: MARKET, code })

const as = (token: string) => ({ market: MARKET, token })
const post = <T>(token: string, path: string, body: object) =>
  cloud.call<T>('POST', `/api/admin/admin/second_factor/${path}`, body, as(token))
const start = (token: string, password = STAFF_PASSWORD) =>
  post<{ secret: string; uri: string }>(token, '', { password })
const confirm = (token: string, code: string) =>
  post<{ recoveryCodes: string[]; session: { accessToken: string; refreshToken: string } }>(
    token,
    'confirm/',
    {
      code,
    },
  )
const stop = (token: string, code: string, password = STAFF_PASSWORD) =>
  post(token, 'off/', { password, code })

/** What an app shows now. */
const codeOf = (secret: string) => generate({ secret, epoch: nowSeconds() })

const CODE_SECONDS = 30

/** What an app shows next, as soon as it shows it: the code after it is nearly half a minute away. */
const nextCode = async (secret: string) => {
  await cloud.later(CODE_SECONDS - (nowSeconds() % CODE_SECONDS) + 1)
  return codeOf(secret)
}

/** An administrator with a second factor. */
const withFactor = async (username: string) => {
  const token = await staffToken(cloud, MARKET, username)
  const { secret } = (await start(token)).body
  const { recoveryCodes, session } = (await confirm(token, await codeOf(secret))).body
  return { token: session.accessToken, secret, recoveryCodes }
}

test('Setting up asks for the password; log-in asks for a code only after the right password', async () => {
  const token = await staffToken(cloud, MARKET, 'anna')
  expect(await start(token, 'wrong-password')).toEqual({
    status: 400,
    body: { password: ['wrong_password'] },
  })
  const { secret, uri } = (await start(token)).body
  expect(uri).toContain(`secret=${secret}`)
  expect(uri).toContain('issuer=Reol')
  expect((await logIn('anna')).status).toBe(200)
  expect(await confirm(token, '000000')).toEqual({ status: 400, body: { code: ['invalid_code'] } })
  const { recoveryCodes, session } = (await confirm(token, await codeOf(secret))).body
  expect(new Set(recoveryCodes).size).toBe(10)
  for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
  expect(await logIn('anna')).toEqual({ status: 400, body: { error: 'second_factor_required' } })
  expect(await logIn('anna', undefined, 'wrong-password')).toEqual({
    status: 400,
    body: { error: 'invalid_credentials' },
  })
  expect(await logIn('anna', '000000', 'wrong-password')).toMatchObject({
    body: { error: 'invalid_credentials' },
  })
  expect((await logIn('anna', await nextCode(secret))).status).toBe(200)
  const own = await cloud.call('GET', '/api/admin/admin/', undefined, as(session.accessToken))
  expect(own.body).toMatchObject({ hasSecondFactor: true, recoveryCodesLeft: 10 })
})

test('A second factor that is switched on ends every other session at once', async () => {
  const token = await staffToken(cloud, MARKET, 'suspicious')
  await cloud.later(1)
  const elsewhere = (await logIn('suspicious')).body
  await cloud.later(1)
  const { secret } = (await start(token)).body
  const { session } = (await confirm(token, await codeOf(secret))).body
  for (const old of [token, elsewhere.accessToken])
    expect(await cloud.call('GET', '/api/admin/admin/', undefined, as(old))).toMatchObject({
      status: 401,
      body: { detail: 'invalid_token' },
    })
  const refresh = (refresh_token: string) => cloud.call('POST', '/api/token/refresh/', { refresh_token })
  expect((await refresh(elsewhere.refreshToken)).body).toEqual({ error: 'invalid_grant' })
  expect((await refresh(session.refreshToken)).status).toBe(200)
})

test('A code is accepted once, also when it is sent five times at once', async () => {
  const { secret } = await withFactor('bente')
  const code = await nextCode(secret)
  const all = await Promise.all(Array.from({ length: 5 }, () => logIn('bente', code)))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await logIn('bente', code)).status).not.toBe(200)
})

test('A code of the moment before is accepted, an older one is not', async () => {
  const { secret } = await withFactor('carl')
  const code = await nextCode(secret)
  await cloud.later(CODE_SECONDS)
  expect((await logIn('carl', code)).status).toBe(200)
  const old = await nextCode(secret)
  await cloud.later(3 * CODE_SECONDS)
  expect(await logIn('carl', old)).toEqual({ status: 400, body: { error: 'invalid_code' } })
})

test('A recovery code logs in once, however it is typed', async () => {
  const { token, recoveryCodes } = await withFactor('dora')
  const [first = '', second = ''] = recoveryCodes
  expect((await logIn('dora', first.toUpperCase().replace('-', ' '))).status).toBe(200)
  expect(await logIn('dora', first)).toEqual({ status: 400, body: { error: 'invalid_code' } })
  expect((await logIn('dora', second)).status).toBe(200)
  const own = await cloud.call('GET', '/api/admin/admin/', undefined, as(token))
  expect(own.body).toMatchObject({ recoveryCodesLeft: 8 })
})

test('Five wrong codes lock the code out for 15 minutes, and a right password forgives none', async () => {
  const { secret } = await withFactor('erik')
  for (let at = 0; at < 5; at++) {
    expect((await logIn('erik', '000000')).body.error).toBe('invalid_code')
    expect((await logIn('erik')).body.error).toBe('second_factor_required')
  }
  expect(await logIn('erik', await nextCode(secret))).toEqual({
    status: 429,
    body: { error: 'too_many_attempts' },
  })
  await cloud.later(901)
  expect((await logIn('erik', await nextCode(secret))).status).toBe(200)
})

test('Switching off needs the password and a code', async () => {
  const { token, secret, recoveryCodes } = await withFactor('frida')
  expect((await start(token)).body).toEqual({ detail: 'second_factor_on' })
  expect((await confirm(token, '123456')).body).toEqual({ detail: 'second_factor_on' })
  const code = await nextCode(secret)
  expect((await stop(token, code, 'wrong-password')).body).toEqual({ password: ['wrong_password'] })
  expect((await stop(token, '000000')).body).toEqual({ code: ['invalid_code'] })
  expect((await stop(token, code)).status).toBe(204)
  expect((await stop(token, recoveryCodes[0] ?? '')).body).toEqual({ detail: 'second_factor_off' })
  expect((await logIn('frida')).status).toBe(200)
})

test('A set-up that is not confirmed within 15 minutes, or begun anew, is worth nothing', async () => {
  const token = await staffToken(cloud, MARKET, 'gerda')
  expect((await confirm(token, '123456')).body).toEqual({ code: ['invalid_code'] })
  const first = (await start(token)).body.secret
  const second = (await start(token)).body.secret
  expect((await confirm(token, await codeOf(first))).status).toBe(400)
  await cloud.later(901)
  expect((await confirm(token, await codeOf(second))).status).toBe(400)
  expect((await logIn('gerda')).status).toBe(200)
})

test('The table has neither the secret nor a recovery code', async () => {
  const { secret, recoveryCodes } = await withFactor('hans')
  const item = JSON.stringify(await get({ pk: `${MARKET}#SECONDFACTOR#hans`, sk: 'SECONDFACTOR' }))
  expect(item).not.toContain(secret)
  for (const code of recoveryCodes) expect(item).not.toContain(code.replace('-', ''))
})
