/** The operator's command, as it is typed: codes, resets, features, each with its row in the audit. */
import { generate } from 'otplib'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { nowSeconds } from '#functions/kit/clock.ts'
import { readFeatures } from '#infra/operator/read-features.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { operatorOf } from '../../people/operator.ts'
import { STAFF_PASSWORD, staffToken } from '../../people/staff.ts'

const cloud = cloudForTests()
const MARKET = 'operator-shop'
const { operator, auditOf } = operatorOf(MARKET)

beforeAll(() => openMarket(MARKET, 1))
afterEach(() => void vi.unstubAllEnvs())

test('Codes that the command makes open a market each', async () => {
  vi.stubEnv('MARKET_REGISTRATION', 'code')
  const codes = await operator('codes', '2')
  expect(new Set(codes).size).toBe(2)
  const register = (marketId: string) =>
    cloud.call('POST', '/api/register_market/', {
      marketId,
      visualName: 'Shop',
      country: 'gb',
      language: 'en',
      email: 'shop@example.com',
      username: 'keeper',
      password: 'A-good-password',
      code: codes[0],
    })
  expect((await register('operator-first')).status).toBe(201)
  expect((await register('operator-second')).body).toEqual({ code: ['invalid_registration_code'] })
}, 30_000)

test('A reset mails a link, switches the second factor off, and leaves the password until the link is used', async () => {
  const token = await staffToken(cloud, MARKET)
  const as = { market: MARKET, token }
  const factor = '/api/admin/admin/second_factor/'
  const { secret } = (await cloud.call<{ secret: string }>('POST', factor, { password: STAFF_PASSWORD }, as))
    .body
  const code = await generate({ secret, epoch: nowSeconds() })
  expect((await cloud.call('POST', `${factor}confirm/`, { code }, as)).status).toBe(200)
  const logIn = (password: string) =>
    cloud.call('POST', '/api/token/', { username: 'boss', password, market_id: MARKET })
  expect((await logIn(STAFF_PASSWORD)).body).toEqual({ error: 'second_factor_required' })
  expect(await operator('reset', MARKET, 'Boss')).toEqual([expect.stringContaining('boss@staff.example')])
  expect((await logIn(STAFF_PASSWORD)).status).toBe(200)
  await cloud.idle()
  const mails = await cloud.call<{ links: string[] }[]>('GET', '/local/mail/?to=boss@staff.example')
  const link = mails.body[0]?.links[0]?.split('token=')[1] ?? ''
  const chosen = { token: link, newPassword1: 'A-new-password', newPassword2: 'A-new-password' }
  expect((await cloud.call('POST', '/api/password/reset/confirm/', chosen)).status).toBe(200)
  expect((await logIn('A-new-password')).status).toBe(200)
  // The command has the time of the machine, and the cloud's clock may be ahead: the rows have no certain order.
  const rows = await auditOf('administrator#boss')
  expect(rows.filter(({ who }) => who === 'operator')).toMatchObject([
    { changed: { hasSecondFactor: { before: true, after: false } } },
  ])
}, 30_000)

test.each(['fee=-1', 'fee=101', 'fee=1.234', 'fee=', 'onlineBooking=yes', 'toString=on', 'payments'])(
  '"%s" sets nothing',
  pair => expect(() => readFeatures([pair])).toThrow(),
)
