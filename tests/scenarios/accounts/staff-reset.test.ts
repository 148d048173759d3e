/** Staff reset a customer's password: a link, and for an hour the customer number, once (D19). */
import { beforeAll, expect, test } from 'vitest'
import { passwordResetRequested } from '#events/identity.ts'
import { newAdministrator } from '#functions/identity/table/administrator.ts'
import { envelope } from '#functions/kit/outbox.ts'
import { commit } from '#functions/kit/table.ts'
import onResetRequested from '#functions/messages/accounts/on-password-reset-requested.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { OLD, resettingStaff } from '../../people/resetting.ts'
import { visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'staff-reset'
const { open, count, addressOf, resetCustomer, logIn, toNextHour } = resettingStaff(cloud, MARKET)

const NEW = 'En-ny-kode-1'

beforeAll(open)

const own = (token: string) =>
  cloud.call('GET', '/api/customer/customer/', undefined, { market: MARKET, token })

const change = (token: string, oldPassword: string) =>
  cloud.call(
    'POST',
    '/api/password/change/',
    { oldPassword, newPassword1: NEW, newPassword2: NEW },
    { market: MARKET, token },
  )

const WRONG = { status: 400, body: { error: 'invalid_credentials' } }

test('An administrator with the address of the customer gets no link of their own', async () => {
  const shared = addressOf(count() + 1)
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
  const mailed = (await mails(addressOf(count() - 1))).length
  await onResetRequested.receive(envelope(MARKET, passwordResetRequested, { ...typed, isByStaff: true }))
  expect(await mails(other)).toHaveLength(before)
  expect(await mails(addressOf(count() - 1))).toHaveLength(mailed + 1)
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
