/** Kills the local cloud during many reservations. Every response that it gave must stay true. */
import { expect, test } from 'vitest'
import { readRequests } from '#functions/bookings/table/request.ts'
import { openMarket } from '../cloud/local-cloud.ts'
import { readMarketStates, untilAllEnded, untilQuiet } from '../cloud/market-state.ts'
import { visitorOf } from '../people/visitor.ts'
import { randomFrom } from '../run/random.ts'
import { SEED } from '../run/seed.ts'
import { soak } from '../run/soak.ts'
import { violations } from '../walk/invariants.ts'
import { buyersOf, type Errand, type Outcomes } from './buyer.ts'
import { callsOf } from './calls.ts'
import { type Child, isDatabase } from './child.ts'
import { cloudsOnDisk } from './on-disk.ts'

const ERRANDS = soak(30)
const IN_FLIGHT = 20
const KILLS = soak(1)
const SHELVES = 40
const MARKET = 'killed'
const chance = randomFrom(SEED)

const clouds = cloudsOnDisk('kill')

/** Fills the data folder with one market. Returns what visitors can reserve. */
const seeded = (): Promise<object[]> =>
  clouds.fill(async cloud => {
    await openMarket(MARKET, SHELVES)
    const at = visitorOf(callsOf(cloud), MARKET)
    const reservations: object[] = []
    for (const { id } of await at.types()) {
      for (const { id: shelfPeriodPrice } of (await at.prices(id)).slice(0, 2)) {
        for (const from of [1, 5, 8, 12, 15, 19]) {
          reservations.push({ shelfPeriodPrice, dateStart: await at.startDay(shelfPeriodPrice, from) })
        }
      }
    }
    return reservations
  })

/** Runs twenty errands at a time. Kills the process after random numbers of errands. */
const run = async (errands: Errand[], process: Child, outcomes: Outcomes): Promise<void> => {
  const buy = buyersOf(process, MARKET, outcomes)
  const part = ERRANDS / (KILLS + 1)
  const kills = Array.from({ length: KILLS }, (_, at) => Math.floor((at + 0.4 + chance()) * part))
  let done = 0
  const work = async () => {
    for (let errand = errands.shift(); errand; errand = errands.shift()) {
      await buy(errand)
      done += 1
      if (kills.includes(done)) await process.kill()
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, work))
}

test('After kills, every reservation and payment that was confirmed is still there', {
  timeout: 240_000 + soak(240_000),
}, async () => {
  const reservations = await seeded()
  const errands = Array.from({ length: ERRANDS }, (_, at) => ({
    reservation: reservations[(at * 7) % reservations.length] ?? {},
    pays: at % 2 === 0,
    key: at % 3 === 0 ? undefined : `errand-${at}-of-the-kill-test`,
  }))
  const outcomes: Outcomes = { reserved: [], paid: [], lost: 0, faults: [] }
  const child = await clouds.startChild()
  await run(errands, child, outcomes)
  await child.up()
  await untilQuiet(callsOf(child))
  await child.stop()
  expect(child.databases().length).toBeGreaterThan(KILLS)
  expect(child.databases().filter(isDatabase)).toEqual([])

  const cloud = callsOf(await clouds.startOwn())
  await untilQuiet(cloud)
  await expectKept(outcomes)
  await untilAllEnded(cloud)
  const [state] = await readMarketStates(cloud, [MARKET])
  expect(state && violations(state, { mailsRepeat: true })).toEqual({})
  const paidNow = new Set(state?.requests.filter(({ status }) => status === 'paid').map(({ id }) => id))
  expect(outcomes.paid.filter(id => !paidNow.has(id))).toEqual([])
  expect(outcomes.faults).toEqual([])
  expect(outcomes.lost).toBeGreaterThan(0)
})

/** Expects every confirmed reservation to exist, with the shelf and days of the response. */
const expectKept = async ({ reserved, paid }: Outcomes): Promise<void> => {
  for (let at = 0; at < reserved.length; at += 100) {
    const some = reserved.slice(at, at + 100)
    const found = await readRequests(
      MARKET,
      some.map(({ id }) => id),
    )
    expect(found.map(({ id, shelf, dateStart, dateEnd }) => ({ id, shelf, dateStart, dateEnd }))).toEqual(
      some.map(({ id, shelf, dateStart, dateEnd }) => ({ id, shelf, dateStart, dateEnd })),
    )
    expect(found.filter(({ status }) => !['reserved', 'payment_initiated', 'paid'].includes(status))).toEqual(
      [],
    )
    expect(found.filter(({ id, status }) => paid.includes(id) && status !== 'paid')).toEqual([])
  }
}
