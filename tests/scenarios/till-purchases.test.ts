/** What the till has sold is taken once, whatever comes twice, late or never. */
import { beforeAll, expect, test } from 'vitest'
import { readClearings } from '#functions/sales/table/clearing.ts'
import { readContact } from '#functions/tills/table/contact.ts'
import { readReceipt } from '#functions/tills/table/receipt.ts'
import { readTillDays } from '#functions/tills/table/till-day.ts'
import { cloudForTests, openMarket } from '../cloud/local-cloud.ts'
import { staffToken } from '../people/staff.ts'
import { connectZettle, tillOf } from '../people/till.ts'

const cloud = cloudForTests()
const MARKET = 'purchases'
const till = tillOf(cloud, MARKET)

beforeAll(async () => {
  await openMarket(MARKET, 1)
  await connectZettle(MARKET)
  await cloud.idle()
})

interface Day {
  purchases: number
  total: string
  told: object | null
}

const LINES = [{ name: 'Kaffe', amount: '12.50' }]

const taken = async (purchase: string) => {
  await cloud.idle()
  return readReceipt(MARKET, 'zettle', purchase)
}

test('A sale is here as soon as the till says it, also when it says so twice', async () => {
  for (const webhook of ['now', 'twice'])
    expect(await taken(await till.sell(LINES, { webhook }))).toMatchObject({
      total: 1_250,
      lines: [{ name: 'Kaffe', number: '', paid: 1_250 }],
    })
})

test('Each line of a receipt that is longer than a transaction is in the clearing list once', async () => {
  const [today] = await readTillDays(MARKET, 31)
  const purchase = await till.sell(Array.from({ length: 130 }, () => LINES).flat())
  expect(await taken(purchase)).toMatchObject({ became: { sold: 0, returned: 0, clearing: 130 } })
  const pages = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(page => readClearings(MARKET, { state: 'open' }, page)),
  )
  const rows = pages.flatMap(({ lines }) => lines).filter(line => line.purchase === purchase)
  expect(new Set(rows.map(({ row }) => row)).size).toBe(130)
  expect(rows).toHaveLength(130)
  const [after] = await readTillDays(MARKET, 31)
  expect((after?.clearing ?? 0) - (today?.clearing ?? 0)).toBe(130 * 1_250)
})

test('A webhook that never comes: the look every ten minutes finds the sale', async () => {
  const purchase = await till.sell(LINES, { webhook: 'never' })
  expect(await taken(purchase)).toBeUndefined()
  await cloud.later(700)
  expect(await taken(purchase)).toBeDefined()
})

test('A till that was offline says its sale a day later, behind what was read: the night finds it', async () => {
  const { now } = (await cloud.call<{ now: string }>('GET', '/local/clock/')).body
  await cloud.later(86_400)
  const purchase = await till.sell(LINES, { webhook: 'never', at: now })
  await cloud.later(86_400)
  expect(await taken(purchase)).toMatchObject({ at: Math.floor(Date.parse(now) / 1000) })
  // What the till says of the days that are over is kept beside what is booked of them.
  const caller = { market: MARKET, token: await staffToken(cloud, MARKET) }
  const { days } = (await cloud.call<{ days: Day[] }>('GET', '/api/admin/till/', undefined, caller)).body
  const over = days.filter(({ told }) => told)
  expect(over.length).toBeGreaterThan(0)
  for (const { purchases, total, told } of over)
    expect(told).toMatchObject({ purchases, total, difference: '0.00' })
})

test.each(['down', 'busy', 'half', 'refuse', 'drop'])(
  'The till is %s: the sale comes afterwards',
  async mode => {
    const purchase = await till.sell(LINES, { webhook: 'never' })
    await till.fault(mode)
    await cloud.later(7_200)
    expect(await taken(purchase)).toBeUndefined()
    expect((await readContact(MARKET, 'in')).problem?.kind).toBe(
      { busy: 'busy', refuse: 'key' }[mode] ?? 'silent',
    )
    await till.fault('off')
    await cloud.later(1_000)
    expect(await taken(purchase)).toBeDefined()
    expect((await readContact(MARKET, 'in')).problem).toBeNull()
  },
)

test('Whoever does not sign as Zettle is refused; a new address is tried without a signature', async () => {
  const path = `/api/webhooks/zettle/${MARKET}/`
  const event = { eventName: 'PurchaseCreated', timestamp: '2026-11-21T10:00:00.000Z', payload: '{}' }
  const headers = { 'x-izettle-signature': 'a'.repeat(64) }
  expect((await cloud.call('POST', path, event, { headers })).status).toBe(403)
  expect((await cloud.call('POST', path, event)).status).toBe(403)
  const tried = { eventName: 'TestMessage', payload: { data: 'payload' }, timestamp: '' }
  expect((await cloud.call('POST', path, tried)).status).toBe(200)
})

test('The till has forgotten to whom it tells: the night asks it anew', async () => {
  const before = (await readContact(MARKET, 'in')).subscription?.uuid
  await till.forgetSubscriptions()
  await cloud.later(86_400 + 700)
  const after = (await readContact(MARKET, 'in')).subscription?.uuid
  expect(after).toBeDefined()
  expect(after).not.toBe(before)
  expect(await taken(await till.sell(LINES))).toBeDefined()
})
