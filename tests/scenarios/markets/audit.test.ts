/** The audit (D53): staff read who changed what, by time, by thing, by who did it and by day. */
import { beforeAll, expect, test } from 'vitest'
import { setSubscription } from '#functions/markets/operate.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { addDays } from '#shared/kit/day.ts'
import type { auditCalls } from '#shared/markets/audit-calls.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { staffToken } from '../../people/staff.ts'
import { visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'audit'
const tokens = { boss: '', dora: '' }

beforeAll(async () => {
  await openMarket(MARKET, 1)
  await openMarket('audit-next', 1)
  tokens.boss = await staffToken(cloud, MARKET)
  tokens.dora = await staffToken(cloud, MARKET, 'dora')
})

type List = Answer<typeof auditCalls.listAudit>

const call = async <T>(method: string, path: string, body?: unknown, who: 'boss' | 'dora' = 'boss') => {
  const answer = await cloud.call<T>(method, `/api/admin/${path}`, body, {
    market: MARKET,
    token: tokens[who],
  })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}

const read = async (query: Record<string, string> = {}): Promise<List> => {
  await cloud.idle()
  return call<List>('GET', `audit/?${new URLSearchParams(query)}`)
}

test('Each kind of change has its row, newest first, with the name of the thing and what was before', async () => {
  const type = await call<{ id: string }>('POST', 'shelf_types/', { name: 'Rail' })
  await call('PUT', `shelf_types/${type.id}/`, { name: 'Long rail' }, 'dora')
  const period = await call<{ id: string; name: string }>('POST', 'booking_periods/', { weeks: 3 })
  await call('POST', 'shelf_period_prices/', [
    { shelfType: type.id, bookingPeriod: period.id, price: '99.50' },
  ])
  const shelf = await call<{ id: string }>('POST', 'shelves/', { name: 'Z1', type: type.id })
  await call('PUT', `shelves/${shelf.id}/`, { name: 'Z2' })
  const service = await call<{ id: string }>('POST', 'additional_services/', { name: 'Labels', price: '60' })
  const customer = await call<{ userNumber: string }>('POST', 'customers/', {
    name: 'Ida Holm',
    email: 'ida-audit@example.com',
    phone: '20123456',
    country: 'dk',
  })
  await call('PATCH', `markets/${MARKET}/`, { city: 'Viborg' })
  await setSubscription(MARKET, { fee: 2.5 })

  const { results } = await read()
  expect(results.map(({ kind, name }) => [kind, name])).toEqual([
    ['market', expect.any(String)],
    ['market', expect.any(String)],
    ['customer', 'Ida Holm'],
    ['service', 'Labels'],
    ['shelf', 'Z2'],
    ['shelf-type', 'Long rail'],
    ['shelf-type', 'Long rail'],
    ['booking-period', expect.any(String)],
    ['shelf-type', 'Long rail'],
    ['shelf-type', 'Rail'],
  ])
  expect(results[0]).toMatchObject({
    who: 'operator',
    isOperator: true,
    changes: [{ field: 'fee', before: 0, after: 2.5 }],
  })
  expect(results[1]).toMatchObject({ who: 'boss', isOperator: false, thing: MARKET })
  expect(results[6]?.changes).toEqual([
    {
      field: `price ${period.id}`,
      before: null,
      after: expect.objectContaining({ name: period.name, price: 9950 }),
    },
  ])
  expect(results[8]).toMatchObject({
    who: 'dora',
    thing: type.id,
    changes: [{ field: 'name', before: 'Rail', after: 'Long rail' }],
  })
  expect(new Set(results.map(({ id }) => id)).size).toBe(results.length)

  const ofType = await read({ kind: 'shelf-type', id: type.id })
  expect(ofType.results).toEqual(results.filter(({ thing }) => thing === type.id))
  expect((await read({ kind: 'service' })).results.map(({ thing }) => thing)).toEqual([service.id])
  expect((await read({ kind: 'customer', id: customer.userNumber })).results).toHaveLength(1)
  expect((await read({ who: 'Dora' })).results).toEqual([results[8]])
  expect((await read({ who: 'dora', kind: 'customer' })).results).toEqual([])
  const today = await visitorOf(cloud, MARKET).today()
  const days = { dateFrom: today, dateTo: today }
  expect((await read(days)).results).toEqual(results)
  expect((await read({ ...days, kind: 'shelf' })).results).toEqual([results[4]])
  expect((await read({ dateTo: addDays(today, -1) })).results).toEqual([])
  expect((await read({ dateFrom: addDays(today, 1) })).results).toEqual([])

  await call('DELETE', `shelves/${shelf.id}/`)
  const [gone] = (await read({ kind: 'shelf' })).results
  expect(gone).toMatchObject({ name: 'Z2', thing: shelf.id })
  expect(gone?.changes).toContainEqual({ field: 'shelfType', before: 'Long rail', after: null })
}, 60_000)

test('A market next door reads nothing of it', async () => {
  const as = { market: 'audit-next', token: await staffToken(cloud, 'audit-next') }
  const { body } = await cloud.call<List>('GET', '/api/admin/audit/', undefined, as)
  expect(body).toMatchObject({ results: [], pagesCount: 1 })
})

test.each([
  'kind=a%23b',
  'kind=shelf%20type',
  'who=',
  'dateFrom=2026-02-30',
  'page=0',
  `id=${'x'.repeat(81)}`,
])('"%s" is refused', async query => {
  const as = { market: MARKET, token: tokens.boss }
  expect((await cloud.call('GET', `/api/admin/audit/?${query}`, undefined, as)).status).toBe(400)
})

test('The pages of a long history have every row once', async () => {
  for (let at = 0; at < 30; at++) await call('PATCH', `markets/${MARKET}/`, { city: `City ${at}` })
  const { results, pagesCount } = await read()
  const second = await read({ page: '2' })
  const ids = [...results, ...second.results].map(({ id }) => id)
  expect(pagesCount).toBe(2)
  expect(new Set(ids).size).toBe(results.length + second.results.length)
  expect(ids).toEqual(ids.toSorted().reverse())
}, 60_000)
