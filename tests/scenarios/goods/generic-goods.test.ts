/** Tenants without items of their own (D61): two products of each in the till, and their sales need no product in Reol. */
import { beforeAll, expect, test } from 'vitest'
import { takeUserNumber } from '#functions/customers/table/user-number.ts'
import { now } from '#functions/kit/clock.ts'
import { setSubscription } from '#functions/markets/operate.ts'
import { bookReceipt } from '#functions/sales/receipt/book.ts'
import { takePurchases } from '#functions/tills/purchases.ts'
import { readTillDays } from '#functions/tills/table/till-day.ts'
import { dayIn, timeIn } from '#shared/kit/day.ts'
import { changeMarket } from '../../cloud/change-market.ts'
import { setFault } from '../../cloud/fault.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { goodsMarket, type goodsOf } from '../../people/goods.ts'
import { setFee } from '../../people/sales.ts'
import { tillOf } from '../../people/till.ts'
import { setZettle, tillFilesOf } from '../../people/till-file.ts'

const cloud = cloudForTests()
const MARKET = 'generic'
const till = tillOf(cloud, MARKET)
let anna: ReturnType<typeof goodsOf>
let staff: ReturnType<typeof goodsOf>

const inTill = async () =>
  (await till.products()).map(({ number, name, price, vatPercentage }) => [
    number,
    name,
    price,
    vatPercentage,
  ])
const lines = async () => (await anna.call<{ results: object[] }>('GET', 'sale_lines/')).body.results
const clearing = async () =>
  (await staff.call<{ results: { id: string; reason: string }[] }>('GET', 'clearing/')).body.results
const sold = async (rows: object[], how: object = {}) => {
  await cloud.later(1)
  const purchase = await till.sell(rows, how)
  await cloud.idle()
  return purchase
}

beforeAll(async () => {
  ;({ anna, staff } = await goodsMarket(cloud, MARKET, { anna: '100001' }))
  // Anna has the first.
  await takeUserNumber(MARKET)
  await setFee(MARKET, '100001', 20)
  await setSubscription(MARKET, { individualizedItemsAccess: false })
  await cloud.idle()
})

test('Each tenant has used and new goods in the till, also one who comes later; another rate of VAT goes to them', async () => {
  const price = null
  const annas = [
    ['loakb100001', 'Brugte varer 100001', price, '0'],
    ['loakn100001', 'Nye varer 100001', price, '25'],
  ]
  expect(await inTill()).toEqual(annas)
  const created = await staff.call<{ userNumber: string }>('POST', 'customers/', {
    name: 'Bo',
    email: 'bo@generic.example.com',
    phone: '20123456',
    country: 'dk',
  })
  expect(created).toMatchObject({ status: 201 })
  await cloud.idle()
  const { userNumber } = created.body
  expect((await inTill()).map(([number]) => number)).toEqual([
    'loakb100001',
    `loakb${userNumber}`,
    'loakn100001',
    `loakn${userNumber}`,
  ])
  expect((await staff.call('DELETE', `customers/${userNumber}/`)).status).toBe(204)
  await cloud.idle()
  expect(await inTill()).toEqual(annas)
  await changeMarket(MARKET, { vatPercentUsed: 25 })
  await cloud.idle()
  expect((await inTill())[0]).toEqual(['loakb100001', 'Brugte varer 100001', price, '25'])
})

test('They are sold as often as the clerk types their number, and come back in part at the commission of their day', async () => {
  const purchase = await sold([
    { number: 'loakb100001', amount: 100 },
    { number: 'loakb100001', amount: 25, quantity: 3 },
  ])
  expect(await lines()).toMatchObject([
    {
      productNumber: 'loakb100001',
      product: '',
      quantity: 3,
      unitPrice: '25.00',
      total: '75.00',
      share: '60.00',
    },
    { name: 'Brugte varer 100001', quantity: 1, total: '100.00', share: '80.00' },
  ])
  await setFee(MARKET, '100001', 50)
  await sold([{ number: 'loakb100001', amount: 40, quantity: -1 }], { refundOf: purchase })
  expect((await lines())[0]).toMatchObject({ quantity: -1, total: '-40.00', share: '-32.00' })
  await setFee(MARKET, '100001', 20)
  // Lines of sales have her number: she stays who she is.
  const other = { name: 'Eva', email: 'eva@generic.example.com', phone: '20123457', country: 'dk' }
  const eva = (await staff.call<{ userNumber: string; version: number }>('POST', 'customers/', other)).body
  const { version } = (await staff.call<{ version: number }>('GET', 'customers/100001/')).body
  const asked = { from: '100001', version: eva.version, fromVersion: version }
  expect(await staff.call('POST', `customers/${eva.userNumber}/merge/`, asked)).toMatchObject({
    status: 409,
    body: { detail: 'in_use', usedBy: [{ kind: 'goods', id: '100001', name: '3' }] },
  })
  expect((await staff.call('DELETE', `customers/${eva.userNumber}/`)).status).toBe(204)
  expect(await clearing()).toEqual([])
})

test('A line without a number is a tenant’s when staff say so', async () => {
  await sold([
    { name: 'Skål', amount: 60 },
    { number: 'loakb999999', amount: 10 },
  ])
  const open = await clearing()
  expect(open.map(({ reason }) => reason)).toEqual(['no_number', 'unknown_number'])
  const assign = (body: object) => staff.call('POST', `clearing/${open[0]?.id}/assign/`, body)
  expect(await assign({})).toMatchObject({ status: 400, body: { product: ['required'] } })
  expect((await assign({ customer: '100001' })).body).toMatchObject({
    state: 'assigned',
    answer: 'loakb100001',
  })
  expect((await assign({ customer: '100001' })).body).toMatchObject({ detail: 'clearing_done' })
  expect((await lines())[0]).toMatchObject({ name: 'Skål', quantity: 1, total: '60.00', share: '48.00' })
  await sold([{ name: 'Skål', amount: 60, quantity: -1 }])
  const back = (await clearing()).find(({ reason }) => reason === 'no_number')
  expect((await staff.call('POST', `clearing/${back?.id}/assign/`, { customer: '100001' })).status).toBe(200)
  expect((await lines())[0]).toMatchObject({ name: 'Skål', quantity: -1, total: '-60.00', share: '-48.00' })
  for (const { total, lines: booked, clearing: waits, aside, beside } of await readTillDays(MARKET, 31))
    expect(booked + waits + aside + beside).toBe(total)
})

test('No more of them comes back than their line took', async () => {
  const number = 'loakb100001'
  const refundOf = await sold([
    { number, amount: 100 },
    { number, amount: 30 },
  ])
  const back = (amount: number) => sold([{ number, amount, quantity: -1 }], { refundOf })
  for (const amount of [30, 60, 50, 40]) await back(amount)
  const undone = (await lines()).slice(0, 3)
  expect(undone).toMatchObject([{ total: '-40.00' }, { total: '-60.00' }, { total: '-30.00' }])
  expect((await clearing()).at(-1)).toMatchObject({ reason: 'return_unknown', amount: '-50.00' })
})

test('What a till has said by itself is not booked from its file, nor what stood in a file from a till that comes back', async () => {
  const number = 'loakb100001'
  const files = tillFilesOf(cloud, staff)
  /** A row of now, by the shop's clock. */
  const row = async (amount: number, hasTime = true) => {
    const ms = Date.parse((await cloud.call<{ now: string }>('GET', '/local/clock/')).body.now)
    const time = hasTime ? timeIn('Europe/Copenhagen', ms) : ''
    return `${dayIn('Europe/Copenhagen', ms)};${time};${number};${amount},00`
  }
  const booked = async () => (await lines()).length
  const before = await booked()
  await sold([{ number, amount: 100 }])
  const [itself, timeless] = [await row(100), await row(100, false)]
  await setZettle(MARKET, false)
  expect((await files.products()).lines, 'a till by files has them too, with the VAT of their kind').toEqual([
    'loakb100001;Brugte varer 100001;;25,0;Brugt;100001',
    'loakn100001;Nye varer 100001;;25,0;Ny;100001',
  ])
  await cloud.later(600)
  const own = await row(70)
  await till.sell([{ number, amount: 70 }])
  const content = ['Dato;Klokkeslæt;Varenummer;Betalt', itself, timeless, own].join('\r\n')
  expect((await files.upload(content)).body).toMatchObject({
    counts: { sold: 1, reported: 2 },
    samples: [
      { line: 2, fate: 'reported', amount: '100.00' },
      { line: 3, fate: 'reported' },
      { line: 4, fate: 'sold', amount: '70.00' },
    ],
  })
  expect(await files.booked(content)).toMatchObject({ receipts: 1, sold: 1, reported: 2 })
  await cloud.later(60)
  await setZettle(MARKET, true)
  await cloud.idle()
  await sold([{ number, amount: 15 }])
  expect((await lines()).slice(0, 3)).toMatchObject([
    { total: '15.00' },
    { total: '70.00' },
    { total: '100.00' },
  ])
  expect(await booked()).toBe(before + 3)
  await setZettle(MARKET, false)
  expect((await files.upload(content)).body.counts).toMatchObject({ before: 1, reported: 2 })
  await setZettle(MARKET, true)
  await cloud.idle()
})

test('They leave the till when the market gives its tenants items of their own', async () => {
  await setSubscription(MARKET, { individualizedItemsAccess: true })
  await cloud.idle()
  expect(await inTill()).toEqual([])
})

test('A receipt of twenty rows that three workers book at once counts once', async () => {
  const summary = async () =>
    (await anna.call<{ number: number; turnover: string }>('GET', 'sale_lines/summary/')).body
  const before = await summary()
  await setFault(cloud, 'events', 'drop')
  const rows = Array.from({ length: 20 }, () => ({ number: 'loakb100001', amount: '10' }))
  const purchase = await sold(rows)
  await setFault(cloud, 'events', 'off')
  await takePurchases(MARKET, { id: 'by hand', at: now(), isHint: false })
  await Promise.all([1, 2, 3].map(() => bookReceipt(MARKET, 'zettle', purchase)))
  const after = await summary()
  expect([after.number - before.number, Number(after.turnover) - Number(before.turnover)]).toEqual([20, 200])
})
