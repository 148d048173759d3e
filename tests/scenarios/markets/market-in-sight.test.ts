/** What visitors see of a market's settings: its place in the list, its pictures, its message. */
import { beforeAll, expect, test } from 'vitest'
import { commit, query } from '#functions/kit/table.ts'
import { notePrices, readMarket } from '#functions/markets/table/market.ts'
import { addDays } from '#shared/kit/day.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { staffToken } from '../../people/staff.ts'
import { visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'in-sight'
let token = ''

beforeAll(async () => {
  await openMarket(MARKET, 1)
  token = await staffToken(cloud, MARKET)
})

const staff = <T>(method: string, path: string, body?: unknown) =>
  cloud.call<T>(method, `/api/admin/${path}`, body, { market: MARKET, token })

const change = async (body: object): Promise<{ missing: string[] }> =>
  (await staff<{ missing: string[] }>('PATCH', `markets/${MARKET}/`, body)).body

const shown = async () =>
  (await cloud.call<Record<string, unknown>>('GET', '/api/anonymous/market/', undefined, { market: MARKET }))
    .body

test('A market stands in the public list while it has an address, opening hours and a price', async () => {
  const listed = async () => {
    await cloud.idle()
    const first = await cloud.call<{ results: { marketId: string }[]; pagesCount: number }>(
      'GET',
      '/api/anonymous/markets/',
    )
    const pages = await Promise.all(
      Array.from({ length: first.body.pagesCount }, (_, at) =>
        cloud.call<{ results: { marketId: string }[] }>('GET', `/api/anonymous/markets/?page=${at + 1}`),
      ),
    )
    return pages.flatMap(({ body }) => body.results).some(({ marketId }) => marketId === MARKET)
  }
  expect(await listed()).toBe(true)
  expect((await change({ address: '' })).missing).toEqual(['address'])
  expect(await listed()).toBe(false)
  await change({ address: 'Mejlgade 48' })
  expect(await listed()).toBe(true)
  await commit(notePrices(await readMarket(MARKET), false))
  expect(await listed()).toBe(false)
  expect(notePrices(await readMarket(MARKET), false)).toEqual([])
  await commit(notePrices(await readMarket(MARKET), true))
  expect(await listed()).toBe(true)
})

test('A market that charges no VAT on rent shows none', async () => {
  await change({ noVatOnRent: true })
  expect((await shown()).vatPercent).toBe(0)
  await change({ noVatOnRent: false })
  expect((await shown()).vatPercent).toBe(25)
})

test('Pictures get another order and another text; an order that misses one is refused', async () => {
  const { marketImages } = await readMarket(MARKET)
  const ids = marketImages.map(({ id }) => id).reverse()
  const ordered = await staff<{ marketImages: { id: string }[] }>('PUT', 'images/order/', { ids })
  expect(ordered.body.marketImages.map(({ id }) => id)).toEqual(ids)
  expect(await staff('PUT', 'images/order/', { ids: ids.slice(1) })).toMatchObject({
    status: 409,
    body: { detail: 'images_changed' },
  })
  expect((await staff('PATCH', `images/${ids[0]}/`, { text: 'Hylder' })).body).toMatchObject({
    text: 'Hylder',
  })
  expect(await staff('PATCH', 'images/none/', { text: 'Hylder' })).toMatchObject({ status: 404 })
})

test('Public holidays of the market’s country', async () => {
  const { body } = await staff<{ results: { day: string; name: string }[] }>('GET', 'holidays/?year=2027')
  expect(body.results).toContainEqual({ day: '2027-12-25', name: 'Juledag' })
  expect(await staff('GET', 'holidays/?year=20')).toMatchObject({ status: 400 })
})

// The last test: it moves the clock, so the token is too old after it.
test('A message is shown while it lasts, in the reader’s language', async () => {
  const at = visitorOf(cloud, MARKET)
  const tomorrow = addDays(await at.today(), 1)
  const texts = { da: 'Vi flytter', en: 'We move' }
  await change({ publicMessage: { level: 2, texts, from: tomorrow, to: tomorrow } })
  expect((await shown()).publicMessage).toBeNull()
  await cloud.idle()
  await cloud.later(86_400)
  expect((await shown()).publicMessage).toEqual({ level: 2, text: 'Vi flytter', language: 'da' })
  await cloud.later(86_400)
  expect((await shown()).publicMessage).toBeNull()
  const left = await query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': `${MARKET}#TURN` },
  })
  expect(left).toEqual([])
})
