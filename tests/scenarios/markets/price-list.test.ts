/** Staff keep the price list: types, periods, services and what they cost. */
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { StaffPeriod, StaffService, StaffType } from '#shared/shelves/staff-calls.ts'
import type { StaffPrice, StaffTypeService } from '#shared/shelves/staff-prices-calls.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { staffToken } from '../../people/staff.ts'
import { visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'price-list'
let token = ''

beforeAll(async () => {
  await openMarket(MARKET, 2)
  token = await staffToken(cloud, MARKET)
})

const call = <T>(method: string, path: string, body?: unknown) =>
  cloud.call<T & { usedBy: { kind: string; name: string }[]; count: number; present: unknown }>(
    method,
    `/api/admin/${path}`,
    body,
    { market: MARKET, token },
  )

const list = async <T>(path: string): Promise<T[]> => (await call<{ results: T[] }>('GET', path)).body.results

const newType = async (name: string): Promise<StaffType> =>
  (await call<StaffType>('POST', 'shelf_types/', { name })).body
const newPeriod = async (body: object): Promise<StaffPeriod> =>
  (await call<StaffPeriod>('POST', 'booking_periods/', body)).body
const newService = async (name: string): Promise<StaffService> =>
  (await call<StaffService>('POST', 'additional_services/', { name, price: '60' })).body
const setPrices = (lines: object[]) => call<StaffPrice[]>('POST', 'shelf_period_prices/', lines)

const shown = async (id: string) => (await visitorOf(cloud, MARKET).types()).find(type => type.id === id)

test('A shelf type is added, changed, hidden and deleted; a change of an older version is refused', async () => {
  const made = await call<StaffType>('POST', 'shelf_types/', { name: ' Rail ', description: 'For clothes' })
  expect(made).toMatchObject({
    status: 201,
    body: { name: 'Rail', isActive: true, shelves: 0, prices: 0, image: null, version: 1 },
  })
  const { id, version } = made.body
  const changed = await call<StaffType>('PUT', `shelf_types/${id}/`, { version, name: 'Long rail' })
  expect(changed).toMatchObject({ status: 200, body: { name: 'Long rail', description: 'For clothes' } })
  const late = await call('PUT', `shelf_types/${id}/`, { version, name: 'Short rail' })
  expect(late).toMatchObject({ status: 409, body: { detail: 'changed_meanwhile', present: changed.body } })
  expect((await list<StaffType>('shelf_types/')).find(type => type.id === id)).toEqual(changed.body)
  expect((await call('DELETE', `shelf_types/${id}/`)).status).toBe(204)
  expect((await call('DELETE', `shelf_types/${id}/`)).status).toBe(404)
})

test('A type has a picture, by a form, until it is taken away', async () => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#264' } })
    .png()
    .toBuffer()
  const form = (fields: Record<string, string>, file?: Uint8Array | string) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.append(name, value)
    if (file)
      data.append('image', new File([typeof file === 'string' ? file : new Uint8Array(file)], 'a.png'))
    return data
  }
  const { body } = await call<StaffType>('POST', 'shelf_types/', form({ name: 'Pictured' }, picture))
  expect((await fetch(cloud.url() + body.image)).status).toBe(200)
  const same = form({ name: 'Pictured 2', discountPercent: '', isActive: 'false' })
  const kept = await call<StaffType>('PUT', `shelf_types/${body.id}/`, same)
  expect(kept.body).toMatchObject({ name: 'Pictured 2', image: body.image, isActive: false })
  const gone = await call<StaffType>('PUT', `shelf_types/${body.id}/`, form({ removeImage: 'true' }))
  expect(gone.body.image).toBeNull()
  await cloud.idle()
  expect((await fetch(cloud.url() + body.image)).status).toBe(404)
  expect(await call('POST', 'shelf_types/', form({ name: 'X' }, 'no picture'))).toMatchObject({
    status: 400,
    body: { image: ['picture_type'] },
  })
})

test.each([
  ['shelf_types/', { name: '' }, { name: ['required'] }],
  ['shelf_types/', { name: 'X', discountPercent: 101 }, { discountPercent: ['invalid'] }],
  ['shelf_types/', { name: 'X', discountPercent: 2.5 }, { discountPercent: ['invalid'] }],
  ['shelf_types/', { name: 'X', discountValidFrom: 'soon' }, { discountValidFrom: ['invalid'] }],
  [
    'shelf_types/',
    { name: 'X', discountValidFrom: '2026-12-02T00:00:00Z', discountValidTo: '2026-12-01T00:00:00Z' },
    { discountValidTo: ['discount_range'] },
  ],
  ['booking_periods/', { days: 0 }, { days: ['length_required'] }],
  ['booking_periods/', { days: -1 }, { days: ['invalid'] }],
  ['booking_periods/', { months: 13 }, { days: ['too_long'] }],
  ['additional_services/', { name: 'X' }, { price: ['required'] }],
  ['additional_services/', { name: 'X', price: '-1' }, { price: ['invalid'] }],
  ['shelf_period_prices/', [], { non_field_errors: ['too_short'] }],
] as const)('POST %s of %j is refused', async (path, body, refused) => {
  expect(await call('POST', path, body)).toEqual({ status: 400, body: refused })
})

test('A period without a name is called by its length, in the language of the market', async () => {
  expect(await newPeriod({ months: 1, weeks: 2 })).toMatchObject({ name: '1 måned og 2 uger', ownName: '' })
  const named = await newPeriod({ days: 3, name: 'En weekend' })
  expect(named).toMatchObject({ name: 'En weekend', ownName: 'En weekend', days: 3 })
  const { body } = await call<StaffPeriod>('PUT', `booking_periods/${named.id}/`, { name: '', days: 4 })
  expect(body).toMatchObject({ name: '4 dage', ownName: '', days: 4, weeks: 0 })
})

test('A price makes a type visible, "0" takes it away, and what is used cannot be deleted', async () => {
  const [type, period] = [await newType('Cabinet'), await newPeriod({ weeks: 1 })]
  expect(await shown(type.id)).toBeUndefined()
  const at = { shelfType: type.id, bookingPeriod: period.id }
  const { status, body } = await setPrices([{ ...at, price: '199.5', version: 0 }])
  expect({ status, body }).toMatchObject({ status: 200, body: [{ ...at, bookingPeriod: { id: period.id } }] })
  expect(body[0]).toMatchObject({ price: '199.50', version: 1 })
  expect(await shown(type.id)).toMatchObject({ fromPrice: '199.50' })
  for (const path of [`shelf_types/${type.id}/`, `booking_periods/${period.id}/`])
    expect(await call('DELETE', path)).toMatchObject({ status: 409, body: { detail: 'in_use', count: 1 } })
  await call('PUT', `shelf_types/${type.id}/`, { isActive: false })
  expect(await shown(type.id)).toBeUndefined()
  expect((await setPrices([{ ...at, price: '0' }])).body).toEqual([])
  for (const path of [`shelf_types/${type.id}/`, `booking_periods/${period.id}/`])
    expect((await call('DELETE', path)).status).toBe(204)
})

test('A save of prices is refused as a whole, with the line and the field', async () => {
  const [type, period] = [await newType('Whole'), await newPeriod({ weeks: 2 })]
  const right = { shelfType: type.id, bookingPeriod: period.id, price: '10' }
  const range = { discountValidFrom: '2026-12-02T00:00:00Z', discountValidTo: '2026-12-01T00:00:00Z' }
  const cases = [
    [[right, right], { '1.bookingPeriod': ['listed_twice'] }],
    [[{ ...right, bookingPeriod: type.id }], { '0.bookingPeriod': ['unknown'] }],
    [[right, { ...right, shelfType: period.id }], { '1.shelfType': ['unknown'] }],
    [[{ ...right, ...range }], { '0.discountValidTo': ['discount_range'] }],
    [[{ ...right, price: 'ten' }], { '0.price': ['invalid'] }],
  ] as const
  for (const [lines, refused] of cases)
    expect(await setPrices([...lines])).toEqual({ status: 400, body: refused })
  expect((await call('GET', `shelf_period_prices/?shelfType=${type.id}`)).body).toEqual([])
})

test('Two people who set the same price at once make one price, and the later one hears of it', async () => {
  const [type, period] = [await newType('Race'), await newPeriod({ weeks: 3 })]
  const at = { shelfType: type.id, bookingPeriod: period.id, version: 0 }
  const both = await Promise.all([setPrices([{ ...at, price: '10' }]), setPrices([{ ...at, price: '20' }])])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const present = (await call<StaffPrice[]>('GET', `shelf_period_prices/?shelfType=${type.id}`)).body
  expect(present).toHaveLength(1)
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
    detail: 'changed_meanwhile',
    present,
  })
})

test("A price's own discount beats its type's, and both do not add up", async () => {
  const [type, own, plain] = [
    await newType('Half'),
    await newPeriod({ days: 5 }),
    await newPeriod({ days: 6 }),
  ]
  await setPrices([
    { shelfType: type.id, bookingPeriod: own.id, price: '100', discountPercent: 10 },
    { shelfType: type.id, bookingPeriod: plain.id, price: '100' },
  ])
  await call('PUT', `shelf_types/${type.id}/`, { discountPercent: 50 })
  const path = `/api/anonymous/shelf_period_prices/?shelfType=${type.id}`
  const { body } = await cloud.call<StaffPrice[]>('GET', path, undefined, { market: MARKET })
  expect(body.map(({ discountedPrice }) => discountedPrice)).toEqual(['90.00', '50.00'])
  const staff = await call<StaffPrice[]>('GET', `shelf_period_prices/?shelfType=${type.id}`)
  expect(staff.body.map(({ discountPercent }) => discountPercent)).toEqual([10, null])
})

test('A service is offered by types; hidden it is offered no more, and used it cannot be deleted', async () => {
  const [type, service] = [await newType('Served'), await newService('Labels')]
  const line = { shelfType: type.id, service: service.id, price: '60' }
  const { body } = await call<StaffTypeService[]>('POST', 'shelf_type_services/', [line])
  expect(body).toMatchObject([{ shelfType: type.id, service: { id: service.id }, price: '60.00' }])
  expect(await call('DELETE', `additional_services/${service.id}/`)).toMatchObject({
    status: 409,
    body: { usedBy: [{ kind: 'shelf-type', name: 'Served' }] },
  })
  const path = `/api/anonymous/shelf_type_services/?shelfType=${type.id}`
  const offered = async () => (await cloud.call('GET', path, undefined, { market: MARKET })).body
  expect(await offered()).toHaveLength(1)
  const hidden = await call('PUT', `additional_services/${service.id}/`, { isActive: false, price: '70' })
  expect(hidden).toMatchObject({ status: 200, body: { isActive: false, price: '70.00', types: 1 } })
  expect(await offered()).toEqual([])
  expect((await call('DELETE', `shelf_types/${type.id}/`)).status).toBe(204)
  expect((await call('DELETE', `additional_services/${service.id}/`)).status).toBe(204)
})
