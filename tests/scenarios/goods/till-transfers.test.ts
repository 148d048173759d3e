/** Products go into the market's till and out of it, whatever the till does meanwhile. */
import { afterEach, beforeAll, expect, test } from 'vitest'
import { readTransfers } from '#functions/tills/table/transfer.ts'
import { SANDBOX_KEY } from '#infra/local/secrets.ts'
import { changeMarket } from '../../cloud/change-market.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { goodsMarket, type goodsOf, logInAgain, type ProductSheet, type Thing } from '../../people/goods.ts'
import { tillOf } from '../../people/till.ts'

const cloud = cloudForTests()
const MARKET = 'transfers'
const till = tillOf(cloud, MARKET)
let anna: ReturnType<typeof goodsOf>
let staff: ReturnType<typeof goodsOf>

const ANNA = { anna: '100001' }

beforeAll(async () => {
  ;({ anna, staff } = await goodsMarket(cloud, MARKET, ANNA))
})

const later = async (seconds: number) => {
  await cloud.later(seconds)
  await logInAgain(cloud, MARKET, { anna, staff }, ANNA)
}

afterEach(async () => {
  await till.fault('off')
  await later(1_000)
})

const LAMP = { name: 'Lampe', price: '120.00' }
const COAT = { name: 'Frakke', price: '249.50', type: 2, discount: 10 }

interface Till {
  failed: object[]
}

const KINDS: Record<string, string> = {
  down: 'silent',
  busy: 'busy',
  half: 'silent',
  refuse: 'key',
  drop: 'silent',
}

const one = <T>(all: readonly T[]): T => {
  expect(all).toHaveLength(1)
  return all[0] as T
}

const inTill = async (sheet: ProductSheet) => {
  const numbers = sheet.products.map(({ number }) => number)
  return (await till.products()).filter(({ number }) => numbers.includes(number))
}

test('What the till does not take says why, in its own words, and holds up nothing else', async () => {
  await changeMarket(MARKET, { vatPercentNew: 12.5 })
  const sheet = await anna.completed([LAMP, COAT])
  expect(sheet.status).toBe(4)
  expect(sheet.products).toMatchObject([
    { name: 'Lampe', status: 4, isInTill: true, tillProblem: '' },
    {
      name: 'Frakke',
      status: 4,
      isInTill: false,
      tillProblem: 'vatPercentage must be enabled for the organization',
    },
  ])
  const [lamp, coat] = sheet.products
  const read = async () => (await staff.call<Till>('GET', 'till/')).body
  const counted = async () => (await staff.call<{ notInTill: number }>('GET', 'badges/')).body.notInTill
  expect((await read()).failed).toEqual([
    { product: coat?.number, name: 'Frakke', customer: '100001', reason: coat?.tillProblem },
  ])
  expect(await counted()).toBe(1)
  await changeMarket(MARKET, { vatPercentNew: 25 })
  expect((await staff.call('POST', 'till/try_again/', {})).status).toBe(200)
  await cloud.idle()
  expect((await anna.read(sheet.id)).products.every(({ isInTill }) => isInTill)).toBe(true)
  expect(await read()).toMatchObject({ till: 'zettle', valid: true, problem: null, waiting: 0, failed: [] })
  expect(await counted()).toBe(0)
  expect(await inTill(sheet)).toMatchObject([{ number: lamp?.number }, { number: coat?.number }])
})

test('The things of a completed sheet are in the till with price and VAT of their kind', async () => {
  const sheet = await anna.completed([LAMP, COAT])
  expect(sheet.status).toBe(4)
  expect(await inTill(sheet)).toMatchObject([
    { name: 'Lampe', price: '120.00', vatPercentage: '0' },
    { name: 'Frakke', price: '224.55', vatPercentage: '25' },
  ])
})

test.each(['down', 'busy', 'half', 'refuse', 'drop'])(
  'While the till is %s a sheet is active and its labels are printed; when it answers again each thing is in it once',
  async mode => {
    await till.fault(mode)
    const { id } = await anna.begin()
    await anna.add(id, [LAMP, LAMP, COAT])
    await anna.call('PATCH', `product_sheets/${id}/complete/`)
    await cloud.idle()
    const waiting = await anna.read(id)
    expect([waiting.status, ...waiting.products.map(({ status }) => status)]).toEqual([4, 4, 4, 4])
    expect(waiting.products.map(({ isInTill }) => isInTill)).toEqual([false, false, false])
    const [lamp] = waiting.products
    expect((await staff.call<Till>('GET', 'till/')).body).toMatchObject({
      waiting: 3,
      problem: { kind: KINDS[mode] },
    })
    expect(lamp?.number, 'its number is known').toMatch(/^loakb100001-\d+$/)
    const labels = await anna.call<{ count: number }>('GET', `product_sheets/${id}/labels/?layout=a4-24`)
    expect([labels.status, labels.body.count]).toEqual([200, 3])
    expect((await anna.call('PATCH', `product_sheets/${id}/print/`)).status).toBe(200)
    await later(7_200)
    expect((await anna.read(id)).products.map(({ status, isInTill }) => [status, isInTill])).toEqual(
      Array.from({ length: 3 }, () => [5, false]),
    )
    await till.fault('off')
    await later(1_000)
    const after = await anna.read(id)
    expect(after.products.every(({ isInTill }) => isInTill)).toBe(true)
    expect(await inTill(after)).toHaveLength(3)
  },
)

test('A lower price is in the till at once, and a discount by its days', async () => {
  const sheet = await anna.completed([LAMP])
  const lamp = one(sheet.products)
  const priceInTill = async () => one(await inTill(sheet)).price
  await anna.call('PATCH', `products/${lamp.id}/`, { price: '100.00', version: lamp.version })
  await cloud.idle()
  expect(await priceInTill()).toBe('100.00')

  const clock = await cloud.call<{ now: string }>('GET', '/local/clock/')
  const day = (days: number) =>
    new Date(Date.parse(clock.body.now) + days * 86_400_000).toISOString().slice(0, 10)
  const read = async () => (await staff.call<Thing>('GET', `products/${lamp.id}/`)).body
  /** Days that are noted for a product, however often the tenant thinks again. */
  const noted = async () =>
    (await readTransfers(MARKET, 100)).filter(({ numbers }) => numbers.includes(lamp.number))
  for (const discount of [10, 15, 20]) {
    const asked = { discount, discountFrom: day(2), discountTo: day(3), version: (await read()).version }
    await anna.call('PATCH', `products/${lamp.id}/`, asked)
    await cloud.idle()
    expect(await noted()).toHaveLength(2)
  }
  expect(await priceInTill(), 'before').toBe('100.00')
  await later(2 * 86_400 + 3_600)
  expect(await priceInTill(), 'its first day').toBe('80.00')
  await later(2 * 86_400)
  expect(await priceInTill(), 'after its last day').toBe('100.00')
})

test('What is handed out or deleted is out of the till; what comes back is in it again', async () => {
  const sheet = await anna.completed([LAMP, COAT])
  const [lamp] = sheet.products
  await staff.call('PATCH', `products/${lamp?.id}/checkout/`)
  await cloud.idle()
  expect((await inTill(sheet)).map(({ name }) => name)).toEqual(['Frakke'])
  await staff.call('PATCH', `products/${lamp?.id}/revert_checkout/`)
  await cloud.idle()
  expect(await inTill(sheet)).toHaveLength(2)
  expect((await anna.call('DELETE', `product_sheets/${sheet.id}/`)).status).toBe(204)
  await cloud.idle()
  expect(await inTill(sheet)).toEqual([])
})

test('What was sold leaves the till by night; what comes back afterwards is in it at once', async () => {
  const sheet = await anna.completed([LAMP, LAMP])
  const purchase = await till.sell([{ number: sheet.products[0]?.number }])
  await cloud.idle()
  expect(await inTill(sheet), 'a thing that comes back the same day is there').toHaveLength(2)
  await later(90_000)
  expect((await inTill(sheet)).map(({ number }) => number)).toEqual([sheet.products[1]?.number])
  await till.sell([{ number: sheet.products[0]?.number, amount: 120, quantity: -1 }], { refundOf: purchase })
  await cloud.idle()
  expect(await inTill(sheet)).toHaveLength(2)
})

test('What somebody took out of the till is put in again with its next price', async () => {
  const sheet = await anna.completed([LAMP])
  const lamp = one(sheet.products)
  await till.takeOut(lamp.number)
  await anna.call('PATCH', `products/${lamp.id}/`, { price: '90.00', version: lamp.version })
  await cloud.idle()
  expect(await inTill(sheet)).toMatchObject([{ price: '90.00' }])
})

test('A till that is new to the market gets all that is for sale; without one a sheet is active at once', async () => {
  await changeMarket(MARKET, { zettleIntegration: false })
  await cloud.idle()
  const sheet = await anna.completed([LAMP, COAT])
  expect(sheet.status).toBe(4)
  expect(await inTill(sheet)).toEqual([])
  await changeMarket(MARKET, { zettleIntegration: true })
  await cloud.idle()
  expect(await inTill(sheet)).toHaveLength(2)
})

test('The till goes while a sheet is on its way: it is for sale without one', async () => {
  await till.fault('down')
  const { id } = await anna.begin()
  await anna.add(id, [LAMP])
  await anna.call('PATCH', `product_sheets/${id}/complete/`)
  await cloud.idle()
  await changeMarket(MARKET, { zettleIntegration: false })
  await later(1_000)
  expect((await anna.read(id)).status).toBe(4)
  await changeMarket(MARKET, { zettleIntegration: true })
  await cloud.idle()
})

test('A shop that connects another account of its till finds everything for sale in that one', async () => {
  const connect = async (zettleClientId: string) => {
    const keys = { zettleApiKey: SANDBOX_KEY, zettleClientId }
    expect((await staff.call('PATCH', `markets/${MARKET}/`, keys)).status).toBe(200)
    expect((await staff.call('POST', 'credentials/zettle/check/', {})).body).toMatchObject({ works: true })
    await cloud.idle()
  }
  await connect('3b9f0c5e-7a51-4c55-9d2e-9c1f6a1f0b11')
  const { products } = await anna.completed([LAMP, COAT])
  const inA = await till.products()
  expect(inA.map(({ number }) => number)).toEqual(
    expect.arrayContaining(products.map(({ number }) => number)),
  )
  await connect('4c8e1d6f-7a51-4c55-9d2e-9c1f6a1f0b12')
  expect(await till.products()).toEqual(inA.map(one => ({ ...one, uuid: expect.anything() })))
  const [lamp] = products
  await till.sell([{ number: lamp?.number }])
  await cloud.idle()
  expect((await staff.call<Thing>('GET', `products/${lamp?.id}/`)).body.status).toBe(6)
})
