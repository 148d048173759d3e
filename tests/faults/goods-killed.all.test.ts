/** The workers that make products and put them into the till are killed after each of their acts. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WorkName } from '#events/works.ts'
import { type LocalCloud, startLocalCloud } from '#infra/local/cloud.ts'
import { changeMarket } from '../cloud/change-market.ts'
import type { TestCloud } from '../cloud/local-cloud.ts'
import { goodsMarket, logInAgain } from '../people/goods.ts'
import { tillOf } from '../people/till.ts'
import { callsOf } from './calls.ts'
import { type Fate, mortalWorkers } from './mortal.ts'

const fates = new Map<string, Fate>()
let own: LocalCloud
let cloud: TestCloud

beforeAll(async () => {
  const handlers = await mortalWorkers(['products', 'tills-transfers'], fates)
  own = await startLocalCloud({ web: false, handlers })
  cloud = callsOf(own)
})
afterAll(() => own?.stop())

const ANNA = { anna: '100001' }

/** `failedBefore`: the till was silent first, so the worker that is killed is the one that puts that right. */
interface Case {
  work: WorkName
  acts: number
  things: number
  failedBefore?: boolean
}

const begun = async (market: string, things: number) => {
  const people = await goodsMarket(cloud, market, ANNA)
  const { id } = await people.anna.begin()
  const typed = Array.from({ length: things }, (_, at) => ({ name: `Lampe ${at}`, price: '10.00' }))
  expect((await people.anna.add(id, typed)).status).toBe(201)
  const complete = async () =>
    expect((await people.anna.call('PATCH', `product_sheets/${id}/complete/`)).status).toBe(200)
  const read = async () => {
    await logInAgain(cloud, market, people, ANNA)
    const { body: contact } = await people.staff.call<{ problem: unknown; waiting: number }>('GET', 'till/')
    return { sheet: await people.anna.read(id), contact, inTill: await tillOf(cloud, market).products() }
  }
  return { complete, read }
}

type Read = Awaited<ReturnType<Awaited<ReturnType<typeof begun>>['read']>>

/** What is wrong with a sheet and its till, in words. */
const wrongWith = ({ sheet, contact, inTill }: Read, things: number): string[] => {
  const numbers = sheet.products.map(({ number }) => number)
  const isAlike = inTill.map(({ number }) => number).join() === numbers.toSorted().join()
  const rules: [boolean, string][] = [
    [sheet.status === 4, `the sheet has status ${sheet.status}`],
    [numbers.length === things, `${numbers.length} things instead of ${things}`],
    [new Set(numbers).size === things && !numbers.includes(''), 'numbers are missing or double'],
    [sheet.products.every(({ status }) => status === 4), 'some are not for sale'],
    [isAlike, `in the till: ${inTill.map(({ number }) => number).join()}`],
    [contact.problem === null && contact.waiting === 0, `the till says ${JSON.stringify(contact)}`],
  ]
  return rules.flatMap(([holds, words]) => (holds ? [] : words))
}

let runs = 0

const playAll = async (cases: readonly Case[]) => {
  runs += 1
  const all = await Promise.all(
    cases.map(async one => {
      const market = `killed-${runs}-${one.acts}`
      return { ...one, market, ...(await begun(market, one.things)) }
    }),
  )
  const fated = all.map(({ market, work, acts }) => [market, { work, acts }] as const)
  if (cases.some(({ failedBefore }) => failedBefore)) {
    // The till answers for a market that has subscribed, which happens beside the rest.
    await cloud.idle()
    await cloud.call('POST', '/local/fault/', { service: 'zettle', mode: 'down' })
    await Promise.all(all.map(({ complete }) => complete()))
    await cloud.idle()
    await cloud.call('POST', '/local/fault/', { service: 'zettle', mode: 'off' })
    for (const fate of fated) fates.set(...fate)
    await cloud.later(900)
  } else {
    for (const fate of fated) fates.set(...fate)
    await Promise.all(all.map(({ complete }) => complete()))
    await cloud.idle()
  }
  for (let passed = 0; passed < 6; passed++) await cloud.later(300)
  return Promise.all(
    all.map(async ({ market, read, things, acts }) => ({
      acts,
      died: !fates.has(market),
      wrong: wrongWith(await read(), things),
    })),
  )
}

test.each([
  { what: 'that fills the till', work: 'tills-transfers', most: 14, things: 2 },
  {
    what: 'that fills a till after it failed',
    work: 'tills-transfers',
    most: 12,
    things: 2,
    failedBefore: true,
  },
  { what: 'that makes products', work: 'products', most: 4, things: 91 },
] as const)(
  'Killed after any of its acts, the worker $what leaves each product once, numbered, in the till',
  {
    timeout: 120_000,
  },
  async ({ most, ...one }) => {
    const ends = await playAll(Array.from({ length: most }, (_, at) => ({ ...one, acts: at + 1 })))
    expect(ends.filter(({ wrong }) => wrong.length)).toEqual([])
    expect(ends.at(-1)?.died, 'the last one lived: all acts were tried').toBe(false)
  },
)

test('A till that goes while a sheet is half made leaves none of its products on the way', async () => {
  const { complete, read } = await begun('killed-half', 91)
  fates.set('killed-half', { work: 'products', acts: 2 })
  await complete()
  await expect.poll(() => fates.has('killed-half'), { interval: 5 }).toBe(false)
  await changeMarket('killed-half', { zettleIntegration: false })
  await cloud.idle()
  const { sheet, inTill } = await read()
  expect([sheet.status, ...new Set(sheet.products.map(({ status }) => status))]).toEqual([4, 4])
  expect(inTill).toEqual([])
})
