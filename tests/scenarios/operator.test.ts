/** The operator's command, as it is typed: codes, resets, features, each with its row in the audit. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { generate } from 'otplib'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { nowSeconds } from '#functions/kit/clock.ts'
import { query } from '#functions/kit/table.ts'
import { readMarket } from '#functions/markets/table/market.ts'
import { tableFileIn } from '#infra/operator/local-table.ts'
import { readFeatures } from '#infra/operator/read-features.ts'
import { cloudForTests, openMarket } from '../cloud/local-cloud.ts'
import { STAFF_PASSWORD, staffToken } from '../people/staff.ts'

const cloud = cloudForTests()
const MARKET = 'operator-shop'
const folder = mkdtempSync(join(tmpdir(), 'reol-operator-'))

beforeAll(async () => {
  await openMarket(MARKET, 1)
  writeFileSync(tableFileIn(folder), process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '')
})
afterEach(() => void vi.unstubAllEnvs())
afterAll(() => rmSync(folder, { recursive: true }))

/** Types the command; returns the lines that it prints. Throws with what it complains about. */
const operator = async (...words: string[]): Promise<string[]> => {
  const command = ['infra/operator/run.ts', ...words, '--local']
  const environment = { ...process.env, REOL_DATA: folder, NODE_OPTIONS: '' }
  const { stdout } = await promisify(execFile)(process.execPath, command, { env: environment })
  return stdout.trim().split('\n')
}

const auditOf = (pk: string) =>
  query({ KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': `${MARKET}#AUDIT#${pk}` } })

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

test('A reset within seven days of another address names the former one too', async () => {
  const token = await staffToken(cloud, MARKET, 'moved')
  const as = { market: MARKET, token }
  await cloud.call('PATCH', '/api/admin/admin/', { email: 'new@staff.example' }, as)
  await cloud.idle()
  const mails = await cloud.call<{ links: string[] }[]>('GET', '/local/mail/?to=new@staff.example')
  const link = mails.body[0]?.links[0]?.split('token=')[1]
  expect((await cloud.call('POST', '/api/email/confirm/', { token: link })).status).toBe(200)
  const [first, second] = await operator('reset', MARKET, 'moved')
  expect(first).toContain('new@staff.example')
  expect(second).toContain('moved@staff.example')
}, 30_000)

test('What a market has subscribed to is set, and noted as done by the operator', async () => {
  expect(await operator('features', MARKET, 'onlineBooking=off', 'fee=2.5')).toContain('fee: 2.5')
  expect(await readMarket(MARKET)).toMatchObject({
    onlineBookingFeature: false,
    paymentsFeature: true,
    fee: 2.5,
  })
  expect(await auditOf(`market#${MARKET}`)).toMatchObject([
    {
      who: 'operator',
      changed: { fee: { before: 0, after: 2.5 }, onlineBookingFeature: { before: true, after: false } },
    },
  ])
}, 30_000)

test.each([
  [['codes', '0'], 'from 1 to 100'],
  [['codes', 'many'], 'from 1 to 100'],
  [['reset', MARKET], 'Name the market and the user'],
  [['reset', MARKET, 'nobody'], 'not_found'],
  [['features', 'no-such-market', 'fee=1'], 'market_not_found'],
  [['dance'], 'npm run operator'],
])(
  '%o is refused with a reason',
  async (words, reason) => {
    await expect(operator(...words)).rejects.toThrow(reason)
  },
  30_000,
)

test.each(['fee=-1', 'fee=101', 'fee=1.234', 'fee=', 'onlineBooking=yes', 'toString=on', 'payments'])(
  '"%s" sets nothing',
  pair => expect(() => readFeatures([pair])).toThrow(),
)
