/** The whole local cloud is killed in the middle of many reservations; no answer that it gave becomes untrue. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readRequests } from '#functions/bookings/table/request.ts'
import { type LocalCloud, startLocalCloud } from '#infra/local/cloud.ts'
import { broken } from '../invariants.ts'
import { openMarket } from '../local-cloud.ts'
import { soak } from '../soak.ts'
import { visitorOf } from '../visitor.ts'
import { readWorlds, untilAllEnded, untilQuiet } from '../world.ts'
import { type Answered, buyersOf, type Errand } from './buyer.ts'
import { callsOf } from './calls.ts'
import { type Child, isJava, startChild } from './child.ts'

const ERRANDS = soak(120)
const IN_FLIGHT = 20
const KILLS = soak(3)
const SHELVES = 40
const MARKET = 'killed'

const dataDir = mkdtempSync(join(tmpdir(), 'reol-kill-'))
let child: Child | undefined
let own: LocalCloud | undefined

afterAll(async () => {
  await child?.stop()
  await own?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A data folder with one market, complete as far as `npm start` knows. Answers what can be wished for there. */
const seeded = async (): Promise<object[]> => {
  const cloud = await startLocalCloud({ dataDir, web: false })
  try {
    await openMarket(MARKET, SHELVES)
    const at = visitorOf(callsOf(cloud), MARKET)
    const wishes: object[] = []
    for (const { id } of await at.types()) {
      for (const { id: shelfPeriodPrice } of (await at.prices(id)).slice(0, 2)) {
        for (const from of [1, 5, 8, 12, 15, 19]) {
          wishes.push({ shelfPeriodPrice, dateStart: await at.startDay(shelfPeriodPrice, from) })
        }
      }
    }
    return wishes
  } finally {
    await cloud.stop()
    writeFileSync(join(dataDir, 'complete'), '')
  }
}

/** Twenty at once; the process is killed when a random number of errands is done. */
const run = async (errands: Errand[], process: Child, noted: Answered): Promise<void> => {
  const buy = buyersOf(process, MARKET, noted)
  const part = ERRANDS / (KILLS + 1)
  const kills = Array.from({ length: KILLS }, (_, at) => Math.floor((at + 0.4 + Math.random()) * part))
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

test('killed in the middle, it keeps every word that it gave', {
  timeout: 120_000 + soak(120_000),
}, async () => {
  const wishes = await seeded()
  const errands = Array.from({ length: ERRANDS }, (_, at) => ({
    wish: wishes[(at * 7) % wishes.length] ?? {},
    pays: at % 2 === 0,
    key: at % 3 === 0 ? undefined : `errand-${at}`,
  }))
  const noted: Answered = { reserved: [], paid: [], lost: 0, faults: [] }
  child = await startChild(dataDir)
  await child.up()
  await run(errands, child, noted)
  await child.up()
  await untilQuiet(callsOf(child))
  await child.stop()
  expect(child.javas().length).toBeGreaterThan(KILLS)
  expect(child.javas().filter(isJava)).toEqual([])

  own = await startLocalCloud({ dataDir, web: false })
  const cloud = callsOf(own)
  await untilQuiet(cloud)
  await expectTrue(noted)
  await untilAllEnded(cloud)
  const [world] = await readWorlds(cloud, [MARKET])
  expect(world && broken(world, { mailsRepeat: true })).toEqual({})
  const paidNow = new Set(world?.requests.filter(({ status }) => status === 'paid').map(({ id }) => id))
  expect(noted.paid.filter(id => !paidNow.has(id))).toEqual([])
  expect(noted.faults).toEqual([])
  expect(noted.lost).toBeGreaterThan(0)
})

/** Every reservation that was answered is there, on the shelf and for the days that were answered. */
const expectTrue = async ({ reserved, paid }: Answered): Promise<void> => {
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
