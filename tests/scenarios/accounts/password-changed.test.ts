/** A customer gets one mail for each change of their password, and none for their first password. */
import { beforeAll, expect, test } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { commit } from '#functions/kit/table.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { STAFF_PASSWORD, staffToken } from '../../people/staff.ts'
import { visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'password-changed'
const FIRST = 'Et-godt-kodeord'
const [IDA, EMAIL] = ['100001', 'ida@password-changed.example']

const mailsTo = async (email: string) => {
  await cloud.idle()
  return visitorOf(cloud, MARKET).mails(email)
}

const noticesTo = async (email: string) =>
  (await mailsTo(email)).filter(
    ({ subject, links }) =>
      /^Din adgangskode .+ er ændret$/.test(subject) && links.some(link => link.includes(`/${MARKET}/`)),
  )

const newestToken = async (email: string): Promise<string> =>
  (await mailsTo(email))
    .flatMap(({ links }) => links.map(link => new URL(link).searchParams.get('token')))
    .find(token => token !== null) ?? ''

const chooseByLink = async (password: string) => {
  await cloud.call('POST', '/api/password/reset/', { email: EMAIL, market_id: MARKET })
  const body = { token: await newestToken(EMAIL), newPassword1: password, newPassword2: password }
  expect((await cloud.call('POST', '/api/password/reset/confirm/', body)).status).toBe(200)
}

const change = async (token: string, oldPassword: string, newPassword1: string) => {
  const body = { oldPassword, newPassword1, newPassword2: newPassword1 }
  const answer = await cloud.call('POST', '/api/password/change/', body, { market: MARKET, token })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

const logIn = async (password: string): Promise<string> => {
  const body = { username: IDA, password, market_id: MARKET }
  return (await cloud.call<{ accessToken: string }>('POST', '/api/token/', body)).body.accessToken
}

beforeAll(async () => {
  await openMarket(MARKET, 1)
  const customer = { userNumber: IDA, name: 'Ida', email: EMAIL, phone: '+4520123456', verified: true }
  await commit(newCustomer(MARKET, { ...customer, language: 'da', createdTs: 1 }))
}, 60_000)

test('A tenant: not for the first password, then for each change in the settings, by a link, and after staff’s reset', async () => {
  await chooseByLink(FIRST)
  expect(await noticesTo(EMAIL)).toEqual([])

  const token = await logIn(FIRST)
  await change(token, FIRST, 'Den-anden-kode')
  await change(token, FIRST, 'Den-anden-kode')
  const [notice, ...more] = await noticesTo(EMAIL)
  expect(more).toEqual([])
  expect(notice?.text).toMatch(/\(100001\) blev ændret .+ kl\. \d\d:\d\d\./)
  expect(notice?.links[0]).toContain(`/login/${MARKET}/reset-password#${encodeURIComponent(EMAIL)}`)

  await chooseByLink('Den-tredje-kode')
  expect(await noticesTo(EMAIL)).toHaveLength(2)

  const staff = { market: MARKET, token: await staffToken(cloud, MARKET) }
  const path = `/api/admin/reset_customer_password/${IDA}/`
  expect((await cloud.call('PATCH', path, undefined, staff)).status).toBe(204)
  // The mail with the link says it.
  expect(await noticesTo(EMAIL)).toHaveLength(2)
  await change(await logIn(IDA), IDA, 'Den-fjerde-kode')
  expect(await noticesTo(EMAIL)).toHaveLength(3)
})

test('An administrator: for a change of their own password', async () => {
  const token = await staffToken(cloud, MARKET)
  await change(token, STAFF_PASSWORD, 'En-helt-ny-kode')
  const [notice, ...more] = await noticesTo('boss@staff.example')
  expect(more).toEqual([])
  expect(notice?.text).toContain('(boss)')
})
