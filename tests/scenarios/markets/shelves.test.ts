/** Staff keep the shelves, and begin with the price list of the template. */
import { beforeAll, expect, test } from 'vitest'
import { commit } from '#functions/kit/table.ts'
import { readAll } from '#functions/shelves/shelves.ts'
import { removeShelf } from '#functions/shelves/table/shelf.ts'
import type { StaffType } from '#shared/shelves/staff-calls.ts'
import type { StaffShelf } from '#shared/shelves/staff-shelves-calls.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { staffToken } from '../../people/staff.ts'
import { visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'shelves'
const EMPTY = 'shelves-new'
const tokens: Record<string, string> = {}

beforeAll(async () => {
  await openMarket(MARKET, 2)
  tokens[MARKET] = await staffToken(cloud, MARKET)
})

const call = <T>(method: string, path: string, body?: unknown, market = MARKET) =>
  cloud.call<T & { usedBy: { kind: string; id: string; name: string }[]; count: number }>(
    method,
    `/api/admin/${path}`,
    body,
    { market, token: tokens[market] ?? '' },
  )

const newType = async (name: string): Promise<string> =>
  (await call<StaffType>('POST', 'shelf_types/', { name })).body.id

const listed = async (query: string, market = MARKET) =>
  (await call<{ results: StaffShelf[]; pagesCount: number }>('GET', `shelves/?${query}`, undefined, market))
    .body

test('One shelf and a list of shelves are added, sorted as people sort them, and found by name', async () => {
  const type = await newType('Rail')
  const one = await call<StaffShelf>('POST', 'shelves/', { name: 'Rail 10', type })
  expect(one).toMatchObject({ status: 201, body: { name: 'Rail 10', type, typeName: 'Rail', version: 1 } })
  const names = Array.from({ length: 60 }, (_, at) => `Rail ${at + 11}`)
  const many = await call<StaffShelf[]>('POST', 'shelves/', [
    { name: 'Rail 9', type },
    ...names.map(name => ({ name, type })),
  ])
  expect(many.body.map(({ name }) => name)).toEqual(['Rail 9', ...names])
  const first = await listed(`type=${type}`)
  expect(first.pagesCount).toBe(3)
  expect(first.results.slice(0, 3).map(({ name }) => name)).toEqual(['Rail 9', 'Rail 10', 'Rail 11'])
  expect((await listed(`type=${type}&search=rail%2070`)).results.map(({ name }) => name)).toEqual(['Rail 70'])
  const types = (await call<{ results: StaffType[] }>('GET', 'shelf_types/')).body.results
  expect(types.find(({ id }) => id === type)?.shelves).toBe(62)
  expect(await call('DELETE', `shelf_types/${type}/`)).toMatchObject({ status: 409, body: { count: 62 } })
})

test('Two shelves never have the same name, whatever the case and whoever comes first', async () => {
  const type = await newType('Names')
  const add = (name: string) => call<StaffShelf>('POST', 'shelves/', { name, type })
  const both = await Promise.all([add('Corner'), add('CORNER')])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(both.find(({ status }) => status === 409)?.body).toEqual({ name: ['name_taken'] })
  const list = [
    { name: 'Door', type },
    { name: 'door ', type },
    { name: 'corner', type },
  ]
  expect(await call('POST', 'shelves/', list)).toMatchObject({
    status: 400,
    body: { '1.name': ['listed_twice'] },
  })
  expect(await call('POST', 'shelves/', [list[0], list[2]])).toMatchObject({
    status: 409,
    body: { '1.name': ['name_taken'] },
  })
  const door = await add('Door')
  const { id } = door.body
  expect(await call('PUT', `shelves/${id}/`, { name: 'corner' })).toMatchObject({ status: 409 })
  expect(await call('PUT', `shelves/${id}/`, { name: 'DOOR', version: 1 })).toMatchObject({ status: 200 })
  expect(await call('PUT', `shelves/${id}/`, { name: 'Gate', version: 1 })).toMatchObject({
    status: 409,
    body: { detail: 'changed_meanwhile' },
  })
})

test.each([
  [{ name: '', type: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }, { name: ['required'] }],
  [{ name: 'X', type: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }, { type: ['unknown'] }],
  [[{ name: 'X', type: 'rail' }], { '0.type': ['invalid'] }],
  [[], { non_field_errors: ['too_short'] }],
])('POST shelves/ of %j is refused', async (body, refused) => {
  expect(await call('POST', 'shelves/', body)).toEqual({ status: 400, body: refused })
})

test('A shelf that somebody has keeps its type and cannot be deleted, and the refusal names the booking', async () => {
  const reserved = await visitorOf(cloud, MARKET).reserveOne()
  const other = await newType('Elsewhere')
  const shelf = `shelves/${reserved.shelf.id}/`
  const inUse = {
    status: 409,
    body: { detail: 'in_use', count: 1, usedBy: [{ kind: 'booking', id: reserved.id }] },
  }
  expect(await call('DELETE', shelf)).toMatchObject(inUse)
  expect(await call('PUT', shelf, { type: other })).toMatchObject(inUse)
  const renamed = await call<StaffShelf>('PUT', shelf, { name: 'By the window' })
  expect(renamed).toMatchObject({ status: 200, body: { name: 'By the window' } })
})

test('A free shelf moves to another type, where visitors find it, and is deleted', async () => {
  const [from, to] = [await newType('From'), await newType('To')]
  const { body } = await call<StaffShelf>('POST', 'shelves/', { name: 'Mover', type: from })
  const moved = await call<StaffShelf>('PUT', `shelves/${body.id}/`, { type: to, version: 1 })
  expect(moved).toMatchObject({ status: 200, body: { type: to, typeName: 'To', version: 2 } })
  expect((await call('DELETE', `shelf_types/${from}/`)).status).toBe(204)
  expect((await call('DELETE', `shelves/${body.id}/`)).status).toBe(204)
  expect((await call('DELETE', `shelves/${body.id}/`)).status).toBe(404)
  expect((await call('DELETE', `shelf_types/${to}/`)).status).toBe(204)
})

interface Template {
  isThere: boolean
  canBeMade: boolean
  canBeRemoved: boolean
  count: number
}

const emptied = async () => {
  await openMarket(EMPTY, 0, { language: 'de', currencyCode: 'EUR', services: [] })
  tokens[EMPTY] = await staffToken(cloud, EMPTY)
  const [{ types, periods, prices }, { shelves }] = await readAll(EMPTY)
  await call(
    'POST',
    'shelf_period_prices/',
    [...prices.values()].map(({ shelfType, bookingPeriod }) => ({ shelfType, bookingPeriod, price: '0' })),
    EMPTY,
  )
  await commit(shelves.map(shelf => removeShelf(EMPTY, shelf)))
  for (const id of types.keys()) await call('DELETE', `shelf_types/${id}/`, undefined, EMPTY)
  for (const id of periods.keys()) await call('DELETE', `booking_periods/${id}/`, undefined, EMPTY)
}

test('The template makes a price list once, and throws it away while nobody has used or changed it', async () => {
  await emptied()
  const template = (method: string) => call<Template>(method, 'price_list_template/', undefined, EMPTY)
  expect((await template('GET')).body).toMatchObject({ isThere: false, canBeMade: true })
  const made = await template('POST')
  expect(made).toMatchObject({ status: 201, body: { isThere: true, canBeMade: false, canBeRemoved: true } })
  expect(await template('POST')).toMatchObject({ status: 409, body: { detail: 'price_list_exists' } })
  const types = (await call<{ results: StaffType[] }>('GET', 'shelf_types/', undefined, EMPTY)).body.results
  expect(types.map(({ shelves, prices }) => ({ shelves, prices }))).toEqual([
    { shelves: 6, prices: 4 },
    { shelves: 14, prices: 4 },
    { shelves: 40, prices: 4 },
  ])
  expect(types.map(({ name }) => name)).toContain('Standardregal')
  expect((await listed('page=3', EMPTY)).results.at(-1)?.name).toBe('C6')
  const [shelf] = (await listed('', EMPTY)).results
  await call('PUT', `shelves/${shelf?.id}/`, { name: 'Front' }, EMPTY)
  expect(await template('DELETE')).toMatchObject({
    status: 409,
    body: { count: 1, usedBy: [{ kind: 'shelf', name: 'Front' }] },
  })
  await call('DELETE', `shelves/${shelf?.id}/`, undefined, EMPTY)
  expect((await template('DELETE')).status).toBe(204)
  expect((await template('GET')).body).toMatchObject({ isThere: false, canBeMade: true })
  expect((await template('DELETE')).status).toBe(404)
})
