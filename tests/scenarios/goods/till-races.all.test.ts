/** What several people do to the same goods at the same moment, and what gets lost, while a till is being filled. */
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { changeMarket } from '../../cloud/change-market.ts'
import { setFault } from '../../cloud/fault.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { goodsMarket, type goodsOf, logInAgain, type ProductSheet, type Thing } from '../../people/goods.ts'
import { tillOf } from '../../people/till.ts'

const cloud = cloudForTests()
const MARKET = 'till-races'
const till = tillOf(cloud, MARKET)
let anna: ReturnType<typeof goodsOf>
let staff: ReturnType<typeof goodsOf>

const ANNA = { anna: '100001' }
const LAMP = { name: 'Lampe', price: '120.00' }

beforeAll(async () => {
  ;({ anna, staff } = await goodsMarket(cloud, MARKET, ANNA))
})

const later = async (seconds: number) => {
  await cloud.later(seconds)
  await logInAgain(cloud, MARKET, { anna, staff }, ANNA)
}

/** The sweeper comes by every five minutes. */
const halfAnHour = async () => {
  for (let passed = 0; passed < 1_800; passed += 300) await cloud.later(300)
  await later(0)
}

const one = <T>(all: readonly T[]): T => {
  expect(all).toHaveLength(1)
  return all[0] as T
}

const inTill = async ({ products }: Pick<ProductSheet, 'products'>) => {
  const numbers = products.map(({ number }) => number)
  return (await till.products()).filter(({ number }) => numbers.includes(number))
}

const complete = (id: string) => anna.call<ProductSheet>('PATCH', `product_sheets/${id}/complete/`)

const lamps = (howMany: number) => Array.from({ length: howMany }, () => LAMP)

const begun = async (things: object[]): Promise<string> => {
  const { id } = await anna.begin()
  await anna.add(id, things)
  return id
}

test('Two tabs fill one sheet and both complete it: each thing once, numbers of their own, one of the two is told', async () => {
  const { id } = await anna.begin()
  await Promise.all([anna.add(id, lamps(3)), anna.add(id, lamps(3)), anna.add(id, lamps(2))])
  const answers = await Promise.all([complete(id), complete(id), complete(id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  await cloud.idle()
  const sheet = await anna.read(id)
  expect([sheet.status, sheet.products.length]).toEqual([4, 8])
  expect(new Set(sheet.products.map(({ number }) => number)).size).toBe(8)
  expect(await inTill(sheet)).toHaveLength(8)
})

test('A row that is added while the sheet is completed is on it, or is refused', async () => {
  const id = await begun(lamps(3))
  const [added] = await Promise.all([anna.add(id, lamps(1)), complete(id)])
  await cloud.idle()
  const sheet = await anna.read(id)
  expect([201, 409]).toContain(added.status)
  expect(sheet.products).toHaveLength(added.status === 201 ? 4 : 3)
  expect(sheet.products.map(({ status }) => status)).toEqual(sheet.products.map(() => 4))
  expect(await inTill(sheet)).toHaveLength(sheet.products.length)
})

test('Lowered and handed out at the same moment, a product is out, and out of the till', async () => {
  const sheet = await anna.completed(lamps(6))
  const answers = await Promise.all(
    sheet.products.map(({ id }) =>
      Promise.all([
        anna.call('PATCH', `products/${id}/`, { price: '90.00' }),
        staff.call('PATCH', `products/${id}/checkout/`),
      ]),
    ),
  )
  expect(answers.map(([, out]) => out.status)).toEqual(answers.map(() => 200))
  for (const [lowered] of answers) expect([200, 409], JSON.stringify(lowered.body)).toContain(lowered.status)
  await cloud.idle()
  const { products } = await anna.read(sheet.id)
  expect(products.map(({ status }) => status)).toEqual(products.map(() => 7))
  expect(products.map(({ price }) => price)).toEqual(
    answers.map(([{ status }]) => (status === 200 ? '90.00' : '120.00')),
  )
  expect(await inTill(sheet)).toEqual([])
})

test('Handed out and taken back again and again, the till has in the end what the shop has', async () => {
  const sheet = await anna.completed(lamps(3))
  const act = (what: string) =>
    Promise.all(sheet.products.map(({ id }) => staff.call('PATCH', `products/${id}/${what}/`)))
  for (const what of ['checkout', 'revert_checkout', 'checkout', 'revert_checkout']) await act(what)
  await cloud.idle()
  expect(await inTill(sheet)).toHaveLength(3)
})

test('Sheets that are deleted at different moments of their way into the till leave nothing in it', async () => {
  const numbers = await Promise.all(
    [0, 40, 90, 160, 300].map(async ms => {
      const id = await begun(lamps(30))
      await complete(id)
      const { products } = await anna.read(id)
      await pause(ms)
      // While its products are made it is locked.
      const remove = async () => (await anna.call('DELETE', `product_sheets/${id}/`)).status
      await expect.poll(remove, { interval: 20 }).toBe(204)
      expect((await anna.call('GET', `product_sheets/${id}/`)).status).toBe(404)
      return products.map(thing => `loakb${thing.id}`)
    }),
  )
  await cloud.idle()
  expect((await till.products()).filter(({ number }) => numbers.flat().includes(number))).toEqual([])
  expect((await staff.call('GET', 'till/')).body).toMatchObject({ waiting: 0, problem: null })
})

test('What the till took without saying so is taken out of it again when it is handed out meanwhile', async () => {
  const sheet = await anna.completed([LAMP])
  const { id } = one(sheet.products)
  await staff.call('PATCH', `products/${id}/checkout/`)
  await cloud.idle()
  await till.fault('drop')
  await staff.call('PATCH', `products/${id}/revert_checkout/`)
  await cloud.idle()
  expect(await inTill(sheet), 'it has it, and Reol does not know').toHaveLength(1)
  await staff.call('PATCH', `products/${id}/checkout/`)
  await till.fault('off')
  await later(1_000)
  expect(await inTill(sheet)).toEqual([])
})

test('Where every event and timer is lost, the sweeper finds the sheet, and later the price', async () => {
  const id = await begun(lamps(2))
  await setFault(cloud, 'events', 'drop')
  await complete(id)
  await cloud.idle()
  await setFault(cloud, 'events', 'off')
  await halfAnHour()
  const sheet = await anna.read(id)
  expect(sheet.status).toBe(4)
  expect(await inTill(sheet)).toHaveLength(2)

  await setFault(cloud, 'events', 'drop')
  for (const { id: thing } of sheet.products)
    await anna.call('PATCH', `products/${thing}/`, { price: '80.00' })
  await cloud.idle()
  await setFault(cloud, 'events', 'off')
  await halfAnHour()
  expect((await inTill(sheet)).map(({ price }) => price)).toEqual(['80.00', '80.00'])
})

test('Sixty things with days of their own go in, and each price changes by its days', async () => {
  const { body } = await cloud.call<{ now: string }>('GET', '/local/clock/')
  const day = (days: number) => new Date(Date.parse(body.now) + days * 86_400_000).toISOString().slice(0, 10)
  const sheet = await anna.completed(
    Array.from({ length: 60 }, (_, at) => ({
      ...LAMP,
      discount: 50,
      discountFrom: day(2 + at),
      discountTo: day(100 + at),
    })),
  )
  expect(sheet.status).toBe(4)
  expect((await staff.call('GET', 'till/')).body).toMatchObject({ waiting: 0, problem: null })
  await later(3 * 86_400)
  expect((await inTill(sheet)).filter(({ price }) => price === '60.00')).toHaveLength(2)
  await anna.call('DELETE', `product_sheets/${sheet.id}/`)
  await cloud.idle()
})

test('A price that changed while the market had no till is in it when the till is back', async () => {
  const sheet = await anna.completed([LAMP])
  await changeMarket(MARKET, { zettleIntegration: false })
  await cloud.idle()
  const lamp = one(sheet.products) as Thing
  expect((await anna.call('PATCH', `products/${lamp.id}/`, { price: '70.00' })).status).toBe(200)
  await changeMarket(MARKET, { zettleIntegration: true })
  await cloud.idle()
  expect(one(await inTill(sheet)).price).toBe('70.00')
})
