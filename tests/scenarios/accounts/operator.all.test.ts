/** The operator's command, as it is typed: what it refuses, what a market has subscribed to, a reset after a change of address. */
import { beforeAll, expect, test } from 'vitest'
import { readMarket } from '#functions/markets/table/market.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { operatorOf } from '../../people/operator.ts'
import { staffToken } from '../../people/staff.ts'

const cloud = cloudForTests()
const MARKET = 'operator-refuses'
const { operator, auditOf } = operatorOf(MARKET)

beforeAll(() => openMarket(MARKET, 1))

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
