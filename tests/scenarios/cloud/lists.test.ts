/** Lists: every row appears once over all pages, is found by the beginnings of its words, and follows each change. */
import { beforeAll, expect, test } from 'vitest'
import { newCustomer, putCustomer, readCustomer } from '#functions/customers/table/customer.ts'
import { takeUserNumber } from '#functions/customers/table/user-number.ts'
import { countOf } from '#functions/kit/list.ts'
import { handler as keep } from '#functions/kit/list-keeper.ts'
import { readFound } from '#functions/kit/list-search.ts'
import { walkFound } from '#functions/kit/list-walk.ts'
import { listed } from '#functions/kit/listed.ts'
import { commit } from '#functions/kit/table.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { staffToken } from '../../people/staff.ts'
import { newGuest, visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const FIRST = ['Anna', 'Søren', 'Jürgen', 'Åse', 'Bo', 'Clara', 'Ella']
const LAST = ['Kjær', 'Møller', 'Bang', 'Dahl']
const COUNT = 131

let token = ''

interface List<T> {
  results: T[]
  page: number
  pagesCount: number
  more?: true
}

interface Customer {
  userNumber: string
  name: string
  verified: boolean
}

const list = async <T>(path: string, query: Record<string, string> = {}): Promise<List<T>> => {
  const { status, body } = await cloud.call<List<T>>(
    'GET',
    `/api/admin/${path}/?${new URLSearchParams(query)}`,
    undefined,
    { market: 'lists', token },
  )
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

/** Reads all rows of a list, page by page. */
const all = async <T>(path: string, query: Record<string, string> = {}): Promise<T[]> => {
  const first = await list<T>(path, query)
  const rows = [...first.results]
  for (let page = 2; page <= first.pagesCount; page++)
    rows.push(...(await list<T>(path, { ...query, page: String(page) })).results)
  return rows
}

const person = (at: number) => ({
  userNumber: String(100_001 + at),
  name: `${FIRST[at % FIRST.length]} ${LAST[at % LAST.length]}`,
  email: `person${at}@example.com`,
  phone: `+4520${String(100_000 + at)}`,
  language: 'da' as const,
  verified: at % 3 === 0,
  createdTs: 1,
})

beforeAll(async () => {
  await openMarket('lists', 20)
  for (let at = 0; at < COUNT; at++) {
    const one = person(at)
    expect(await takeUserNumber('lists')).toBe(one.userNumber)
    await commit(newCustomer('lists', one))
  }
  token = await staffToken(cloud, 'lists')
  await cloud.idle()
})

test('Every customer appears once over all pages, by name and by number', async () => {
  const byName = await all<Customer>('customers')
  expect(byName).toHaveLength(COUNT)
  expect(new Set(byName.map(({ userNumber }) => userNumber)).size).toBe(COUNT)
  expect(byName[0]?.name).toBe('Åse Bang')
  const byNumber = (await all<Customer>('customers', { sort: 'number' })).map(one => one.userNumber)
  expect(byNumber).toEqual(byNumber.toSorted().reverse())
  expect(byNumber).toHaveLength(COUNT)
})

test('A page after the last is empty, and an invalid page is refused', async () => {
  expect(await list('customers', { page: '99' })).toMatchObject({
    results: [],
    page: 99,
    pagesCount: 6,
    count: COUNT,
  })
  for (const page of ['0', '-1', 'abc', '1.5', '']) {
    const query = new URLSearchParams({ page })
    for (const path of [`admin/customers/?${query}`, `anonymous/shelf_types/?${query}`]) {
      const answer = await cloud.call('GET', `/api/${path}`, undefined, { market: 'lists', token })
      expect(answer).toEqual({ status: 400, body: { page: ['invalid'] } })
    }
  }
})

test.each([
  ['soe', 'Søren'],
  ['SØREN', 'Søren'],
  ['juer', 'Jürgen'],
  ['aase', 'Åse'],
  ['soren', 'Søren'],
  ['ase', 'Åse'],
])('The search "%s" finds everyone called %s', async (search, name) => {
  const found = await all<Customer>('customers', { search })
  expect(found.length).toBe(
    Array.from({ length: COUNT }, (_, at) => person(at)).filter(one => one.name.startsWith(name)).length,
  )
  expect(found.every(one => one.name.startsWith(name))).toBe(true)
})

test('A row must match all words of a search, and all filters', async () => {
  const both = await all<Customer>('customers', { search: 'anna kj' })
  expect(both.length).toBeGreaterThan(0)
  expect(both.every(({ name }) => name === 'Anna Kjær')).toBe(true)
  const verified = await all<Customer>('customers', { search: 'anna kj', verified: 'true' })
  expect(verified).toEqual(both.filter(one => one.verified))
  expect(await all('customers', { isActive: 'false' })).toEqual([])
  expect((await all<Customer>('customers', { search: '20 100 007' })).map(one => one.userNumber)).toEqual([
    '100008',
  ])
})

test('A renamed customer moves in the order, and is found by the new name only', async () => {
  const customer = await readCustomer('lists', '100004')
  await commit(putCustomer('lists', { ...customer, name: 'Zenia Ørsted' }))
  await cloud.idle()
  const byName = await all<Customer>('customers')
  expect(byName).toHaveLength(COUNT)
  expect(byName.at(-1)?.name).toBe('Zenia Ørsted')
  expect((await all<Customer>('customers', { search: 'oersted' })).map(one => one.userNumber)).toEqual([
    '100004',
  ])
  expect(
    (await all<Customer>('customers', { search: 'aase' })).some(one => one.userNumber === '100004'),
  ).toBe(false)
})

test('A very long name can be listed, and a search of punctuation finds nothing', async () => {
  const customer = await readCustomer('lists', '100009')
  await commit(putCustomer('lists', { ...customer, name: '각'.repeat(120) }))
  await cloud.idle()
  expect(await all('customers')).toHaveLength(COUNT)
  expect(await list('customers', { search: '!!!!' })).toEqual({
    results: [],
    page: 1,
    pagesCount: 1,
    count: 0,
  })
})

test('Two filters find the few rows that match both', async () => {
  const customer = await readCustomer('lists', '100010')
  await commit(putCustomer('lists', { ...customer, customerType: 'business' }))
  await cloud.idle()
  const found = await all<Customer>('customers', { customerType: 'business', isActive: 'true' })
  expect(found.map(one => one.userNumber)).toEqual(['100010'])
})

test('A redelivered record of the stream counts once', async () => {
  const place = { list: 'TWICE', sort: 'a', drawerLength: 1 }
  const image = {
    pk: { S: 'lists#X' },
    ...Object.fromEntries(
      Object.entries(listed('lists', [place])).map(([name, value]) => [name, { S: String(value) }]),
    ),
  }
  const event = {
    Records: [{ eventID: 'same', eventName: 'INSERT' as const, dynamodb: { NewImage: image } }],
  }
  await keep(event)
  await keep(event)
  expect(await countOf({ market: 'lists', list: 'TWICE', index: 1 })).toBe(1)
})

test('A walk over a range of days comes to the same items as the pages, each once', async () => {
  const keyOf = (id: string) => ({ pk: `lists#THING#${id}`, sk: 'THING' })
  const search = { market: 'lists', list: 'THINGS', keyOf }
  const days = ['20261127', '20261128', '20261129', '20261130']
  for (const [id, day] of days.entries()) {
    const found = { list: 'THINGS', id: String(id), words: [`@${day}`, '=thing'] }
    await commit([{ put: { Item: { ...keyOf(found.id), id, ...listed('lists', [], found) } } }])
  }
  await cloud.idle()
  const within = { ...search, days: { from: '20261128', to: '20261129' } }
  expect((await readFound(within, 1)).items.map(({ id }) => id)).toEqual([1, 2])
  const walked: unknown[] = []
  for (let after: string | undefined = ''; after !== undefined; ) {
    const stretch = await walkFound(within, after || undefined, 1)
    walked.push(...stretch.items.map(({ id }) => id))
    after = stretch.after
  }
  expect(walked).toEqual([1, 2])
})

test('A booking request is listed by its status, and found by its buyer once it is paid', async () => {
  const at = visitorOf(cloud, 'lists')
  const guest = { ...newGuest(), customerName: 'Vibeke Ravn' }
  const reserved = await at.reserveOne()
  await cloud.idle()
  const ids = async (query: Record<string, string>) =>
    (await all<{ id: string }>('booking_requests', query)).map(({ id }) => id)
  expect(await ids({ status: 'reserved' })).toEqual([reserved.id])
  expect(await ids({ search: 'vibeke' })).toEqual([])
  const checkout = at.checkout([reserved], guest)
  const { body } = await at.init(checkout)
  await at.pay(body.paymentId)
  await at.confirm(checkout, body.paymentId)
  await cloud.idle()
  expect(await ids({ status: 'reserved' })).toEqual([])
  expect(await ids({ status: 'paid' })).toEqual([reserved.id])
  expect(await ids({})).toEqual([reserved.id])
  expect(await ids({ search: 'rav vibe' })).toEqual([reserved.id])
  for (const search of [guest.customerEmail, guest.customerPhone, `+45 ${guest.customerPhone}`])
    expect(await ids({ search }), search).toEqual([reserved.id])
  expect(await ids({ search: `x${guest.customerEmail}` })).toEqual([])
  expect(await ids({ search: 'ravn', status: 'confirmed' })).toEqual([])
  expect(await ids({ dateFrom: reserved.dateStart, dateTo: reserved.dateStart })).toEqual([reserved.id])
  expect(await ids({ dateFrom: '2100-01-01' })).toEqual([])
  expect(await ids({ dateFrom: '2026-12-20', dateTo: '2026-12-01' })).toEqual([])
  const [shown] = (await list<Record<string, unknown>>('booking_requests')).results
  expect(shown).toMatchObject({ customerName: 'Vibeke Ravn', status: 'paid', shelf: reserved.shelf })
  expect(shown).not.toHaveProperty('cartToken')
})
