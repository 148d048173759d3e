/** What nobody needs any more is not kept: unpaid payments, sessions, answers to keys, expired requests, addresses. */
import { beforeAll, expect, test } from 'vitest'
import { nowSeconds } from '#functions/kit/clock.ts'
import type { Item } from '#functions/kit/table.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { allItems, untilAllEnded } from '../../cloud/market-state.ts'
import { newGuest, visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'retention'
const MONTH = 30 * 86_400

const items = async (): Promise<Item[]> => (await allItems()).filter(({ pk }) => pk.startsWith(`${MARKET}#`))

const guest = newGuest()
let left: Item[] = []

/** A guest who reserves, opens the card window and goes away; later one who pays. */
beforeAll(async () => {
  await openMarket(MARKET, 2)
  const at = visitorOf(cloud, MARKET)
  const [price] = await at.prices()
  const dateStart = await at.startDay(price?.id ?? '')
  const { body } = await at.reserve({ shelfPeriodPrice: price?.id, dateStart }, 'a-key-of-this-visit')
  await at.init(at.checkout([body], guest), 'a-key-of-this-payment')
  await untilAllEnded(cloud)
  left = await items()
}, 120_000)

test('Nothing that names a visitor who did not pay lives longer than 30 days', () => {
  const naming = left.filter(item => JSON.stringify(item).includes(guest.customerEmail))
  expect(naming.map(({ kind }) => kind)).toContain('payment')
  const late = naming.filter(({ ttl }) => !(Number(ttl) <= nowSeconds() + MONTH))
  expect(late.map(({ pk }) => pk)).toEqual([])
})

test.each(['payment', 'session', 'once', 'booking-request', 'cart', 'holder', 'salt'])(
  'What a visit without a payment leaves as "%s" ends within 30 days',
  kind => {
    const of = left.filter(item => item.kind === kind)
    expect(of).not.toEqual([])
    expect(of.filter(({ ttl }) => !(Number(ttl) <= nowSeconds() + MONTH))).toEqual([])
  },
)

test('Nobody’s internet address is kept', () => {
  expect(left.filter(item => /(^|[^\d])10\.\d+\.\d+\.\d+/.test(JSON.stringify(item)))).toEqual([])
})
