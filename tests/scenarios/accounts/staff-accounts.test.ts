/** Administrators: invited by mail, removed by each other (D37). */
import { beforeAll, expect, test } from 'vitest'
import { query } from '#functions/kit/table.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { STAFF_PASSWORD, staffToken } from '../../people/staff.ts'

const cloud = cloudForTests()
const MARKET = 'staff-accounts'
let boss = ''

beforeAll(async () => {
  await openMarket(MARKET, 1)
  boss = await staffToken(cloud, MARKET)
})

interface Listed {
  username: string
  isInvited: boolean
  isSelf: boolean
}

const as = (token: string, market = MARKET) => ({ market, token })
const admin = <T>(method: string, path: string, body?: unknown, token = boss, market = MARKET) =>
  cloud.call<T>(method, `/api/admin/${path}`, body, as(token, market))
const invite = (username: string, email = `${username}@staff-accounts.example`) =>
  admin<Listed>('POST', 'administrators/', { username, email })
const list = async (token = boss, market = MARKET) =>
  (await admin<{ results: Listed[] }>('GET', 'administrators/', undefined, token, market)).body.results
const names = async () => (await list()).map(({ username }) => username)

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
  expect((await choose(await tokenIn(`${username}@staff-accounts.example`), STAFF_PASSWORD)).status).toBe(200)
  // Tokens of the second of the invitation could be those of an administrator who had this name before.
  await cloud.later(1)
  return (await logIn(username)).body
}

test('Whoever is invited chooses a password by the link, and can then log in', async () => {
  const invited = await invite('anna')
  expect(invited).toEqual({
    status: 201,
    body: {
      username: 'anna',
      account: 'anna',
      email: 'anna@staff-accounts.example',
      verified: false,
      isInvited: true,
      hasSecondFactor: false,
      role: 'owner',
      version: 1,
      isSelf: false,
    },
  })
  expect(await linkIn('anna@staff-accounts.example')).toContain('/admin_section#/confirm-email?token=')
  const token = await tokenIn('anna@staff-accounts.example')
  const about = await cloud.call('POST', '/api/get_email_confirmation_data/', { token })
  expect(about.body).toMatchObject({ username: 'anna', choosesPassword: true, isActive: false })
  const bare = await cloud.call('POST', '/api/email/confirm/', { token })
  expect(bare).toEqual({ status: 400, body: { newPassword1: ['required'] } })
  expect(await choose(token, 'anna@staff-accounts.example')).toMatchObject({
    body: { newPassword1: ['same_as_username'] },
  })
  expect((await choose(token, STAFF_PASSWORD)).body).toEqual({ detail: 'email_confirmed' })
  expect(await choose(token, 'Something-else')).toEqual({ status: 400, body: { detail: 'link_used' } })
  expect((await logIn('anna')).body).toMatchObject({ isAdmin: true, username: 'anna' })
  expect((await list()).find(({ username }) => username === 'anna')).toMatchObject({
    isInvited: false,
    verified: true,
  })
})

test('A name that is taken is refused; the list says who one is', async () => {
  expect(await invite('boss')).toEqual({ status: 409, body: { username: ['username_taken'] } })
  expect((await invite('operator')).body).toEqual({ username: ['invalid'] })
  expect((await invite('ab')).body).toEqual({ username: ['invalid'] })
  expect((await invite('bo-1', 'no address')).body).toEqual({ email: ['invalid_email'] })
  expect((await list()).filter(({ isSelf }) => isSelf).map(({ username }) => username)).toEqual(['boss'])
})

test('Who is removed gets no new tokens, and cannot log in; the name is free again', async () => {
  const { refreshToken, accessToken } = await colleague('bente')
  expect((await refresh(refreshToken)).status).toBe(200)
  expect((await admin('DELETE', 'administrators/bente/')).status).toBe(204)
  expect(await names()).not.toContain('bente')
  expect((await refresh(refreshToken)).body).toEqual({ error: 'invalid_grant' })
  expect((await logIn('bente')).body).toEqual({ error: 'invalid_credentials' })
  expect(await admin('GET', 'admin/', undefined, accessToken)).toMatchObject({
    status: 403,
    body: { detail: 'permission_denied' },
  })
  expect((await admin('DELETE', 'administrators/bente/')).status).toBe(404)
  expect((await invite('bente')).status).toBe(201)
  expect((await logIn('bente')).body).toEqual({ error: 'invalid_credentials' })
})

test('The last administrator who can log in is never removed', async () => {
  const market = 'staff-last'
  await openMarket(market, 1)
  const token = await staffToken(cloud, market)
  const remove = () => admin('DELETE', 'administrators/boss/', undefined, token, market)
  const refused = { status: 409, body: { detail: 'last_administrator' } }
  expect(await remove()).toEqual(refused)
  await admin(
    'POST',
    'administrators/',
    { username: 'carl', email: 'carl@staff-accounts.example' },
    token,
    market,
  )
  expect(await remove()).toEqual(refused)
  expect((await choose(await tokenIn('carl@staff-accounts.example'), STAFF_PASSWORD)).status).toBe(200)
  expect((await remove()).status).toBe(204)
})

test('Of two who remove each other at once one stays', async () => {
  const market = 'staff-duel'
  await openMarket(market, 1)
  const one = await staffToken(cloud, market, 'one')
  const two = await staffToken(cloud, market, 'two')
  const both = await Promise.all([
    admin('DELETE', 'administrators/two/', undefined, one, market),
    admin('DELETE', 'administrators/one/', undefined, two, market),
  ])
  // Who lost is removed, and told so.
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 403])
  const winner = both[0]?.status === 204 ? one : two
  expect(await list(winner, market)).toHaveLength(1)
})

test('Every change of administrators is in the audit', async () => {
  await colleague('dora')
  await admin('DELETE', 'administrators/dora/')
  const rows = await query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': `${MARKET}#AUDIT#administrator#dora` },
  })
  expect(rows).toMatchObject([
    { who: 'boss', changed: { username: { before: null, after: 'dora' } } },
    { who: 'boss', changed: { username: { before: 'dora', after: null } } },
  ])
})

test('Who forgot the password gets a link for each account of the address', async () => {
  await colleague('hans')
  await cloud.call('POST', '/api/password/reset/', {
    email: 'hans@staff-accounts.example',
    market_id: MARKET,
  })
  expect(await linkIn('hans@staff-accounts.example')).toContain(
    '/admin_section#/reset-password/confirm?token=',
  )
  const token = await tokenIn('hans@staff-accounts.example')
  expect((await choose(token, 'A-new-password', 'password/reset/confirm/')).status).toBe(200)
  expect((await logIn('hans', 'A-new-password')).status).toBe(200)
  expect((await logIn('hans')).status).toBe(400)
})
