/** What a sale in a campaign brings, whoever bears the till's discounts, and while the till is down or at midnight. */
import { expect, test } from 'vitest'
import { changeMarket } from '../../cloud/change-market.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { campaigningMarket } from '../../people/campaigning.ts'
import { counterOf, linesOf, setFee, thingsOf } from '../../people/sales.ts'

const cloud = cloudForTests()
const TENANTS = { anna: '100001' }

const shopOf = async (market: string) => {
  const shop = await campaigningMarket(cloud, market, TENANTS)
  for (const userNumber of Object.values(TENANTS)) await setFee(market, userNumber, 20)
  return { ...shop, counter: counterOf(cloud, market, () => shop.staff) }
}

test.each([true, false])(
  'A campaign is the tenant’s (D40), where the shop bears the till’s discounts: %s',
  async bears => {
    const { anna, staff, ...shop } = await shopOf(`campaign-bears-${bears}`)
    const [lamp, coat] = await thingsOf(anna, '100.00', '100.00')
    if (!lamp || !coat) throw new Error('no things')
    await changeMarket(`campaign-bears-${bears}`, { shopBearsTillDiscount: bears })
    const { id } = await shop.plan(10, 0, 0)
    await shop.add('100001', id, { all: true })
    await shop.counter.sold([{ number: lamp.number, amount: '90' }])
    // The clerk took ten more off.
    await shop.counter.sold([{ number: coat.number, amount: '80' }])
    const [second, first] = await linesOf(anna)
    expect(first).toMatchObject({ total: '90.00', share: '72.00' })
    expect(second).toMatchObject({ total: '80.00', share: bears ? '72.00' : '64.00' })
  },
)

test('A line of yesterday is reckoned with the discount of yesterday, whatever its tenant gave today', async () => {
  const { anna, staff, ...shop } = await shopOf('campaign-late')
  const [lamp] = await thingsOf(anna, '100.00')
  if (!lamp) throw new Error('no thing')
  await changeMarket('campaign-late', { shopBearsTillDiscount: true })
  await anna.call('PATCH', `products/${lamp.id}/`, { discount: 50, discountTo: shop.day(0) })
  await shop.nights()
  await anna.call('POST', 'discounts/', { percent: 1, dateFrom: shop.day(5), dateTo: shop.day(9) })
  await cloud.idle()
  await shop.counter.sold([{ number: lamp.number, amount: '50' }], { at: `${shop.day(0)}T12:00:00.000Z` })
  expect(await linesOf(anna)).toMatchObject([{ total: '50.00', share: '40.00' }])
})

test('The till is down while a campaign begins, and sells in the last minute of its last day: each line has the price of its day', async () => {
  const { anna, staff, ...shop } = await shopOf('campaign-down')
  const [lamp, coat] = await thingsOf(anna, '100.00', '100.00')
  if (!lamp || !coat) throw new Error('no things')
  const { id } = await shop.plan(10, 1, 1)
  await shop.add('100001', id, { all: true })
  await shop.till.fault('down')
  await shop.nights()
  await shop.till.fault('off')
  // What the till missed it has once it answers again.
  await cloud.later(1_000)
  await cloud.idle()
  expect(await shop.priceInTill(lamp)).toBe('90.00')
  await shop.nights()
  expect(await shop.priceInTill(lamp)).toBe('100.00')
  // Sold offline at 23:59 of the last day, and at 0:00 of the day after it, by the market's clocks.
  const last = { at: `${shop.day(1)}T21:59:30.000Z` }
  await shop.counter.sold([{ number: lamp.number, amount: '90' }], last)
  await shop.counter.sold([{ number: coat.number, amount: '100' }], { at: `${shop.day(1)}T22:00:10.000Z` })
  expect(await linesOf(anna)).toMatchObject([
    { date: shop.day(2), unitPrice: '100.00', share: '80.00' },
    { date: shop.day(1), unitPrice: '90.00', share: '72.00' },
  ])
  expect(await shop.counter.clearing()).toEqual([])
  await shop.counter.expectAddsUp()
})
