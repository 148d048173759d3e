/** Staff reset a customer's password: a link, and for an hour the customer number, once (D19). */
import { beforeAll, expect, test } from 'vitest'
import { passwordResetRequested } from '#events/identity.ts'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { newAdministrator } from '#functions/identity/table/administrator.ts'
import { envelope } from '#functions/kit/outbox.ts'
import { commit } from '#functions/kit/table.ts'
import onResetRequested from '#functions/messages/on-password-reset-requested.ts'
import { type Caller, cloudForTests, openMarket } from '../cloud/local-cloud.ts'
import { staffToken } from '../people/staff.ts'
import { visitorOf } from '../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'staff-reset'
const OLD = 'Et-godt-kodeord'
const NEW = 'En-ny-kode-1'

interface Session {
  accessToken: string
  refreshToken: string
  mustChangePassword: boolean
}

let staff: Caller
beforeAll(async () => {
  await openMarket(MARKET, 1)
  staff = { market: MARKET, token: await staffToken(cloud, MARKET) }
})

let count = 0

/** Creates a customer whose password staff have just reset. */
const resetCustomer = async () => {
  count += 1
  const userNumber = String(600_000 + count)
  const email = `r${count}@example.com`
  const customer = { userNumber, name: 'Ida', email, phone: '+4520123456', verified: true, createdTs: 1 }
  await commit(newCustomer(MARKET, { ...customer, language: 'da' }))
  await setPassword({ market: MARKET, username: userNumber }, OLD, 'customers')
  const { accessToken, refreshToken } = (await logIn(userNumber, OLD)).body
  const answer = await cloud.call(
    'PATCH',
    `/api/admin/reset_customer_password/${userNumber}/`,
    undefined,
    staff,
  )
  expect(answer.status).toBe(204)
  await cloud.idle()
  return { userNumber, email, accessToken, refreshToken }
}

const logIn = (username: string, password: string) =>
  cloud.call<Session>('POST', '/api/token/', { username, password, market_id: MARKET })

const own = (token: string) =>
  cloud.call('GET', '/api/customer/customer/', undefined, { market: MARKET, token })

const change = (token: string, oldPassword: string) =>
  cloud.call(
    'POST',
    '/api/password/change/',
    { oldPassword, newPassword1: NEW, newPassword2: NEW },
    { market: MARKET, token },
  )

/** Tries are counted by the hours of the clock. */
const toNextHour = async () => {
  const { body } = await cloud.call<{ now: string }>('GET', '/local/clock/')
  await cloud.later(3_600 - (Math.floor(Date.parse(body.now) / 1_000) % 3_600))
  staff = { market: MARKET, token: await staffToken(cloud, MARKET) }
}

const WRONG = { status: 400, body: { error: 'invalid_credentials' } }

test('An administrator with the address of the customer gets no link of their own', async () => {
  const shared = `r${count + 1}@example.com`
  const colleague = { username: 'shares-the-address', email: shared, language: 'da', createdTs: 1 } as const
  await commit(newAdministrator(MARKET, colleague))
  const { email } = await resetCustomer()
  expect(email).toBe(shared)
  expect(await visitorOf(cloud, MARKET).mails(email)).toHaveLength(1)
})

test('The link goes to the address that the customer has when it is mailed, and to nobody else', async () => {
  const { userNumber } = await resetCustomer()
  const mails = (email: string) => visitorOf(cloud, MARKET).mails(email)
  const { email: other } = await resetCustomer()
  const before = (await mails(other)).length
  const typed = { username: userNumber, email: other, language: 'da' } as const
  const mailed = (await mails(`r${count - 1}@example.com`)).length
  await onResetRequested.receive(envelope(MARKET, passwordResetRequested, { ...typed, isByStaff: true }))
  expect(await mails(other)).toHaveLength(before)
  expect(await mails(`r${count - 1}@example.com`)).toHaveLength(mailed + 1)
})

test('The old password and its sessions end, and a link lets the customer choose another', async () => {
  const { userNumber, email, refreshToken } = await resetCustomer()
  expect(await logIn(userNumber, OLD)).toEqual(WRONG)
  expect((await cloud.call('POST', '/api/token/refresh/', { refresh_token: refreshToken })).status).toBe(400)
  await cloud.idle()
  const [mail] = await visitorOf(cloud, MARKET).mails(email)
  expect(mail?.text).toContain('Butikken har nulstillet din adgangskode')
  const token = new URL(mail?.links[0] ?? '').searchParams.get('token')
  const chosen = { token, newPassword1: NEW, newPassword2: NEW }
  expect((await cloud.call('POST', '/api/password/reset/confirm/', chosen)).status).toBe(200)
  expect((await logIn(userNumber, NEW)).body.mustChangePassword).toBe(false)
  expect(await logIn(userNumber, userNumber)).toEqual(WRONG)
})

test('The customer number logs in once, and only to choose a password', async () => {
  const { userNumber, email } = await resetCustomer()
  const { status, body } = await logIn(email, userNumber)
  expect([status, body.mustChangePassword]).toEqual([200, true])
  expect(await own(body.accessToken)).toMatchObject({ status: 403, body: { detail: 'must_change_password' } })
  expect(await logIn(userNumber, userNumber)).toEqual(WRONG)
  expect((await change(body.accessToken, userNumber)).status).toBe(200)
  const after = (await logIn(userNumber, NEW)).body
  expect(after.mustChangePassword).toBe(false)
  expect((await own(after.accessToken)).status).toBe(200)
  expect(await logIn(userNumber, userNumber)).toEqual(WRONG)
})

test('Whoever has a token from before the reset cannot choose the password with the number', async () => {
  const { userNumber, accessToken } = await resetCustomer()
  const { body } = await logIn(userNumber, userNumber)
  expect(await change(accessToken, userNumber)).toMatchObject({
    status: 400,
    body: { oldPassword: ['wrong_password'] },
  })
  expect((await change(body.accessToken, userNumber)).status).toBe(200)
})

test('Two log-ins with the number at once open one session', async () => {
  const { userNumber } = await resetCustomer()
  const both = await Promise.all([logIn(userNumber, userNumber), logIn(userNumber, userNumber)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('The customer number is no password after an hour, nor without a reset', async () => {
  const { userNumber } = await resetCustomer()
  const late = await resetCustomer()
  const { accessToken } = (await logIn(late.userNumber, late.userNumber)).body
  await cloud.later(3_500)
  expect(await change(accessToken, 'noget andet')).toMatchObject({ status: 400 })
  await cloud.later(101)
  expect(await logIn(userNumber, userNumber)).toEqual(WRONG)
  expect((await logIn(late.userNumber, late.userNumber)).status).toBe(400)
})

test('Ten failed tries of numbers as passwords close this way for the hour; the link still works', async () => {
  await toNextHour()
  const { userNumber, email } = await resetCustomer()
  for (let nth = 0; nth < 10; nth++) {
    const number = String(650_000 + nth)
    expect(await logIn(number, number), number).toEqual(WRONG)
  }
  expect(await logIn(userNumber, userNumber)).toEqual(WRONG)
  await cloud.idle()
  const [mail] = await visitorOf(cloud, MARKET).mails(email)
  const token = new URL(mail?.links[0] ?? '').searchParams.get('token')
  const chosen = { token, newPassword1: NEW, newPassword2: NEW }
  expect((await cloud.call('POST', '/api/password/reset/confirm/', chosen)).status).toBe(200)
  expect((await logIn(userNumber, NEW)).status).toBe(200)
  await toNextHour()
  const later = await resetCustomer()
  expect((await logIn(later.userNumber, later.userNumber)).status).toBe(200)
})

test('Right numbers do not count: staff may reset a dozen customers in an hour', async () => {
  await toNextHour()
  for (let nth = 0; nth < 12; nth++) {
    const { userNumber } = await resetCustomer()
    expect((await logIn(userNumber, userNumber)).status).toBe(200)
  }
})
