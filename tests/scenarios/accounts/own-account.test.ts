/** One's own account: another user name, another address, and the language of the mails. */
import { beforeAll, expect, test } from 'vitest'
import { languageChosen } from '#events/identity.ts'
import onLanguageChosen from '#functions/customers/on-language-chosen.ts'
import { newCustomer, readCustomer } from '#functions/customers/table/customer.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { readLogin } from '#functions/identity/table/login.ts'
import { envelope } from '#functions/kit/outbox.ts'
import { commit } from '#functions/kit/table.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { STAFF_PASSWORD, staffToken } from '../../people/staff.ts'

const cloud = cloudForTests()
const MARKET = 'own-account'
let boss = ''

beforeAll(async () => {
  await openMarket(MARKET, 1)
  boss = await staffToken(cloud, MARKET)
})

const as = (token: string, market = MARKET) => ({ market, token })
const admin = <T>(method: string, path: string, body?: unknown, token = boss, market = MARKET) =>
  cloud.call<T>(method, `/api/admin/${path}`, body, as(token, market))
const invite = (username: string, email = `${username}@own-account.example`) =>
  admin('POST', 'administrators/', { username, email })

const logIn = (username: string, password = STAFF_PASSWORD, market_id = MARKET) =>
  cloud.call<{ accessToken: string; refreshToken: string; username: string }>('POST', '/api/token/', {
    username,
    password,
    market_id,
  })
const refresh = (refresh_token: string) => cloud.call('POST', '/api/token/refresh/', { refresh_token })

const linkIn = async (email: string): Promise<string> => {
  await cloud.idle()
  const mails = (await cloud.call<{ links: string[] }[]>('GET', `/local/mail/?to=${email}`)).body
  return mails[0]?.links[0] ?? ''
}
const tokenIn = async (email: string) => (await linkIn(email)).split('token=')[1] ?? ''

const choose = (token: string, password: string, path = 'email/confirm/') =>
  cloud.call('POST', `/api/${path}`, { token, newPassword1: password, newPassword2: password })

/** Invites somebody who chooses a password and logs in. */
const colleague = async (username: string) => {
  expect((await invite(username)).status).toBe(201)
  expect((await choose(await tokenIn(`${username}@own-account.example`), STAFF_PASSWORD)).status).toBe(200)
  // Tokens of the second of the invitation could be those of an administrator who had this name before.
  await cloud.later(1)
  return (await logIn(username)).body
}

interface Own {
  username: string
  email: string
  newEmail: string | null
  version: number
}
const own = async (token: string) => (await admin<Own>('GET', 'admin/', undefined, token)).body
const changeOwn = (token: string, body: object) =>
  admin<Own & { present?: Own }>('PATCH', 'admin/', body, token)

test('A new user name logs in, the old one no longer, and nobody else gets it', async () => {
  const { accessToken: token } = await colleague('erik')
  const before = await own(token)
  expect(before).toMatchObject({ username: 'erik', email: 'erik@own-account.example', newEmail: null })
  expect(await changeOwn(token, { username: 'erik', email: 'erik@own-account.example' })).toEqual({
    status: 400,
    body: { detail: 'nothing_changed' },
  })
  expect((await changeOwn(token, { username: 'boss' })).body).toEqual({ username: ['username_taken'] })
  expect((await changeOwn(token, { username: 'e' })).body).toEqual({ username: ['invalid'] })
  expect((await changeOwn(token, { username: 'Erik.Holm', version: before.version })).body.username).toBe(
    'erik.holm',
  )
  expect((await logIn('erik.holm')).body.username).toBe('erik.holm')
  expect((await logIn('erik')).body).toEqual({ error: 'invalid_credentials' })
  expect((await invite('erik')).body).toEqual({ username: ['username_taken'] })
  expect((await changeOwn(boss, { username: 'erik' })).body).toEqual({ username: ['username_taken'] })
  const late = await changeOwn(token, { username: 'erik', version: before.version })
  expect(late).toMatchObject({ status: 409, body: { detail: 'changed_meanwhile' } })
  expect((await changeOwn(token, { username: 'erik' })).body.username).toBe('erik')
})

test('A new address counts when its owner has confirmed it; then every session ends', async () => {
  const { accessToken: token, refreshToken } = await colleague('frida')
  expect((await changeOwn(token, { email: 'Frida.New@own-account.example' })).body).toMatchObject({
    email: 'frida@own-account.example',
    newEmail: 'frida.new@own-account.example',
  })
  expect((await refresh(refreshToken)).status).toBe(200)
  const link = await tokenIn('frida.new@own-account.example')
  expect((await cloud.call('POST', '/api/email/confirm/', { token: link })).status).toBe(200)
  expect((await refresh(refreshToken)).status).toBe(400)
  expect(await own(token)).toMatchObject({ email: 'frida.new@own-account.example', newEmail: null })
  const again = await cloud.call('POST', '/api/email/confirm/', { token: link })
  expect(again.body).toEqual({ detail: 'link_used' })
})

test('An address that waits is forgotten when the present one is sent, and its link is worth nothing', async () => {
  const { accessToken: token } = await colleague('gerda')
  await changeOwn(token, { email: 'gerda.new@own-account.example' })
  const link = await tokenIn('gerda.new@own-account.example')
  expect((await changeOwn(token, { email: 'gerda@own-account.example' })).body.newEmail).toBeNull()
  const late = await cloud.call('POST', '/api/email/confirm/', { token: link })
  expect(late.body).toEqual({ detail: 'link_invalid' })
})

const setLanguage = (language: string, token?: string) =>
  cloud.call('POST', '/api/i18n/setlang/', `language=${language}`, {
    token,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

test('The language of an account is that of its mails from now on', async () => {
  const { accessToken: token } = await colleague('inge')
  expect((await setLanguage('de')).status).toBe(204)
  expect((await setLanguage('de', token)).status).toBe(204)
  expect(await own(token)).toMatchObject({ language: 'de' })
  expect((await setLanguage('fr', token)).body).toEqual({ language: ['invalid'] })
  expect(await setLanguage('da', `${token}x`)).toEqual({ status: 401, body: { detail: 'invalid_token' } })
  expect((await cloud.call('POST', '/api/i18n/setlang/', { language: 'en' }, { token })).status).toBe(204)
  expect(await own(token)).toMatchObject({ language: 'en' })
})

test('A customer chooses the language of mails too', async () => {
  const ida = {
    userNumber: '100001',
    name: 'Ida',
    email: 'ida@own-account.example',
    phone: '',
    language: 'da',
  } as const
  await commit(newCustomer(MARKET, { ...ida, verified: true, createdTs: 1 }))
  await setPassword({ market: MARKET, username: '100001' }, STAFF_PASSWORD, 'customers')
  const { accessToken } = (await logIn('100001')).body
  expect((await setLanguage('en', accessToken)).status).toBe(204)
  await cloud.idle()
  expect((await readCustomer(MARKET, '100001')).language).toBe('en')
  expect((await readLogin(MARKET, 'ida@own-account.example'))?.language).toBe('en')
})

test('Of two choices that come in the wrong order the later one counts', async () => {
  const ole = { userNumber: '100002', name: 'Ole', email: 'ole@own-account.example', phone: '' } as const
  await commit(newCustomer(MARKET, { ...ole, language: 'da', verified: true, createdTs: 1 }))
  const chosen = (language: 'da' | 'en', at: string) => ({
    ...envelope(MARKET, languageChosen, { userNumber: '100002', language }),
    at,
  })
  await onLanguageChosen.receive(chosen('da', '2026-11-24T10:00:05.000Z'))
  await onLanguageChosen.receive(chosen('en', '2026-11-24T10:00:00.000Z'))
  expect((await readCustomer(MARKET, '100002')).language).toBe('da')
  await onLanguageChosen.receive(chosen('en', '2026-11-24T10:00:10.000Z'))
  expect((await readCustomer(MARKET, '100002')).language).toBe('en')
})

test('A token that is too old chooses no language', async () => {
  const { accessToken } = await colleague('jens')
  await cloud.later(3_700)
  expect((await setLanguage('de', accessToken)).status).toBe(401)
})
