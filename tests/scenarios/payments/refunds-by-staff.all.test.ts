/** Staff give money back in many parts, one after another, until no more are allowed. */
import { beforeAll, expect, test } from 'vitest'
import { MOST_PARTIAL_REFUNDS } from '#shared/payments/refund-rules.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { refundingStaff } from '../../people/refunding.ts'

const cloud = cloudForTests()
const MARKET = 'refunds-in-parts'

const staff = refundingStaff(cloud, MARKET)
const { visitor, later, buy, refund, money, givenBack } = staff
const HOUR = 3_600
let service = { id: '', discountedPrice: '' }

beforeAll(async () => {
  await openMarket(MARKET, 20)
  await staff.logIn()
  const type = (await visitor.types())[0]?.id ?? ''
  service = (await visitor.services(type))[0] as unknown as typeof service
}, 60_000)

test('A payment has 25 partial refunds with the longest reasons at most; all of the rest still goes back', {
  timeout: 120_000,
}, async () => {
  const bought = await buy({ service: service.id })
  const part = { amount: '0.01', reason: 'ø'.repeat(500) }
  for (let nth = 0; nth < MOST_PARTIAL_REFUNDS; nth++)
    expect((await refund(bought.id, part)).status).toBe(200)
  const more = await refund(bought.id, part)
  expect([more.status, more.body.detail]).toEqual([409, 'refund_too_many'])
  expect((await refund(bought.id, { refundAddons: true })).status).toBe(200)
  const isOpen = async () => (await money(bought.id)).refunds.some(({ status }) => status !== 'refunded')
  await later(HOUR)
  expect(await isOpen()).toBe(true)
  // The settlement comes half a day later. Those that wait for each other are asked about again, each hour.
  await later(13 * HOUR)
  for (let hours = 0; hours < 34 && (await isOpen()); hours++) await later(HOUR)
  expect(await isOpen()).toBe(false)
  expect(await givenBack(bought.txId)).toBe(bought.totalPrice)
})
