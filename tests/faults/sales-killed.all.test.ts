/** The workers that book and tell what a till sold are killed after each of their acts, and their events are lost. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WorkName } from '#events/works.ts'
import { readTillDays } from '#functions/tills/table/till-day.ts'
import { type LocalCloud, startLocalCloud } from '#infra/local/cloud.ts'
import type { TestCloud } from '../cloud/local-cloud.ts'
import { goodsMarket, type Listed, logInAgain, type Thing } from '../people/goods.ts'
import { browsersOf, hearingOf } from '../people/hearing.ts'
import { tillOf } from '../people/till.ts'
import { callsOf } from './calls.ts'
import { type Fate, mortalWorkers } from './mortal.ts'

const WORKS = ['tills-purchases', 'sales', 'messages', 'messages-push'] as const satisfies WorkName[]
const fates = new Map<string, Fate>()
let own: LocalCloud
let cloud: TestCloud

beforeAll(async () => {
  own = await startLocalCloud({ web: false, handlers: await mortalWorkers(WORKS, fates) })
  cloud = callsOf(own)
})
afterAll(() => own?.stop())

const ANNA = { anna: '100001' }
const PRICE = 10
const ODD = [
  { name: 'Kaffe', amount: 12.5 },
  { number: 'loakb999999-1', amount: 45 },
]

const begun = async (market: string, things: number) => {
  const people = await goodsMarket(cloud, market, ANNA)
  const typed = Array.from({ length: things }, (_, at) => ({ name: `Lampe ${at}`, price: `${PRICE}` }))
  const { products } = await people.anna.completed(typed)
  const hearing = hearingOf(people.anna)
  const browsers = browsersOf(cloud)
  const phone = await browsers.subscribe((await hearing.read()).publicKey)
  await hearing.add(phone)
  await hearing.atAllHours()
  const till = tillOf(cloud, market)
  const sell = () =>
    till.sell([...products.map(({ number }) => ({ number })), ...ODD], { payments: CASH(things) })
  const linesOf = async (page: number): Promise<{ productNumber: string }[]> => {
    const { body } = await people.anna.call<Listed<{ productNumber: string }>>(
      'GET',
      `sale_lines/?page=${page}`,
    )
    return page < body.pagesCount ? [...body.results, ...(await linesOf(page + 1))] : body.results
  }
  const read = async () => {
    await logInAgain(cloud, market, people, ANNA)
    const { anna, staff } = people
    const { body: sums } = await anna.call<{ number: number; turnover: string }>('GET', 'sale_lines/summary/')
    const { body: clearing } = await staff.call<Listed<{ amount: string }>>('GET', 'clearing/')
    const states = await Promise.all(
      products.map(async ({ id }) => (await staff.call<Thing>('GET', `products/${id}/`)).body.status),
    )
    const numbers = (await linesOf(1)).map(({ productNumber }) => productNumber)
    const days = await readTillDays(market, 31)
    return { sums, clearing: clearing.results, states, numbers, days, heard: await browsers.arrived(phone) }
  }
  return { sell, read }
}

/** Cash, which rounds the receipt: that stands beside the goods. */
const CASH = (things: number) => [{ type: 'IZETTLE_CASH', amount: things * PRICE + 58 }]

type Read = Awaited<ReturnType<Awaited<ReturnType<typeof begun>>['read']>>

/** What is wrong with what was sold, in words. */
const wrongWith = ({ sums, clearing, states, numbers, days, heard }: Read, things: number): string[] => {
  const [day] = days
  const goods = things * PRICE * 100
  const expected = { purchases: 1, total: goods + 5_800, lines: goods, clearing: 5_750, aside: 0, beside: 50 }
  // Between the push service's answer and our note a crash can send twice: a browser shows what has the same tag once.
  const pushes = new Set(heard.map(({ topic, message }) => [topic, message.tag, message.body].join()))
  const rules: [boolean, string][] = [
    [numbers.length === things && new Set(numbers).size === things, `lines: ${numbers.join()}`],
    [sums.number === things && Number(sums.turnover) * 100 === goods, `the sums say ${JSON.stringify(sums)}`],
    [
      clearing
        .map(({ amount }) => amount)
        .toSorted()
        .join() === '12.50,45.00',
      `waiting: ${clearing.length}`,
    ],
    [states.every(status => status === 6), `the products have the states ${states.join()}`],
    [
      days.length === 1 &&
        Object.entries(expected).every(([name, value]) => value === Reflect.get(day ?? {}, name)),
      `the day says ${JSON.stringify(days)}`,
    ],
    [pushes.size === 1, `heard: ${[...pushes].join(' | ')}`],
  ]
  return rules.flatMap(([holds, words]) => (holds ? [] : words))
}

let runs = 0

interface Case extends Fate {
  things: number
}

const playAll = async (cases: readonly Case[]) => {
  runs += 1
  const all = await Promise.all(
    cases.map(async one => {
      const market = `sold-${runs}-${one.acts}`
      return { ...one, market, ...(await begun(market, one.things)) }
    }),
  )
  for (const { market, work, acts } of all) fates.set(market, { work, acts })
  await Promise.all(all.map(({ sell }) => sell()))
  await cloud.idle()
  for (let passed = 0; passed < 3; passed++) await cloud.later(601)
  return Promise.all(
    all.map(async ({ market, read, things, acts }) => ({
      acts,
      died: !fates.has(market),
      wrong: wrongWith(await read(), things),
    })),
  )
}

test.each([
  { what: 'takes what the till has sold', work: 'tills-purchases', most: 7, things: 1 },
  { what: 'books a receipt', work: 'sales', most: 3, things: 3 },
  { what: 'books a receipt of several transactions', work: 'sales', most: 6, things: 20 },
  { what: 'notes what a tenant wants to hear', work: 'messages', most: 4, things: 2 },
  { what: 'pushes to a browser', work: 'messages-push', most: 5, things: 2 },
] as const)(
  'Killed after any of its acts, who $what leaves each thing sold once and heard of once',
  {
    timeout: 120_000,
  },
  async ({ most, work, things }) => {
    const ends = await playAll(Array.from({ length: most }, (_, at) => ({ work, things, acts: at + 1 })))
    expect(ends.filter(({ wrong }) => wrong.length)).toEqual([])
    expect(ends.at(-1)?.died, 'the last one lived: all acts were tried').toBe(false)
  },
)

test('Events and timers that are lost delay a sale and its news, and neither counts twice', async () => {
  const { sell, read } = await begun('sold-dropped', 3)
  await cloud.call('POST', '/local/fault/', { service: 'events', mode: 'drop', times: 4 })
  await sell()
  await cloud.idle()
  for (let passed = 0; passed < 6; passed++) await cloud.later(700)
  expect(wrongWith(await read(), 3)).toEqual([])
})
