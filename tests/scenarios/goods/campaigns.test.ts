/** Campaigns from their plan to their end: who is in them, what label and till say, and what a sale and its return bring. */
import { expect, test } from 'vitest'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { campaigningMarket } from '../../people/campaigning.ts'
import type { Thing } from '../../people/goods.ts'
import { counterOf, linesOf, setFee, thingsOf } from '../../people/sales.ts'
import { visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const TENANTS = { anna: '100001', bo: '100002' }

const shopOf = async (market: string) => {
  const shop = await campaigningMarket(cloud, market, TENANTS)
  for (const userNumber of Object.values(TENANTS)) await setFee(market, userNumber, 20)
  return { ...shop, counter: counterOf(cloud, market, () => shop.staff) }
}

const idsOf = (things: readonly Thing[]) => things.map(({ id }) => id)

test('A campaign is planned, asked for and answered; clock, label, till and lines agree from its first day to its end', async () => {
  const { anna, bo, staff, ...shop } = await shopOf('campaign-life')
  const [lamp, coat] = await thingsOf(anna, '100.00', '200.00')
  const [chair] = await thingsOf(bo, '50.00')
  if (!lamp || !coat || !chair) throw new Error('no things')
  const { id } = await shop.plan(10, 1, 2)
  expect((await anna.call('GET', 'campaigns/')).body).toMatchObject({ results: [{ id, status: 'planned' }] })

  const preview = await anna.call('POST', `product_campaigns/${id}/preview/`, { all: true })
  expect(preview.body).toMatchObject({
    products: [
      { id: lamp.id, fate: 'joins', now: '100.00', after: '90.00', shareNow: '80.00', shareAfter: '72.00' },
      { id: coat.id, fate: 'joins', after: '180.00' },
    ],
    ...{ total: { products: 2, now: '300.00', after: '270.00', shareAfter: '216.00' }, labels: 2 },
  })
  const asked = await anna.call('POST', `100001/${id}/add_request/`, { products: idsOf([lamp, coat]) })
  expect(asked).toMatchObject({
    status: 201,
    body: { name: 'Før advent', discountPercent: 10, status: 'pending', products: 2 },
  })
  await bo.call('POST', 'product_campaigns/', { campaign: id, products: [chair.id] })
  // What Bo asked twice and took back waits once.
  const [first] = (await bo.call<{ results: { id: string }[] }>('GET', 'campaign_requests/')).body.results
  const back = (by: typeof bo) => by.call('DELETE', `campaign_requests/${first?.id}/`)
  expect([(await back(anna)).status, (await back(bo)).status, (await back(bo)).status]).toEqual([
    404, 204, 404,
  ])
  await bo.call('POST', 'product_campaigns/', { campaign: id, products: [chair.id] })
  const waiting = await shop.waiting()
  expect(waiting).toMatchObject([
    { customer: '100001', ask: 'join', products: 2, now: '300.00', after: '270.00' },
    { customer: '100002', ask: 'join', products: 1 },
  ])
  const [ofAnna, ofBo] = waiting.map(one => one.id)
  expect(await shop.answer([ofAnna ?? ''], true)).toMatchObject({ state: 'done', counts: { joins: 2 } })
  await shop.answer([ofBo ?? ''], false, 'Kun glas')
  expect(await shop.waiting()).toEqual([])
  expect((await bo.call('GET', 'campaign_requests/')).body).toMatchObject({
    results: [{ status: 'declined', reason: 'Kun glas' }],
  })
  expect(await shop.campaign(id)).toMatchObject({ productsCount: 2, tenantsCount: 1, status: 'planned' })

  const look = async (thing: Thing) => {
    const { body } = await anna.call<Thing & { campaign: object | null }>('GET', `products/${thing.id}/`)
    return [body.sellPrice, await shop.priceInTill(thing), body.campaign]
  }
  expect(await look(lamp)).toEqual(['100.00', '100.00', { id, name: 'Før advent' }])
  await shop.nights()
  expect(await look(lamp)).toEqual(['90.00', '90.00', { id, name: 'Før advent' }])
  expect(await shop.priceInTill(chair)).toBe('50.00')
  const bought = await shop.counter.sold([{ number: lamp.number, amount: '90' }])
  expect(await linesOf(anna)).toMatchObject([{ unitPrice: '90.00', share: '72.00' }])

  const report = async (name: string, query = '') =>
    (await staff.call('GET', `customer_${name}_report/${query}`)).body
  const brought = { sold: 1, turnover: '90.00', commission: '18.00', share: '72.00' }
  expect(await report('campaigns', '?status=running')).toMatchObject({
    results: [{ campaign: id, customer: '100001', customerName: 'Lejer 100001', ...brought, products: 2 }],
    total: { ...brought, products: 2 },
  })

  await shop.nights(2)
  expect(await look(coat)).toEqual(['200.00', '200.00', null])
  expect(await shop.campaign(id)).toMatchObject({ status: 'ended', productsCount: 2 })
  await shop.counter.sold([{ number: lamp.number, amount: '90', quantity: '-1' }], { refundOf: bought })
  expect(await linesOf(anna)).toMatchObject([{ share: '-72.00' }, { share: '72.00' }])
  expect(await look(lamp)).toEqual(['100.00', '100.00', null])
  expect(await report('campaigns', `?campaign=${id}&customer=100001`)).toMatchObject({
    results: [{ status: 'ended', sold: 0, turnover: '0.00', share: '0.00' }],
  })
  expect(await report('campaigns', '?status=running')).toMatchObject({ results: [], count: 0 })
  await shop.counter.sold([{ number: chair.number, amount: '50' }])
  const none = { sold: 0, turnover: '0.00', daysToSell: null }
  expect(await report('products')).toMatchObject({
    results: [
      {
        ...{ customer: '100002', inShop: 0, inShopTotal: '0.00', new: none },
        used: { sold: 1, turnover: '50.00', daysToSell: 3 },
      },
      { customer: '100001', inShop: 2, inShopTotal: '300.00', used: none },
    ],
    total: { inShop: 2, inShopTotal: '300.00', used: { sold: 1, daysToSell: 3 } },
  })
  expect(await report('products', '?order=in_shop')).toMatchObject({
    results: [{ customer: '100001' }, { customer: '100002' }],
  })
  for (const [name, words] of [
    ['products', ['100001', 'I alt', '300,00']],
    ['campaigns', ['Før advent', '10,0', 'Slut']],
  ] as const) {
    const { url } = (await report(name, 'file/?format=csv&language=da')) as { url: string }
    const text = await (await fetch(url)).text()
    for (const word of words) expect(text).toContain(word)
    const book = (await report(name, 'file/?format=xlsx')) as { url: string }
    expect((await fetch(book.url)).status).toBe(200)
  }
  await shop.counter.expectAddsUp()
  expect(await shop.counter.clearing()).toEqual([])
})

test('The higher of its own discount and its campaign’s counts; a product is in one campaign at a time, and leaves it with its days kept', async () => {
  const { anna, staff, ...shop } = await shopOf('campaign-one')
  const { products } = await anna.completed([
    { name: 'Lampe', price: '100.00', discount: 15 },
    { name: 'Frakke', price: '100.00' },
  ])
  const [lamp, coat] = products
  if (!lamp || !coat) throw new Error('no things')
  const { id } = await shop.plan(10, 0, 5)
  const other = await shop.plan(30, 2, 6, 'En anden')
  expect(await shop.add('100001', id, { all: true })).toMatchObject({
    ...{ state: 'done', done: 2, total: 2, counts: { joins: 1, keeps: 1 } },
  })
  expect(await Promise.all([lamp, coat].map(shop.priceInTill))).toEqual(['85.00', '90.00'])
  const again = await staff.call('POST', `product_campaigns/100001/${other.id}/add_products/`, { all: true })
  expect(again).toMatchObject({ status: 409, body: { detail: 'nothing_to_move' } })
  const preview = await staff.call<{ products: { fate: string }[] }>(
    'POST',
    `product_campaigns/100001/${other.id}/preview/`,
    { all: true },
  )
  expect(preview.body.products.map(({ fate }) => fate)).toEqual(['other', 'other'])

  await shop.nights()
  expect(await anna.call('POST', `${id}/remove_request/`, { products: [coat.id] })).toMatchObject({
    status: 201,
  })
  const [leaving] = await shop.waiting()
  expect(leaving).toMatchObject({ ask: 'leave', now: '90.00', after: '100.00' })
  await shop.answer([leaving?.id ?? ''], true)
  expect(await shop.priceInTill(coat)).toBe('100.00')
  expect(await shop.campaign(id)).toMatchObject({ productsCount: 1, tenantsCount: 1 })
  expect(await shop.add('100001', other.id, { products: [coat.id] })).toMatchObject({ counts: { joins: 1 } })
  // The till was offline yesterday: what it sold then is reckoned with the campaign of that day.
  await shop.counter.sold([{ number: coat.number, amount: '90' }], { at: `${shop.day(0)}T15:00:00.000Z` })
  expect(await linesOf(anna)).toMatchObject([{ unitPrice: '90.00', share: '72.00' }])
  expect(
    await shop.remove(id, {
      sheet: (await anna.call<{ sheet: string }>('GET', `products/${lamp.id}/`)).body.sheet,
    }),
  ).toMatchObject({
    counts: { stays: 1, absent: 1 },
  })
  expect(await shop.campaign(id)).toMatchObject({ productsCount: 0, tenantsCount: 0 })
})

test('A campaign that has begun keeps its percentage and its first day; its end moves, and its products hear of it', async () => {
  const { anna, staff, ...shop } = await shopOf('campaign-change')
  const [lamp] = await thingsOf(anna, '100.00')
  if (!lamp) throw new Error('no thing')
  const { id, version, ...campaign } = await shop.plan(10, 1, 3)
  await shop.add('100001', id, { all: true })
  const typed = { name: campaign.name, dateFrom: campaign.dateFrom, dateTo: campaign.dateTo }
  const put = (body: object) => staff.call<{ detail?: string }>('PUT', `campaigns/${id}/`, body)
  expect((await put({ ...typed, discountPercent: 20, version })).status).toBe(200)
  expect((await put({ ...typed, discountPercent: 25, version })).body.detail).toBe('changed_meanwhile')
  await shop.nights()
  expect(await shop.priceInTill(lamp)).toBe('80.00')
  expect((await put({ ...typed, discountPercent: 30 })).body.detail).toBe('campaign_begun')
  expect((await put({ ...typed, discountPercent: 20, dateFrom: shop.day(0) })).body.detail).toBe(
    'campaign_begun',
  )
  // Ended now: from today on nothing costs less.
  expect(
    (await put({ ...typed, discountPercent: 20, dateFrom: shop.day(1), dateTo: shop.day(0) })).status,
  ).toBe(400)
  const ended = await put({ ...typed, discountPercent: 20, dateTo: shop.day(1) })
  expect(ended.body).toMatchObject({ status: 'running', productsCount: 1 })
  await shop.nights()
  expect(await shop.priceInTill(lamp)).toBe('100.00')
  expect((await put({ ...typed, discountPercent: 20, dateTo: shop.day(9) })).body.detail).toBe(
    'campaign_ended',
  )
  expect(
    (await staff.call('POST', `product_campaigns/100001/${id}/add_products/`, { all: true })).body,
  ).toMatchObject({
    detail: 'campaign_ended',
  })
})

test('A deleted campaign lets its products go, and what was asked of it ends', async () => {
  const { anna, bo, staff, ...shop } = await shopOf('campaign-gone')
  const [lamp] = await thingsOf(anna, '100.00')
  const [chair] = await thingsOf(bo, '50.00')
  if (!lamp || !chair) throw new Error('no things')
  const { id } = await shop.plan(10, 0, 3)
  await shop.add('100001', id, { all: true })
  await bo.call('POST', `100002/${id}/add_request/`, { all: true })
  expect(await shop.priceInTill(lamp)).toBe('90.00')
  expect((await staff.call('DELETE', `campaigns/${id}/`)).status).toBe(204)
  await cloud.idle()
  expect(await shop.priceInTill(lamp)).toBe('100.00')
  expect(await shop.waiting()).toEqual([])
  expect((await bo.call('GET', 'campaign_requests/')).body).toMatchObject({ results: [{ status: 'ended' }] })
  expect(await shop.list()).toEqual([])
  expect((await staff.call('DELETE', `campaigns/${id}/`)).status).toBe(404)
})

test('Two who join with the same product at once have it in the campaign once; others see nothing of it', async () => {
  const { anna, bo, staff, ...shop } = await shopOf('campaign-races')
  const things = await thingsOf(anna, ...Array.from({ length: 40 }, () => '10.00'))
  const { id } = await shop.plan(20, 0, 3)
  const path = `product_campaigns/100001/${id}/add_products/`
  const jobs = await Promise.all(
    [1, 2, 3].map(() => staff.call<{ job: string }>('POST', path, { all: true })),
  )
  const done = await Promise.all(jobs.map(({ body }) => shop.jobOf(body.job)))
  expect(done.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
  expect(done.reduce((all, { counts }) => all + (counts.joins ?? 0), 0)).toBe(40)
  expect(await shop.campaign(id)).toMatchObject({ productsCount: 40, tenantsCount: 1 })

  // A campaign that is deleted while its job runs ends the job, and keeps nobody in it.
  const other = await shop.plan(30, 0, 3, 'Kort')
  await shop.remove(id, { products: idsOf(things) })
  const { body } = await staff.call<{ job: string }>(
    'POST',
    `product_campaigns/100001/${other.id}/add_products/`,
    {
      all: true,
    },
  )
  await staff.call('DELETE', `campaigns/${other.id}/`)
  await shop.jobOf(body.job)
  expect(new Set(await Promise.all(things.slice(0, 3).map(shop.priceInTill)))).toEqual(new Set(['10.00']))

  const asAnna = await bo.call('POST', `100001/${id}/add_request/`, { all: true })
  expect(asAnna.status).toBe(404)
  const hers = await bo.call('POST', `100002/${id}/add_request/`, { products: idsOf(things).slice(0, 1) })
  expect(hers.status).toBe(404)
  expect((await anna.call('POST', 'campaigns/', {})).status).toBe(404)
  const neither = await anna.call('POST', `100001/${id}/add_request/`, {})
  expect(neither).toMatchObject({ status: 400, body: { products: ['required'] } })
})

test('A tenant hears of an answer once, in words and in their language: that it is yes, or no and why', async () => {
  const { anna, bo, ...shop } = await shopOf('campaign-mails')
  const things = await thingsOf(anna, '100.00', '200.00', '10.00')
  await thingsOf(bo, '50.00')
  const { id } = await shop.plan(10, 1, 2)
  await anna.call('POST', `100001/${id}/add_request/`, { products: idsOf(things) })
  await bo.call('POST', `100002/${id}/add_request/`, { all: true })
  const [ofAnna, ofBo] = (await shop.waiting()).map(one => one.id)
  const mailsTo = async (userNumber: string) =>
    (await visitorOf(cloud, 'campaign-mails').mails(`${userNumber}@campaign-mails.example`)).filter(
      ({ subject }) => subject.includes('Før advent'),
    )
  await shop.answer([ofAnna ?? ''], true)
  await shop.answer([ofBo ?? ''], false, 'Kun glas')
  const yes = await mailsTo(TENANTS.anna)
  expect(yes.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^You are in “Før advent” at /)])
  expect(yes[0]?.text).toMatch(
    /3 things will be in the campaign “Før advent” from .+ to .+, both days included\. On those days they cost 10% less/,
  )
  const no = await mailsTo(TENANTS.bo)
  expect(no.map(({ text }) => text)).toEqual([
    expect.stringMatching(/for 1 thing to join .+The shop said no\.\s+The shop writes:\s+Kun glas/),
  ])
  expect(no[0]?.links.some(link => link.endsWith(`#/campaigns/${id}`))).toBe(true)
})
