/** Products one by one: handed out, found by staff and tenants, on labels, and in the way of a customer's end. */
import { beforeAll, expect, test } from 'vitest'
import { todayIn } from '#functions/kit/clock.ts'
import { countTries, triesLeft } from '#functions/kit/limit.ts'
import { commit } from '#functions/kit/table.ts'
import { addDays } from '#shared/kit/day.ts'
import { LABEL_LAYOUTS } from '#shared/products/label-layouts.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { goodsMarket, type goodsOf, type Listed, type Thing } from '../../people/goods.ts'
import { writtenTenant } from '../../people/written-tenant.ts'
import { readPdf } from '../../read/read-pdf.ts'

const cloud = cloudForTests()
const MARKET = 'products'
const ANNA = { userNumber: '100001' }
let anna: ReturnType<typeof goodsOf>
let bo: ReturnType<typeof goodsOf>
let cai: ReturnType<typeof goodsOf>
let cy: ReturnType<typeof goodsOf>
let staff: ReturnType<typeof goodsOf>

beforeAll(async () => {
  const tenants = { anna: '100001', bo: '100002', cai: '100003', cy: '100004' }
  ;({ anna, bo, cy, cai, staff } = await goodsMarket(cloud, MARKET, tenants))
})

const LAMP = { name: 'Lampe', price: '120.00' }
const COAT = { name: 'Frakke, str. 42', price: '249,50', discount: 10, type: 2 }

test('Staff hand a product out and take it back; a second time is refused', async () => {
  const [lamp] = (await anna.completed([LAMP])).products
  const out = await staff.call<Thing>('PATCH', `products/${lamp?.id}/checkout/`, { reason: 'Hentet af Anna' })
  expect(out.body).toMatchObject({
    status: 7,
    checkoutReason: 'Hentet af Anna',
    customerName: 'Lejer 100001',
  })
  expect(out.body.checkoutTs).not.toBeNull()
  expect((await staff.call('PATCH', `products/${lamp?.id}/checkout/`)).body).toEqual({
    detail: 'product_ended',
  })
  const back = await staff.call<Thing>('PATCH', `products/${lamp?.id}/revert_checkout/`)
  expect(back.body).toMatchObject({ status: 4, checkoutTs: null })
  expect((await staff.call('PATCH', `products/${lamp?.id}/revert_checkout/`)).body).toEqual({
    detail: 'product_not_checked_out',
  })
  const history = await staff.call<Listed<{ who: string }>>('GET', `audit/?kind=product&id=${lamp?.id}`)
  expect(history.body.results).toHaveLength(2)
})

test('Staff hand out all that a tenant has in the shop in one call, as often as it is sent, and take it back', async () => {
  const { products } = await cai.completed(
    Array.from({ length: 50 }, (_, at) => ({ ...LAMP, name: `Bog ${at}` })),
  )
  await staff.call('PATCH', `products/${products[0]?.id}/checkout/`)
  await cloud.idle()
  const asked = 'customer=100003&status=in_shop'
  const list = () => staff.call<Listed<Thing> & { count: number }>('GET', `customer_products/?${asked}`)
  expect((await list()).body).toMatchObject({ count: 49, pagesCount: 2 })
  const { ids } = (await staff.call<{ ids: string[] }>('GET', `customer_products/ids/?${asked}`)).body
  expect(ids.toSorted()).toEqual(
    products
      .slice(1)
      .map(({ id }) => id)
      .toSorted(),
  )
  const move = (verb: string, some: string[]) =>
    staff.call<{ done: string[]; refused: object[] }>('POST', `products/${verb}/`, { products: some })
  for (const _ of ['sent', 'sent again']) {
    const { body } = await move('checkout', [...ids, '100003-9999'])
    expect(body.done).toEqual(ids)
    expect(body.refused).toEqual([{ id: '100003-9999', name: '', code: 'not_found' }])
  }
  await cloud.idle()
  expect((await list()).body).toMatchObject({ results: [], count: 0 })
  const history = await staff.call<Listed<{ who: string }>>('GET', `audit/?kind=product&id=${ids[0]}`)
  expect(history.body.results).toHaveLength(1)
  const back = (await move('revert_checkout', ids)).body
  expect([back.done.length, back.refused]).toEqual([49, []])
  await cloud.idle()
  expect((await list()).body.count).toBe(49)
})

test('A tenant sees their own goods alone, by whatever id; the shop finds all by number, word and tenant', async () => {
  const sheet = await bo.completed([{ name: 'Rød cykel', price: '800' }])
  const [bike] = sheet.products
  expect((await anna.call('GET', `product_sheets/${sheet.id}/`)).status).toBe(404)
  expect((await anna.call('GET', `products/${bike?.id}/`)).status).toBe(404)
  expect((await anna.call('PATCH', `products/${bike?.id}/`, { price: '1' })).status).toBe(404)
  expect((await anna.add(sheet.id, [LAMP])).status).toBe(404)
  for (const query of ['', '?customer=100002']) {
    const own = (await anna.call<Listed<Thing & { checkoutReason: string }>>('GET', `products/${query}`)).body
    expect(own.results.length).toBeGreaterThan(0)
    expect(own.results.every(({ id }) => id.startsWith('100001-'))).toBe(true)
    expect(own.results.map(({ checkoutReason }) => checkoutReason).filter(Boolean), 'staff’s note').toEqual(
      [],
    )
  }

  await cloud.idle()
  for (const query of [
    `search=${bike?.number}`,
    'search=cyk',
    'search=r%C3%B8d&status=4',
    'customer=100002',
  ]) {
    const found = (await staff.call<Listed<Thing>>('GET', `customer_products/?${query}`)).body
    expect(
      found.results.map(({ id }) => id),
      query,
    ).toEqual([bike?.id])
  }
  const none = (await staff.call<Listed<Thing>>('GET', 'customer_products/?search=cykel&status=6')).body
  expect(none.results).toEqual([])
})

test('What a tenant changes of a thing for sale never makes it dearer, and a typed price is what it sells for', async () => {
  const [cup] = (await anna.completed([{ name: 'Kop', price: '12.00' }])).products
  const path = `products/${cup?.id}/`
  const change = (body: object) => anna.call<Thing>('PATCH', path, body)
  expect((await change({ discount: 20 })).body).toMatchObject({ price: '12.00', sellPrice: '9.60' })
  for (const [dearer, field] of [
    [{ price: '10' }, 'price'],
    [{ price: '9.61' }, 'price'],
    [{ price: '11', discount: 10 }, 'price'],
    [{ discount: 0 }, 'discount'],
    [{ discount: 10 }, 'discount'],
    [{ discountFrom: '2099-01-01' }, 'discountFrom'],
    // Cheaper today, and four times as dear tomorrow.
    [{ price: '48', discount: 90, discountTo: todayIn({ timeZone: 'Europe/Copenhagen' }) }, 'price'],
    [{ discountTo: '2020-01-01' }, 'discountTo'],
  ] as const)
    expect([dearer, (await change(dearer)).body]).toEqual([dearer, { [field]: ['price_above'] }])
  const typed = await change({ price: '9' })
  expect(typed.body).toMatchObject({ price: '9.00', sellPrice: '9.00', discount: 0 })
  expect((await change({ price: '10' })).body).toEqual({ price: ['price_above'] })
  const raised = await staff.call<Thing>('PATCH', path, { price: '20' })
  expect(raised.body).toMatchObject({ sellPrice: '20.00' })
})

test('A price in doubt is kept as it was typed and holds the sheet back, until its typist says which it is', async () => {
  const { id } = await anna.begin()
  const { body } = await anna.add(id, [LAMP, { name: 'Bog', price: '1,250', typedPrice: '1,250' }])
  const [, book] = body.results
  expect(book).toMatchObject({ price: '1250.00', typedPrice: '1,250' })
  const refused = await anna.call('PATCH', `product_sheets/${id}/complete/`)
  expect([refused.status, refused.body]).toEqual([409, { detail: 'prices_doubtful' }])
  const renamed = await anna.call<Thing>('PATCH', `products/${book?.id}/`, { name: 'Bøger' })
  expect(renamed.body).toMatchObject({ typedPrice: '1,250' })
  const answered = await anna.call<Thing>('PATCH', `products/${book?.id}/`, { price: '1,25' })
  expect(answered.body).toMatchObject({ price: '1.25', typedPrice: '' })
  expect((await anna.call('PATCH', `product_sheets/${id}/complete/`)).status).toBe(200)
  await cloud.idle()
})

test('A tenant’s goods are counted and summed up by where they are; those in the shop are one list', async () => {
  interface Summary {
    inShop: { count: number; total: string }
    sold: number
    handedOut: number
  }
  const cups = Array.from({ length: 28 }, () => ({ name: 'Kop', price: '10.00' }))
  const printed = await cy.completed(cups)
  expect((await cy.call('PATCH', `product_sheets/${printed.id}/print/`)).status).toBe(200)
  const dated = { name: 'Fad', price: '50.00', discount: 50, discountTo: '2099-01-01' }
  const [dish, lamp] = (await cy.completed([dated, LAMP])).products
  await cy.call('PATCH', `products/${lamp?.id}/`, { discount: 25 })
  await staff.call('PATCH', `products/${printed.products[0]?.id}/checkout/`)
  await cloud.idle()
  const own = await cy.call<Summary>('GET', 'products/summary/')
  // 27 cups, the dish without its discount of some days, and the lamp that was lowered.
  expect(own.body).toEqual({ inShop: { count: 29, total: '410.00' }, sold: 0, handedOut: 1 })
  expect((await staff.call('GET', 'customer_products/100004/summary/')).body).toEqual(own.body)
  const page = async (number: number) =>
    (await cy.call<Listed<Thing>>('GET', `products/?status=in_shop&page=${number}`)).body
  const [first, second] = [await page(1), await page(2)]
  expect([first.results.length, second.results.length, second.pagesCount]).toEqual([25, 4, 2])
  expect(first.results.slice(0, 2).map(({ id }) => id)).toEqual([lamp?.id, dish?.id])
  expect(new Set([...first.results, ...second.results].map(({ status }) => status))).toEqual(new Set([4, 5]))
})

test('A slip of a price is taken back within ten minutes, and the price before stays known', async () => {
  const [lamp] = (await anna.completed([LAMP])).products
  const path = `products/${lamp?.id}/`
  const slip = await anna.call<Thing>('PATCH', path, { discount: 30 })
  expect(slip.body).toMatchObject({ sellPrice: '84.00', loweredFrom: '120.00' })
  const undone = await anna.call<Thing>('PATCH', `${path}undo_lowering/`)
  expect(undone.body).toMatchObject({ sellPrice: '120.00', discount: 0, loweredFrom: null, undoUntil: null })
  expect((await anna.call('PATCH', `${path}undo_lowering/`)).body).toEqual({ detail: 'undo_too_late' })
  await anna.call('PATCH', path, { price: '90' })
  await cloud.later(601)
  expect((await anna.call('PATCH', `${path}undo_lowering/`)).body).toEqual({ detail: 'undo_too_late' })
  expect((await anna.call<Thing>('GET', path)).body).toMatchObject({ loweredFrom: '120.00', undoUntil: null })
  // What staff say counts from then on.
  await staff.call('PATCH', path, { price: '100' })
  expect((await anna.call<Thing>('GET', path)).body).toMatchObject({ sellPrice: '100.00', loweredFrom: null })
})

test('A discount leaves something of the price, for tenants and for staff', async () => {
  const [pin] = (await anna.completed([{ name: 'Nål', price: '0.04' }])).products
  for (const who of [anna, staff]) {
    const change = (body: object) => who.call('PATCH', `products/${pin?.id}/`, body)
    expect((await change({ discount: 100 })).body).toEqual({ discount: ['number_range'] })
    expect((await change({ discount: 90 })).body).toEqual({ discount: ['price_needed'] })
  }
  const { id } = await anna.begin('Gratis')
  expect((await anna.add(id, [{ name: 'Nål', price: '0.04', discount: 90 }])).body).toEqual({
    '0.discount': ['price_needed'],
  })
})

test('The labels come as a file in each layout; a place that the page has not is refused', async () => {
  const sheet = await anna.completed([LAMP, COAT])
  const labels = (query: string) =>
    anna.call<{ url: string; count: number }>('GET', `product_sheets/${sheet.id}/labels/?${query}`)
  for (const layout of LABEL_LAYOUTS) {
    const made = await labels(`layout=${layout}`)
    expect([made.status, made.body.count], layout).toEqual([200, 2])
    const shown = await fetch(made.body.url)
    expect(shown.headers.get('content-disposition')).toMatch(/^inline; filename=".+\.pdf"/)
    expect((await shown.text()).slice(0, 5)).toBe('%PDF-')
    const trial = await labels(`layout=${layout}&testPage=true`)
    expect([trial.status, trial.body.count], layout).toEqual([200, 0])
  }
  expect((await labels('layout=a4-24&labels=2')).body.count).toBe(1)
  expect((await labels('layout=a4-24&labels=3')).body).toEqual({ labels: ['labels_missing'] })
  expect((await labels('layout=a4-8&start=9')).body).toEqual({ start: ['number_range'] })
})

test('A label says the shelf of the booking, whoever prints it; any choice of labels fits into a call', async () => {
  const shelves = (await staff.call<Listed<{ id: string; name: string }>>('GET', 'shelves/')).body.results
  const today = todayIn({ timeZone: 'Europe/Copenhagen' })
  const booking = { customer: '100003', dateStart: addDays(today, 7), dateEnd: addDays(today, 13), status: 1 }
  const booked = await staff.call<{ id: string; version: number }>('POST', 'shelf_bookings/', {
    ...booking,
    shelf: shelves[0]?.id,
  })
  expect(booked.status).toBe(201)
  const { id } = await cai.completed(Array.from({ length: 3 }, (_, at) => ({ ...LAMP, name: `Lampe ${at}` })))
  const print = async (who: typeof cai, path: string) => {
    const every = Array.from({ length: 1_000 }, (_, at) => at + 1).filter(at => at % 3)
    const wanted = { layout: 'a4-24', labels: every.filter(at => at < 4).join(',') }
    const made = await who.call<{ url: string; count: number }>(
      'POST',
      `product_sheets/${path}labels/`,
      wanted,
    )
    expect(made.body.count).toBe(2)
    const tooMany = { ...wanted, labels: every.join(',') }
    expect((await who.call('POST', `product_sheets/${path}labels/`, tooMany)).body).toEqual({
      labels: ['labels_missing'],
    })
    return readPdf(Buffer.from(await (await fetch(made.body.url)).arrayBuffer())).flat()
  }
  expect(await print(cai, `${id}/`)).toContain(shelves[0]?.name)
  await staff.call('PUT', `shelf_bookings/${booked.body.id}/`, {
    shelf: shelves[1]?.id,
    version: booked.body.version,
  })
  expect(await print(staff, `100003/${id}/`)).toContain(shelves[1]?.name)
})

test('A tenant makes a hundred files of labels in a day and no more; staff go on', async () => {
  const { id } = await cai.completed([LAMP])
  const limit = { what: 'label-files', who: '100003', most: 100, window: 86_400 }
  await commit([countTries(MARKET, limit, (await triesLeft(MARKET, limit)) - 1)])
  const labels = (who: typeof cai, path: string) =>
    who.call('POST', `product_sheets/${path}labels/`, { layout: 'roll' })
  expect((await labels(cai, `${id}/`)).status).toBe(200)
  const refused = await labels(cai, `${id}/`)
  expect([refused.status, refused.body]).toEqual([429, { detail: 'too_many_label_files' }])
  expect((await labels(staff, `100003/${id}/`)).status).toBe(200)
})

test('A customer with sheets is merged into nobody', async () => {
  await writtenTenant(cloud, MARKET, { userNumber: '100009', name: 'Ny', email: 'ny@products.example' })
  const merged = await staff.call('POST', 'customers/100009/merge/', { from: ANNA.userNumber })
  expect([merged.status, (merged.body as { detail: string }).detail]).toEqual([409, 'in_use'])
})

test('A customer with goods in the shop is not deleted; without them their sheets go', async () => {
  const [bike] = (await bo.call<Listed<Thing>>('GET', 'products/')).body.results
  const refused = await staff.call<{ usedBy: { kind: string }[] }>('DELETE', 'customers/100002/')
  expect([refused.status, refused.body.usedBy[0]?.kind]).toEqual([409, 'goods'])
  await staff.call('PATCH', `products/${bike?.id}/checkout/`)
  expect((await staff.call('DELETE', 'customers/100002/')).status).toBe(204)
  await cloud.idle()
  const left = (await staff.call<Listed<Thing>>('GET', 'customer_products/?customer=100002')).body
  expect(left.results.map(({ status }) => status)).toEqual([7])
})
