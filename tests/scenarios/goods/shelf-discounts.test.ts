/** A tenant gives a sheet or the whole shelf a discount; the till, labels, what comes later and the signs of the shop follow. */
import { expect, test } from 'vitest'
import { changeMarket } from '../../cloud/change-market.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { campaigningMarket } from '../../people/campaigning.ts'
import type { Thing } from '../../people/goods.ts'
import { thingsOf } from '../../people/sales.ts'

const cloud = cloudForTests()

interface Discount {
  id: string
  products: number
  removable: boolean
}

interface Signs {
  results: { id: string; task: string; done: { who: string } | null }[]
  tillFile: { name: string; begins: boolean }[]
}

test('A shelf is reduced in some days: prices fall and rise by the clock, with a sign in place of labels; what comes later has it too', async () => {
  const { anna, staff, ...shop } = await campaigningMarket(cloud, 'shelf-discount', { anna: '100001' })
  await changeMarket('shelf-discount', { freeLabels: 0, furtherLabelPrice: 50 })
  const { products } = await anna.completed([
    { name: 'Lampe', price: '100.00' },
    { name: 'Frakke', price: '200.00', discount: 15 },
  ])
  const [lamp, coat] = products
  if (!lamp || !coat) throw new Error('no things')
  const days = { percent: 25, dateFrom: shop.day(1), dateTo: shop.day(2) }
  const preview = (body: object) => anna.call('POST', 'discount_preview/', { ...days, ...body })
  expect((await preview({})).body).toEqual({
    ...{ products: 1, kept: 1, now: '100.00', after: '75.00', shareNow: '100.00', shareAfter: '75.00' },
    ...{ labels: 1, labelsCost: '0.50' },
  })
  expect((await preview({ onSign: true })).status).toBe(409)
  expect((await preview({ dateFrom: shop.day(-1) })).body).toEqual({ dateFrom: ['invalid_date'] })
  await changeMarket('shelf-discount', { discountSigns: true })
  expect((await preview({ onSign: true })).body).toMatchObject({ labels: 0, labelsCost: '0.00' })

  const given = await anna.call<Discount>('POST', 'discounts/', { ...days, onSign: true })
  expect(given).toMatchObject({ status: 201, body: { products: 1, sheet: null, removable: true } })
  await cloud.idle()
  const signs = async () => (await staff.call<Signs>('GET', 'signs/')).body.results
  expect(await signs()).toEqual([])
  const look = async (thing: Thing) => {
    const { sellPrice } = (await anna.call<Thing>('GET', `products/${thing.id}/`)).body
    expect(await shop.priceInTill(thing)).toBe(sellPrice)
    return sellPrice
  }
  expect(await look(lamp)).toBe('100.00')
  await shop.nights()
  expect(await look(lamp)).toBe('75.00')
  expect(await look(coat)).toBe('170.00')
  const [later] = await thingsOf(anna, '40.00')
  if (!later) throw new Error('no thing')
  expect(await look(later)).toBe('30.00')

  const { id } = given.body
  expect(await signs()).toMatchObject([
    { id, task: 'hang', percent: 25, customer: '100001', name: 'Lejer 100001', done: null },
  ])
  const tick = (task: string, done: boolean) => staff.call('PATCH', `signs/${id}/`, { task, done })
  await tick('hang', true)
  expect((await signs())[0]?.done?.who).toBe('boss')
  await tick('hang', false)
  expect((await signs())[0]?.done).toBeNull()
  await tick('hang', true)
  // It has begun: only staff take it back.
  expect((await anna.call('DELETE', `discounts/${id}/`)).body).toMatchObject({ detail: 'undo_too_late' })

  await shop.nights(2)
  expect(await look(lamp)).toBe('100.00')
  expect(await signs()).toMatchObject([{ id, task: 'take', done: null }])
  await tick('take', true)
  expect((await signs())[0]?.done?.who).toBe('boss')
  expect((await anna.call('GET', 'discounts/')).body).toMatchObject({
    ...{ results: [], shelfUntil: null, signs: true },
  })
})

test('A sheet is reduced, and the discount is taken back; others see and change nothing of it', async () => {
  const tenants = { anna: '100001', bo: '100002' }
  const { anna, bo, staff, ...shop } = await campaigningMarket(cloud, 'sheet-discount', tenants)
  const one = await anna.completed([{ name: 'Lampe', price: '100.00' }])
  const other = await anna.completed([{ name: 'Frakke', price: '100.00' }])
  const [lamp, coat] = [one.products[0], other.products[0]]
  if (!lamp || !coat) throw new Error('no things')
  const days = { percent: 50, dateFrom: shop.day(0), dateTo: shop.day(3), sheet: one.id }
  expect((await bo.call('POST', 'discounts/', days)).status).toBe(404)
  expect((await bo.call('POST', 'discounts/', { ...days, sheet: undefined })).body).toMatchObject({
    detail: 'nothing_to_discount',
  })
  const wrong = await anna.call('POST', 'discounts/', { ...days, percent: 100, dateTo: shop.day(-1) })
  expect(wrong).toMatchObject({ status: 400, body: { percent: ['number_range'] } })
  const { body } = await anna.call<Discount>('POST', 'discounts/', days)
  await cloud.idle()
  expect(await Promise.all([lamp, coat].map(shop.priceInTill))).toEqual(['50.00', '100.00'])
  expect((await anna.call('GET', `products/${lamp.id}/`)).body).toMatchObject({ discount: 50 })
  expect((await bo.call<{ results: [] }>('GET', 'discounts/')).body.results).toEqual([])
  expect((await bo.call('DELETE', `discounts/${body.id}/`)).status).toBe(404)
  expect((await staff.call('GET', 'customer_discounts/100001/')).body).toMatchObject({
    results: [{ percent: 50 }],
  })
  // The shelf has a lower one: it counts where the sheet's is taken back, also for what is out of the shop meanwhile.
  const { sheet: _, ...whole } = { ...days, percent: 20 }
  const shelfs = await anna.call<Discount>('POST', 'discounts/', whole)
  await cloud.idle()
  expect(await Promise.all([lamp, coat].map(shop.priceInTill))).toEqual(['50.00', '80.00'])
  await staff.call('PATCH', `products/${coat.id}/checkout/`)
  await anna.call('DELETE', `discounts/${shelfs.body.id}/`)
  await cloud.idle()
  await staff.call('PATCH', `products/${coat.id}/revert_checkout/`)
  await cloud.idle()
  expect(await Promise.all([lamp, coat].map(shop.priceInTill))).toEqual(['50.00', '100.00'])
  // A price that its tenant changed meanwhile is theirs.
  await anna.call('PATCH', `products/${coat.id}/`, { discount: 20 })
  await anna.call('DELETE', `discounts/${body.id}/`)
  await cloud.idle()
  expect(await Promise.all([lamp, coat].map(shop.priceInTill))).toEqual(['100.00', '80.00'])
  expect((await staff.call('DELETE', `customer_discounts/100001/${body.id}/`)).status).toBe(404)
})

test('A higher discount for the last days leaves the running one alone, also after its end; a slip and its undo keep both', async () => {
  const { anna, ...shop } = await campaigningMarket(cloud, 'two-discounts', { anna: '100001' })
  const sheet = await anna.completed([{ name: 'Lampe', price: '100.00' }])
  const [lamp] = sheet.products
  if (!lamp) throw new Error('no thing')
  const give = async (percent: number, from: number, to: number, of: object = {}) => {
    const days = { percent, dateFrom: shop.day(from), dateTo: shop.day(to), ...of }
    expect((await anna.call<{ after: string }>('POST', 'discount_preview/', days)).status).toBe(200)
    const given = await anna.call<Discount>('POST', 'discounts/', days)
    expect(given.status).toBe(201)
    await cloud.idle()
    return given.body.id
  }
  const price = async () => {
    const { sellPrice } = (await anna.call<Thing>('GET', `products/${lamp.id}/`)).body
    expect(await shop.priceInTill(lamp)).toBe(sellPrice)
    return sellPrice
  }
  await give(20, 0, 4, { sheet: sheet.id })
  const planned = await give(50, 1, 2)
  expect(await price()).toBe('80.00')
  await give(30, 0, 0)
  expect(await price()).toBe('70.00')
  // A slip, and its undo: the discounts of shelf and sheet are those of before.
  await anna.call('PATCH', `products/${lamp.id}/`, { discount: 60 })
  await anna.call('PATCH', `products/${lamp.id}/undo_lowering/`)
  await cloud.idle()
  expect(await price()).toBe('70.00')
  const [later] = await thingsOf(anna, '40.00')
  if (!later) throw new Error('no thing')
  expect(await shop.priceInTill(later)).toBe('28.00')
  await shop.nights()
  expect(await price()).toBe('50.00')
  expect(await shop.priceInTill(later)).toBe('20.00')
  await shop.nights(2)
  expect(await price()).toBe('80.00')
  expect(await shop.priceInTill(later)).toBe('40.00')
  expect((await anna.call('GET', `products/${lamp.id}/`)).body).toMatchObject({ discount: 20 })
  expect((await anna.call('DELETE', `discounts/${planned}/`)).status).toBe(404)
})

test('A campaign by signs changes no label; free labels of a campaign are not counted; a till by files is due a new one', async () => {
  const { anna, staff, ...shop } = await campaigningMarket(cloud, 'campaign-labels', { anna: '100001' })
  await changeMarket('campaign-labels', { campaignLabels: 'free', freeLabels: 1, furtherLabelPrice: 100 })
  const sheet = await anna.completed([{ name: 'Lampe', price: '100.00' }])
  const [lamp] = sheet.products
  if (!lamp) throw new Error('no thing')
  const print = async () => {
    // A label that was printed in the second in which a price changed may have either price.
    await cloud.later(2)
    await anna.call('PATCH', `product_sheets/${sheet.id}/print/`)
    await cloud.idle()
  }
  const quota = async () => (await anna.call<{ printed: number }>('GET', 'label_quota/')).body.printed
  const needsLabel = async () => (await anna.call<Thing>('GET', `products/${lamp.id}/`)).body.needsLabel
  await print()
  expect([await quota(), await needsLabel()]).toEqual([1, false])
  const { id } = await shop.plan(10, 0, 0)
  await shop.add('100001', id, { all: true })
  expect(await needsLabel()).toBe(true)
  await print()
  expect([await quota(), await needsLabel()]).toEqual([1, false])
  // Once more is a label of the tenant's own.
  await print()
  expect(await quota()).toBe(2)
  await changeMarket('campaign-labels', { campaignLabels: 'sign', zettleIntegration: false })
  expect(await needsLabel()).toBe(true)
  expect((await staff.call<Signs>('GET', 'signs/')).body).toMatchObject({
    results: [{ id, task: 'hang', customer: null, name: 'Før advent', done: null }],
    tillFile: [{ name: 'Før advent', begins: true }],
  })
  await shop.nights()
  expect((await staff.call<Signs>('GET', 'signs/')).body).toMatchObject({
    results: [],
    tillFile: [{ begins: false }],
  })
})
