import { beforeAll, expect, test } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { demandNewPassword, setPassword } from '#functions/identity/provider.ts'
import { linkToken } from '#functions/kit/link.ts'
import { commit } from '#functions/kit/table.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { makeStaff } from '../../people/staff.ts'

const cloud = cloudForTests()
const PASSWORD = 'Et-godt-kodeord'

interface Session {
  accessToken: string
  refreshToken: string
  expiresIn: number
  isAdmin: boolean
  marketId: string
  username: string
  mustChangePassword: boolean
}

const logIn = (username: string, password = PASSWORD, market_id = 'accounts') =>
  cloud.call<Session>('POST', '/api/token/', { username, password, market_id })

const own = (token: string | undefined, market = 'accounts', base = 'customer/customer/') =>
  cloud.call('GET', `/api/${base}`, undefined, { market, token })

beforeAll(async () => {
  await openMarket('accounts', 1)
  await openMarket('accounts-next-door', 1)
  for (const [userNumber, name] of [
    ['200001', 'Ida'],
    ['200002', 'Bo'],
    ['200003', 'Kim'],
    ['200004', 'Per'],
    ['200005', 'Eva'],
  ] as const) {
    const email = `${name.toLowerCase()}@accounts.example`
    const customer = {
      userNumber,
      name,
      email,
      phone: '+4520123456',
      language: 'da',
      verified: true,
      createdTs: 1,
    } as const
    await commit(newCustomer('accounts', customer))
    await setPassword({ market: 'accounts', username: userNumber }, PASSWORD, 'customers')
  }
  await makeStaff('accounts', 'boss', PASSWORD)
})

test('A customer logs in with number or mail address, an administrator with a user name', async () => {
  const byNumber = await logIn('200001')
  expect(byNumber).toMatchObject({
    status: 200,
    body: {
      isAdmin: false,
      marketId: 'accounts',
      username: '200001',
      expiresIn: 3600,
      mustChangePassword: false,
    },
  })
  expect((await logIn(' Ida@Accounts.example ')).body.username).toBe('200001')
  for (const typed of ['boss', 'Boss'])
    expect((await logIn(typed)).body, typed).toMatchObject({ isAdmin: true, username: 'boss' })
})

test('A wrong password, an unknown user and another market get the same refusal', async () => {
  const refused = { status: 400, body: { error: 'invalid_credentials' } }
  expect(await logIn('200002', 'wrong-password')).toEqual(refused)
  expect(await logIn('999999')).toEqual(refused)
  expect(await logIn('200002', PASSWORD, 'accounts-next-door')).toEqual(refused)
  expect(await logIn('nobody at all')).toEqual(refused)
})

test('Five failed log-ins lock an account out for 15 minutes, also for the right password', async () => {
  for (let at = 0; at < 5; at++) expect((await logIn('200003', 'wrong-password')).status).toBe(400)
  expect(await logIn('200003')).toEqual({ status: 429, body: { error: 'too_many_attempts' } })
  await cloud.later(901)
  expect((await logIn('200003')).status).toBe(200)
})

test('An administrator who is named like a customer number is not that customer', async () => {
  const customer = (await logIn('200001')).body
  await setPassword({ market: 'accounts', username: '200001' }, 'Chefens-kode-1', 'admins')
  expect((await logIn('200001')).body).toMatchObject({ isAdmin: false, username: '200001' })
  expect((await logIn('200001', 'Chefens-kode-1')).body).toEqual({ error: 'invalid_credentials' })
  const { status } = await cloud.call('POST', '/api/token/refresh/', { refresh_token: customer.refreshToken })
  expect(status).toBe(200)
})

test('Guesses sent at the same time do not get around the lockout', async () => {
  const guesses = Array.from({ length: 40 }, (_, at) => logIn('200004', `guess-${at}`))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.every(status => status === 400 || status === 429)).toBe(true)
  expect((await logIn('200004')).status).toBe(429)
  await cloud.later(901)
  expect((await logIn('200004')).status).toBe(200)
  const twenty = await Promise.all(Array.from({ length: 20 }, () => logIn('200004')))
  expect(new Set(twenty.map(({ status }) => status))).toEqual(new Set([200]))
})

test('A token opens the calls of its role only', async () => {
  const { accessToken: customer } = (await logIn('200001')).body
  const { accessToken: boss } = (await logIn('boss')).body
  expect((await own(customer)).status).toBe(200)
  expect(await own(boss)).toMatchObject({ status: 403, body: { detail: 'permission_denied' } })
  expect(await own(undefined)).toEqual({ status: 401, body: { detail: 'no_token' } })
  expect(await own(`${customer}x`)).toEqual({ status: 401, body: { detail: 'invalid_token' } })
})

test('A token is refused at another market', async () => {
  const { accessToken } = (await logIn('200001')).body
  expect(await own(accessToken, 'accounts-next-door')).toMatchObject({
    status: 403,
    body: { detail: 'permission_denied' },
  })
  expect(await own(accessToken, '')).toMatchObject({ status: 400, body: { detail: 'market_required' } })
})

test('A call whose header names another market than its body is refused', async () => {
  const refused = { status: 403, body: { detail: 'permission_denied' } }
  const login = { username: '200001', password: PASSWORD, market_id: 'accounts' }
  const { refreshToken } = (await logIn('200001')).body
  const about = { purpose: 'reset-password', market: 'accounts', username: '200001', chosen: 0 } as const
  const token = await linkToken({ ...about, email: 'ida@accounts.example' }, 60)
  const calls: [string, object][] = [
    ['token/', login],
    ['token/refresh/', { refresh_token: refreshToken }],
    ['password/reset/', { email: 'ida@accounts.example', market_id: 'accounts' }],
    ['get_reset_password_data/', { token }],
    ['password/reset/confirm/', { token, newPassword1: PASSWORD, newPassword2: PASSWORD }],
  ]
  for (const [path, body] of calls) {
    expect(await cloud.call('POST', `/api/${path}`, body, { market: 'accounts-next-door' })).toEqual(refused)
    if (path.startsWith('password')) continue
    expect((await cloud.call('POST', `/api/${path}`, body, { market: 'accounts' })).status).toBe(200)
    expect((await cloud.call('POST', `/api/${path}`, body)).status).toBe(200)
  }
})

test('An access token expires after an hour, and a refresh token works until it is revoked', async () => {
  const { accessToken, refreshToken } = (await logIn('200001')).body
  await cloud.later(3601)
  expect((await own(accessToken)).status).toBe(401)
  const refresh = () => cloud.call<Session>('POST', '/api/token/refresh/', { refresh_token: refreshToken })
  const fresh = await refresh()
  expect(fresh.status).toBe(200)
  expect((await own(fresh.body.accessToken)).status).toBe(200)
  const revoke = (token: string) => cloud.call('POST', '/api/token/revoke/', { token })
  expect((await revoke(refreshToken)).status).toBe(204)
  expect((await revoke('nobody knows this')).status).toBe(204)
  expect(await refresh()).toEqual({ status: 400, body: { error: 'invalid_grant' } })
})

test('A customer who must choose a new password can do nothing else before', async () => {
  await demandNewPassword({ market: 'accounts', username: '200002' })
  const session = (await logIn('200002')).body
  expect(session.mustChangePassword).toBe(true)
  expect(await own(session.accessToken)).toMatchObject({
    status: 403,
    body: { detail: 'must_change_password' },
  })
  const change = (newPassword1: string, oldPassword = PASSWORD, newPassword2 = newPassword1) =>
    cloud.call(
      'POST',
      '/api/password/change/',
      { oldPassword, newPassword1, newPassword2 },
      { market: 'accounts', token: session.accessToken },
    )
  expect((await change('Ny-kode-1', 'not the old one')).body).toEqual({ oldPassword: ['wrong_password'] })
  expect((await change(PASSWORD)).body).toEqual({ newPassword1: ['same_as_old'] })
  expect((await change('kort')).body).toMatchObject({ newPassword1: ['too_short'] })
  expect((await change(' Ny-kode-1')).body).toMatchObject({ newPassword1: ['blank_around'] })
  expect((await change('Ny-kode-1', PASSWORD, 'Ny-kode-2')).body).toEqual({ newPassword2: ['not_identical'] })
  expect(await change('Ny-kode-1')).toMatchObject({ status: 200, body: { detail: 'password_changed' } })
  const again = (await logIn('200002', 'Ny-kode-1')).body
  expect(again.mustChangePassword).toBe(false)
  expect((await own(again.accessToken)).status).toBe(200)
})

test('A reset hides whether the address is known; its link works once, within two hours', async () => {
  const ask = (email: string) => cloud.call('POST', '/api/password/reset/', { email, market_id: 'accounts' })
  expect(await ask('ida@accounts.example')).toEqual(await ask('nobody@accounts.example'))
  await cloud.idle()
  const mails = (await cloud.call<{ links: string[] }[]>('GET', '/local/mail/?to=ida@accounts.example')).body
  expect((await cloud.call<unknown[]>('GET', '/local/mail/?to=nobody@accounts.example')).body).toEqual([])
  const token = new URL(mails[0]?.links[0] ?? '').searchParams.get('token')
  const words = { token, newPassword1: 'Helt-ny-kode', newPassword2: 'Helt-ny-kode' }
  expect((await cloud.call('POST', '/api/password/reset/confirm/', words)).status).toBe(200)
  expect((await cloud.call('POST', '/api/password/reset/confirm/', words)).body).toEqual({
    detail: 'link_used',
  })
  expect((await logIn('200001', 'Helt-ny-kode')).status).toBe(200)
  await ask('bo@accounts.example')
  await cloud.idle()
  const late = (await cloud.call<{ links: string[] }[]>('GET', '/local/mail/?to=bo@accounts.example')).body
  await cloud.later(2 * 3600 + 1)
  const old = { ...words, token: new URL(late[0]?.links[0] ?? '').searchParams.get('token') }
  expect((await cloud.call('POST', '/api/password/reset/confirm/', old)).body).toEqual({
    detail: 'link_invalid',
  })
})

test('A reset ends all sessions, and a link to an address that no longer logs in is invalid', async () => {
  const { refreshToken, accessToken } = (await logIn('200005')).body
  const ask = () =>
    cloud.call('POST', '/api/password/reset/', { email: 'eva@accounts.example', market_id: 'accounts' })
  const newest = async () => {
    await cloud.idle()
    const mails = (await cloud.call<{ links: string[] }[]>('GET', '/local/mail/?to=eva@accounts.example'))
      .body
    return new URL(mails[0]?.links[0] ?? '').searchParams.get('token')
  }
  const choose = async (newPassword1: string) =>
    cloud.call('POST', '/api/password/reset/confirm/', {
      token: await newest(),
      newPassword1,
      newPassword2: newPassword1,
    })
  await ask()
  expect((await choose('Evas-nye-kode')).status).toBe(200)
  expect((await own(accessToken)).status).toBe(200)
  expect((await cloud.call('POST', '/api/token/refresh/', { refresh_token: refreshToken })).body).toEqual({
    error: 'invalid_grant',
  })
  await ask()
  await newest()
  await commit([{ remove: { Key: { pk: 'accounts#LOGIN#eva@accounts.example', sk: 'LOGIN' } } }])
  expect((await choose('En-helt-anden')).body).toEqual({ detail: 'link_invalid' })
})

test('An unsafe call with the csrf cookie needs the matching header', async () => {
  const call = (headers: Record<string, string>) =>
    cloud.call(
      'POST',
      '/api/token/revoke/',
      { token: 'x' },
      { headers: { cookie: 'a=b; csrftoken=abc', ...headers } },
    )
  expect(await call({})).toMatchObject({ status: 403, body: { detail: 'csrf_failed' } })
  expect((await call({ 'x-csrftoken': 'abc' })).status).toBe(204)
})
