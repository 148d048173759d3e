/** What the till has sold is taken once, whatever comes twice, late or never. */
import { beforeAll, expect, test, vi } from 'vitest'
import { now } from '#functions/kit/clock.ts'
import { commit } from '#functions/kit/table.ts'
import { readClearings } from '#functions/sales/table/clearing.ts'
import { takePurchases } from '#functions/tills/purchases.ts'
import { readContact } from '#functions/tills/table/contact.ts'
import { beginLook } from '#functions/tills/table/look.ts'
import { readReceipt } from '#functions/tills/table/receipt.ts'
import { readTillDays } from '#functions/tills/table/till-day.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { staffToken } from '../../people/staff.ts'
import { connectZettle, tillOf } from '../../people/till.ts'

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

/** Holds back what Reol asks the till for its purchases, until `go`. Counts the questions. */
const holdLooks = () => {
  const { promise, resolve: go } = Promise.withResolvers<void>()
  const { fetch } = globalThis
  let asked = 0
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    if (String(address).includes('/purchases/v2')) {
      asked += 1
      await promise
    }
    return fetch(address, init)
  })
  return { asked: () => asked, go, end: () => spy.mockRestore() }
}

/** How many hints of tills are on their queue, or with its worker. */
const hintsOnTheWay = async () => {
  const { body } = await cloud.call<{ name: string; waiting: number; inFlight: number }[]>(
    'GET',
    '/local/queues/',
  )
  const queue = body.find(({ name }) => name === 'tills-purchases')
  return (queue?.waiting ?? 0) + (queue?.inFlight ?? 0)
}

test('Ten hints that wait cost two looks, and no sale is lost', async () => {
  const looks = holdLooks()
  try {
    const sold = await Promise.all(Array.from({ length: 10 }, () => till.sell(LINES)))
    await expect.poll(hintsOnTheWay, { interval: 20 }).toBe(10)
    looks.go()
    for (const purchase of sold) expect(await taken(purchase)).toBeDefined()
    // A look asks until nothing new comes: twice where something was sold.
    expect(looks.asked()).toBeLessThanOrEqual(4)
  } finally {
    looks.go()
    looks.end()
  }
})

test('A look that died with its worker serves the hints before it once its own message comes again', async () => {
  const purchase = await till.sell(LINES, { webhook: 'never' })
  const before = { id: 'before', at: now(), isHint: true }
  const died = { ...before, id: 'died' }
  await commit([beginLook(MARKET, died, now() + 1)])
  await takePurchases(MARKET, before)
  expect(await taken(purchase)).toBeUndefined()
  await takePurchases(MARKET, died)
  expect(await taken(purchase)).toBeDefined()
})

test('What is no hint is a look, whatever else has looked', async () => {
  const purchase = await till.sell(LINES, { webhook: 'never' })
  await takePurchases(MARKET, { id: 'planned', at: now() - 600_000, isHint: false })
  expect(await taken(purchase)).toBeDefined()
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

const tillDays = async (): Promise<Day[]> => {
  const caller = { market: MARKET, token: await staffToken(cloud, MARKET) }
  return (await cloud.call<{ days: Day[] }>('GET', '/api/admin/till/', undefined, caller)).body.days
}

test('A till says a sale a week later: its day is looked at again, and adds up', async () => {
  const { now } = (await cloud.call<{ now: string }>('GET', '/local/clock/')).body
  await cloud.later(7 * 86_400)
  await taken(await till.sell(LINES, { at: now }))
  await cloud.later(86_400)
  for (const { told } of await tillDays()) if (told) expect(told).toMatchObject({ difference: '0.00' })
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
