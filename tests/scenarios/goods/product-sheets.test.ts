/** A tenant types a sheet, completes it, prints its labels; what each status allows and refuses. */

import { beforeAll, expect, test } from 'vitest'
import { commit } from '#functions/kit/table.ts'
import { readProducts } from '#functions/products/table/product.ts'
import { moveProducts, withdraw } from '#functions/products/table/product-life.ts'
import { movedSheet, putSheet, readSheet } from '#functions/products/table/sheet.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { dayIn } from '#shared/kit/day.ts'
import { idFrom } from '#shared/products/number.ts'
import type { sheetCalls } from '#shared/products/sheet-calls.ts'
import { changeMarket } from '../../cloud/change-market.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { goodsMarket, type goodsOf, type Listed, type ProductSheet, type Thing } from '../../people/goods.ts'

type Quota = Answer<typeof sheetCalls.readLabelQuota>

const cloud = cloudForTests()
const MARKET = 'sheets'
const ANNA = { userNumber: '100001' }
let anna: ReturnType<typeof goodsOf>
let staff: ReturnType<typeof goodsOf>

beforeAll(async () => {
  ;({ anna, staff } = await goodsMarket(cloud, MARKET, { anna: '100001' }))
})

const LAMP = { name: 'Lampe', price: '120.00' }
const COAT = { name: 'Frakke, str. 42', price: '249,50', discount: 10, type: 2 }

test('A draft becomes products with numbers in the order of the sheet, and is locked from then on', async () => {
  const sheet = await anna.begin()
  expect(sheet).toMatchObject({ name: 'Default product sheet', status: 1, products: [] })
  const { status, body } = await anna.add(sheet.id, [LAMP, COAT])
  expect(status).toBe(201)
  expect(body.results.map(({ number, status }) => [number, status])).toEqual([
    ['', 1],
    ['', 1],
  ])
  const [lamp, coat] = body.results
  await anna.call('PATCH', `product_sheets/${sheet.id}/`, {
    order: [coat?.id, lamp?.id],
    version: body.version,
  })
  const completing = await anna.call<ProductSheet>('PATCH', `product_sheets/${sheet.id}/complete/`)
  expect(completing.body).toMatchObject({ status: 3 })
  await cloud.idle()

  const after = await anna.read(sheet.id)
  expect(after).toMatchObject({ status: 4, total: '369.50' })
  expect(after.products).toMatchObject([
    { name: COAT.name, number: `loakn${coat?.id}`, price: '249.50', sellPrice: '224.55', status: 4 },
    { name: 'Lampe', number: `loakb${lamp?.id}`, price: '120.00', sellPrice: '120.00', status: 4 },
  ])
  expect(after.zettleProducts).toEqual(after.products)

  expect((await anna.add(sheet.id, [LAMP])).body).toEqual({ detail: 'sheet_locked' })
  const refused = await anna.call('PATCH', `product_sheets/${sheet.id}/`, { name: 'Nyt' })
  expect([refused.status, refused.body]).toEqual([409, { detail: 'sheet_locked' }])
  expect((await anna.call('DELETE', `products/${lamp?.id}/`)).status).toBe(409)
  expect((await anna.call('PATCH', `product_sheets/${sheet.id}/complete/`)).status).toBe(409)
})

test('Where tenants may not complete, the sheet waits for staff, who delete a row of it and complete it', async () => {
  await changeMarket(MARKET, { customerAccessToProductCompletion: false })
  const { id } = await anna.begin('Til staff')
  expect((await anna.call('PATCH', `product_sheets/${id}/complete/`)).body).toEqual({ detail: 'sheet_empty' })
  await anna.add(id, [LAMP])
  const ready = await anna.call<ProductSheet>('PATCH', `product_sheets/${id}/complete/`)
  expect(ready.body.status).toBe(2)
  expect((await anna.call('PATCH', `product_sheets/${id}/complete/`)).status).toBe(409)
  expect((await anna.add(id, [LAMP, COAT])).status).toBe(201)
  const last = (await anna.read(id)).products.at(-1)
  expect((await staff.call('DELETE', `products/${last?.id}/`)).status).toBe(204)
  const waiting = () => staff.call<{ count: number; results: object[] }>('GET', 'waiting_sheets/')
  const line = {
    id,
    customer: ANNA.userNumber,
    customerName: 'Lejer 100001',
    name: 'Til staff',
    productsCount: 2,
  }
  expect((await waiting()).body).toMatchObject({ count: 1, results: [line] })
  await staff.call('PATCH', `product_sheets/${ANNA.userNumber}/${id}/complete/`)
  await cloud.idle()
  expect((await staff.call('DELETE', `products/${last?.id}/`)).status).toBe(404)
  expect((await waiting()).body).toEqual({ count: 0, results: [] })
  expect(await anna.read(id)).toMatchObject({ status: 4, productsCount: 2 })
  await changeMarket(MARKET, { customerAccessToProductCompletion: true })
})

test('Where tenants may not make products, each call that makes them is refused, and staff make them', async () => {
  const { id } = await anna.begin()
  await changeMarket(MARKET, { customerAccessToProductCreation: false })
  const refused = { detail: 'not_enabled' }
  expect((await anna.call('POST', 'product_sheets/', {})).body).toEqual(refused)
  expect((await anna.add(id, [LAMP])).body).toEqual(refused)
  expect((await anna.call('POST', 'products/', LAMP)).body).toEqual(refused)
  expect((await anna.call('PATCH', `product_sheets/${id}/complete/`)).body).toEqual(refused)
  const path = `product_sheets/${id}/products/${ANNA.userNumber}/`
  expect((await staff.call('POST', path, [LAMP])).status).toBe(201)
  await changeMarket(MARKET, { customerAccessToProductCreation: true })
})

test('Without a till, or without single items, tenants have no list of products', async () => {
  expect((await anna.call('GET', 'products/')).status).toBe(200)
  for (const change of [
    { zettleApiValid: false },
    { zettleApiValid: true, individualizedItemsAccess: false },
  ]) {
    await changeMarket(MARKET, change)
    expect((await anna.call('GET', 'products/')).body).toEqual({ detail: 'not_enabled' })
  }
  await changeMarket(MARKET, { individualizedItemsAccess: true })
})

test('Two hundred things are made in one go; 201 and one without a price make none', async () => {
  const { id } = await anna.begin('Mange')
  const many = Array.from({ length: 201 }, (_, at) => ({ name: `Bog ${at + 1}`, price: '5' }))
  expect((await anna.add(id, many)).status).toBe(400)
  const wrong = await anna.add(id, [LAMP, { name: 'Gratis', price: '0' }])
  expect([wrong.status, wrong.body]).toEqual([400, { '1.price': ['price_needed'] }])
  expect((await anna.read(id)).productsCount).toBe(0)
  const { products } = await anna.completed(many.slice(1))
  expect(new Set(products.map(({ number }) => number)).size).toBe(200)
  expect(products.map(({ name }) => name)).toEqual(many.slice(1).map(({ name }) => name))
  const first = (await anna.call<Listed<Thing>>('GET', 'products/?status=4')).body
  expect(first.results).toHaveLength(25)
  expect(first.pagesCount).toBeGreaterThanOrEqual(8)
})

test('The same key adds once', async () => {
  const { id } = await anna.begin()
  const path = `products/${id}/create_for_product_sheet/`
  const send = () =>
    cloud.call<{ results: Thing[] }>('POST', `/api/customer/${path}`, [LAMP], {
      market: MARKET,
      ...anna.caller,
      headers: { 'idempotency-key': '0123456789abcdef0123456789abcdef' },
    })
  const [one, other] = [await send(), await send()]
  expect(one.body.results).toEqual(other.body.results)
  expect((await anna.read(id)).productsCount).toBe(1)
})

test('One thing with the same key is added once, to a sheet or to a new one', async () => {
  const { id } = await anna.begin()
  const send = (body: object, key: string) =>
    cloud.call<Thing>('POST', '/api/customer/products/', body, {
      ...anna.caller,
      headers: { 'idempotency-key': key.repeat(32) },
    })
  const [one, other] = [await send({ ...LAMP, sheet: id }, 'a'), await send({ ...LAMP, sheet: id }, 'a')]
  expect(one.body).toEqual(other.body)
  expect((await anna.read(id)).productsCount).toBe(1)
  const [alone, again] = [await send(LAMP, 'b'), await send(LAMP, 'b')]
  expect(alone.body).toEqual(again.body)
})

test('An order moves things and deletes none; ids that are not of the sheet are refused', async () => {
  const { id } = await anna.begin()
  const rows = (await anna.add(id, [LAMP, COAT, LAMP])).body.results.map(row => row.id)
  const [one = '', , three = ''] = rows
  for (const order of [['999999-3'], [one, one]])
    expect((await anna.call('PATCH', `product_sheets/${id}/`, { order })).body).toEqual({
      order: ['unknown'],
    })
  const moved = await anna.call<ProductSheet>('PATCH', `product_sheets/${id}/`, { order: [three] })
  expect(moved.body.products.map(row => row.id)).toEqual([three, one, rows[1]])
})

test('A sheet whose job was cancelled is completed again, or deleted', async () => {
  const { id } = await anna.begin()
  await anna.add(id, [LAMP, COAT])
  const { job } = (await anna.call<{ job: string }>('PATCH', `product_sheets/${id}/complete/`)).body
  const cancelled = await anna.call('POST', `jobs/${job}/cancel/`, {})
  await cloud.idle()
  if (cancelled.status < 300 && (await anna.read(id)).status === 3) {
    expect((await anna.call('PATCH', `product_sheets/${id}/complete/`)).status).toBe(200)
    await cloud.idle()
  }
  expect((await anna.read(id)).status).toBe(4)
  expect((await anna.call('DELETE', `product_sheets/${id}/`)).status).toBe(204)
})

test('A sheet whose deletion broke off has none of its things for sale, and is completed again, or deleted', async () => {
  const { id, products } = await anna.completed([LAMP, COAT])
  const [lamp] = products
  // As a worker that died after a piece has left it.
  const sheet = await readSheet(MARKET, ANNA.userNumber, id)
  const things = await readProducts(MARKET, ANNA.userNumber, [idFrom(lamp?.id ?? '')?.running ?? 0])
  await commit([
    putSheet(MARKET, movedSheet(sheet, 'withdraw')),
    ...moveProducts(
      MARKET,
      ANNA.userNumber,
      things.map(before => ({ before, after: withdraw(before) })),
    ),
  ])
  const broken = await anna.read(id)
  expect([broken.status, ...broken.products.map(({ status }) => status)]).toEqual([3, 3, 4])
  expect((await anna.call('GET', `product_sheets/${id}/labels/?layout=a4-24`)).status).toBe(409)
  expect((await anna.call('PATCH', `product_sheets/${id}/complete/`)).status).toBe(200)
  await cloud.idle()
  const again = await anna.read(id)
  expect([again.status, ...again.products.map(({ status }) => status)]).toEqual([4, 4, 4])
  expect(again.products[0]?.number).toBe(lamp?.number)
  expect((await anna.call('DELETE', `product_sheets/${id}/`)).status).toBe(204)
  expect((await anna.call('GET', `product_sheets/${id}/`)).status).toBe(404)
})

test('Completing, adding and deleting at the same moment end in one true state', async () => {
  const { id } = await anna.begin()
  const [row] = (await anna.add(id, [LAMP, COAT])).body.results
  const answers = await Promise.all([
    anna.call('PATCH', `product_sheets/${id}/complete/`),
    anna.add(id, [LAMP]),
    anna.call('DELETE', `products/${row?.id}/`),
    anna.call('PATCH', `product_sheets/${id}/complete/`),
  ])
  expect(answers.every(({ status }) => status < 300 || status === 409)).toBe(true)
  await cloud.idle()
  const sheet = await anna.read(id)
  const [, added, removed] = answers
  expect(sheet.productsCount).toBe(2 + (added.status === 201 ? 1 : 0) - (removed.status === 204 ? 1 : 0))
  if (sheet.status === 4)
    expect(sheet.products.every(({ number, status }) => number && status === 4)).toBe(true)
})

test('Labels are counted by the month, whoever prints them; each is counted once where two print at once', async () => {
  const quota = async () => (await anna.call<Quota>('GET', 'label_quota/')).body
  const sheet = await anna.completed([LAMP, COAT, LAMP])
  await staff.call('PATCH', `products/${sheet.products[2]?.id}/checkout/`)
  const { printed: before } = await quota()
  await changeMarket(MARKET, { freeLabels: before + 4, furtherLabelPrice: 50 })
  await Promise.all([
    anna.call('PATCH', `product_sheets/${sheet.id}/print/`),
    staff.call('PATCH', `product_sheets/100001/${sheet.id}/print/`, { labels: '2-3' }),
  ])
  const { now } = (await cloud.call<{ now: string }>('GET', '/local/clock/')).body
  expect(await quota()).toEqual({
    month: dayIn('Europe/Copenhagen', Date.parse(now)).slice(0, 7),
    printed: before + 3,
    freeLabels: before + 4,
    furtherLabelPrice: '0.50',
  })
  await anna.call('PATCH', `product_sheets/${sheet.id}/print/`)
  const owed = await staff.call<{ results: object[] }>('GET', 'balance_transactions/100001/')
  expect(owed.body.results).toMatchObject([
    { type: 6, amount: '-0.50', by: '', from: { kind: 'product-sheet', id: sheet.id } },
  ])
  expect((await staff.call<Quota>('GET', 'label_quota/100001/')).body).toEqual(await quota())
  await changeMarket(MARKET, { freeLabels: null })
})

test('Printing makes sheet and products printed and is counted; a lower price wants a new label', async () => {
  const sheet = await anna.completed([LAMP, COAT])
  expect((await anna.call('PATCH', `product_sheets/${sheet.id}/print/`, { labels: '3' })).body).toEqual({
    labels: ['labels_missing'],
  })
  await anna.call('PATCH', `product_sheets/${sheet.id}/print/`)
  await anna.call('PATCH', `product_sheets/${sheet.id}/print/`)
  await cloud.idle()
  const printed = await anna.read(sheet.id)
  expect(printed).toMatchObject({ status: 5, printedCount: 2 })
  expect(printed.products.map(({ status, needsLabel }) => [status, needsLabel])).toEqual([
    [5, false],
    [5, false],
  ])
  const [lamp] = printed.products
  const higher = await anna.call('PATCH', `products/${lamp?.id}/`, { price: '130.00' })
  expect([higher.status, higher.body]).toEqual([400, { price: ['price_above'] }])
  const lower = await anna.call<Thing>('PATCH', `products/${lamp?.id}/`, { price: '99.00' })
  expect(lower.body).toMatchObject({ price: '99.00', needsLabel: true })
  expect((await anna.call('PATCH', `products/${lamp?.id}/`, { name: 'Ny' })).body).toEqual({
    detail: 'sheet_locked',
  })
})

test('A copy has the same things with numbers of their own; a deleted sheet leaves what was handed out', async () => {
  const sheet = await anna.completed([LAMP, COAT])
  const copy = (await anna.call<ProductSheet>('POST', `product_sheets/${sheet.id}/copy/`, {})).body
  expect(copy).toMatchObject({ status: 1, products: [{ name: 'Lampe', number: '' }, { name: COAT.name }] })
  expect(copy.products[0]?.id).not.toBe(sheet.products[0]?.id)

  const [lamp, coat] = sheet.products
  await staff.call('PATCH', `products/${lamp?.id}/checkout/`, { reason: 'Hentet' })
  expect((await anna.call('DELETE', `product_sheets/${sheet.id}/`)).status).toBe(204)
  expect((await anna.call('GET', `products/${coat?.id}/`)).status).toBe(404)
  expect((await anna.call<Thing>('GET', `products/${lamp?.id}/`)).body.status).toBe(7)
})
