/** The days on which a booking can start, as visitors see them before they choose one. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { client } from '#functions/kit/table.ts'
import type { ListedType, NextStart } from '#shared/shelves/visitors-calls.ts'
import { call } from '../../bench/calls.ts'
import { during, readUnits, startRecording } from '../../bench/recorder.ts'
import { cloudForTests, everyDay, openMarket } from '../../cloud/local-cloud.ts'
import { visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MOST_UNITS_A_TYPE = 12

beforeAll(async () => {
  await openMarket('starts-closed', 2, everyDay('00:00', '00:00'))
  await openMarket('starts-open', 2, everyDay())
  await openMarket('starts-one', 1, everyDay())
  startRecording({ units: true })
})
afterAll(() => {
  client.middlewareStack.remove('record')
})

const nextStarts = async (market: string, query = '') =>
  (await visitorOf(cloud, market).call<{ results: NextStart[] }>('GET', `shelf_type_next_starts/${query}`))
    .body.results

const today = async (market: string) => {
  const at = visitorOf(cloud, market)
  const [price] = await at.prices()
  if (!price) throw new Error('there is no price')
  const { unavailableDates } = await at.availability(price.id, -1, 0)
  return { at, price, day: unavailableDates[0], isSold: unavailableDates.length < 2 }
}

test('A market that has closed for the day does not sell today, neither in the calendar nor by a call', async () => {
  const closed = await today('starts-closed')
  expect(closed.isSold).toBe(false)
  const open = await today('starts-open')
  expect(open.isSold).toBe(true)
  const first = await open.at.startDay(open.price.id, 0)
  expect((await open.at.reserve({ shelfPeriodPrice: open.price.id, dateStart: first })).status).toBe(201)
  expect(await closed.at.reserve({ shelfPeriodPrice: closed.price.id, dateStart: first })).toMatchObject({
    status: 400,
    body: { dateStart: ['closed_on_date'] },
  })
})

test('A list of types says the lowest price after discount, whether there are extras, and the discounts', async () => {
  const types = (await visitorOf(cloud, 'starts-open').types()) as ListedType[]
  expect(types.map(({ fromPrice, hasServices }) => [fromPrice, hasServices])).toEqual([
    ['199.00', true],
    ['249.00', true],
    ['299.00', false],
  ])
  expect(types[0]?.offers).toMatchObject([{ weeks: 2, discountPercent: 20 }])
})

test('Each type says when it is free next, also for a chosen period, and a full one says that it is not', async () => {
  const at = visitorOf(cloud, 'starts-one')
  const [type, other] = await at.types()
  const prices = await at.prices(type?.id)
  const month = prices[3]
  const nextOf = async (id?: string, query = '') =>
    (await nextStarts('starts-one', query)).find(({ shelfType }) => shelfType === id)
  const first = await nextOf(type?.id)
  expect(first?.price).toEqual(prices[0])
  expect(first?.nextStart).toBe(await at.startDay(prices[0]?.id ?? '', 0))

  // Each booking takes the only shelf of the type for a month from its next free day on.
  const asked = `?bookingPeriod=${month?.bookingPeriod.id}`
  for (let tries = 0; tries < 4; tries++) {
    const dateStart = (await nextOf(type?.id, asked))?.nextStart
    if (dateStart) await at.reserve({ shelfPeriodPrice: month?.id, dateStart })
  }
  expect((await nextOf(type?.id, asked))?.nextStart).toBeNull()
  const free = await nextOf(other?.id, asked)
  expect(free?.nextStart).toBe(first?.nextStart)
  expect(free?.price.bookingPeriod.id).toBe(month?.bookingPeriod.id)
})

test('The next free days cost one query a type and one for the price list', async () => {
  const { sent } = await during(() =>
    call({ domain: 'shelves', method: 'GET', path: 'shelf_type_next_starts', market: 'starts-open' }),
  )
  expect(sent.map(({ command }) => command)).toEqual(Array.from({ length: 4 }, () => 'QueryCommand'))
  expect(readUnits(sent)).toBeLessThanOrEqual(3 * MOST_UNITS_A_TYPE)
})
