/**
 * The random walk: guests, tenants, staff, card windows, webhooks, take-overs, deletions, extensions, expiry, lost events,
 * kills and jumps of the clock, mixed. WALK_SEED repeats the acts of a run; where it is killed differs each time.
 */
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { takeUserNumber } from '#functions/customers/table/user-number.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { commit } from '#functions/kit/table.ts'
import { type Act, bursts } from '../acts.ts'
import { violations } from '../invariants.ts'
import { openMarket } from '../local-cloud.ts'
import type { Tenant } from '../logged-in.ts'
import { readMarketStates, untilAllEnded, untilQuiet } from '../market-state.ts'
import { playActs } from '../play-acts.ts'
import { walkSteps } from '../soak.ts'
import { makeStaff, STAFF_PASSWORD } from '../staff.ts'
import { callsOf } from './calls.ts'
import { cloudsOnDisk } from './on-disk.ts'

const STEPS = walkSteps()
/** A market for so many steps, so that its shelves do not run out. */
const STEPS_A_MARKET = 200
const MARKETS = Math.ceil(STEPS / STEPS_A_MARKET)
const BURSTS_A_KILL = 150
const SEED = Number(process.env.WALK_SEED ?? Math.floor(Math.random() * 2 ** 31))
const PASSWORD = 'Correct-horse-1'

type Kind = Act['does']

const clouds = cloudsOnDisk('walk')

const marketNames = Array.from({ length: MARKETS }, (_, nth) => `walk-${nth}`)

/** Fills the data folder with the markets and two tenants each. */
const seeded = (): Promise<Map<string, Tenant[]>> =>
  clouds.fill(async () => {
    const tenants = new Map<string, Tenant[]>()
    for (const market of marketNames) {
      await openMarket(market, 6)
      await makeStaff(market, 'boss')
      tenants.set(market, [await newTenant(market), await newTenant(market)])
    }
    return tenants
  })

const newTenant = async (market: string): Promise<Tenant> => {
  const username = await takeUserNumber(market)
  const email = `tenant${username}@${market}.example`
  const person = { userNumber: username, name: 'Ida Bo', email, phone: '+4520123456' }
  await commit(newCustomer(market, { ...person, language: 'da', verified: true, createdTs: 1 }))
  await setPassword({ market, username }, PASSWORD, 'customers')
  return { username, password: PASSWORD }
}

/** Acts of which fewer than three in a hundred succeed: the walk would then say nothing about them. */
const kindsThatRarelySucceed = (played: readonly Kind[], succeeded: readonly Kind[]): Kind[] =>
  [...Map.groupBy(played, kind => kind)]
    .filter(([kind, all]) => succeeded.filter(one => one === kind).length < all.length * 0.03)
    .map(([kind]) => kind)

test(`In a walk of ${STEPS} steps no rule breaks (WALK_SEED=${SEED})`, {
  timeout: 120_000 + STEPS * 300,
}, async () => {
  const tenants = await seeded()
  const process = await clouds.startChild()
  const faults: string[] = []
  const played: Kind[] = []
  const succeeded: Kind[] = []
  let [bursted, kills] = [0, 0]
  /** Kills the process in the middle of every so many bursts. */
  const alongside = async () => {
    bursted += 1
    if (bursted % BURSTS_A_KILL) return
    await pause(Math.random() * 40)
    await process.kill()
    await process.up()
    kills += 1
  }
  for (const [nth, market] of marketNames.entries()) {
    const [acts = []] = fc.sample(bursts(STEPS_A_MARKET), { seed: SEED + nth, numRuns: 1 })
    const story = await playActs(callsOf(process), market, acts, {
      tenants: tenants.get(market) ?? [],
      staff: { username: 'boss', password: STAFF_PASSWORD },
      alongside,
    })
    played.push(...acts.flat().map(({ does }) => does))
    succeeded.push(...story.succeeded)
    faults.push(...story.faults)
  }
  await process.up()
  await untilQuiet(callsOf(process))
  await process.stop()

  const cloud = callsOf(await clouds.startOwn())
  await untilAllEnded(cloud)
  const states = await readMarketStates(cloud, marketNames)
  const wrong = states.flatMap(state => {
    const broken = violations(state, { mailsRepeat: true })
    return Object.keys(broken).length ? [{ market: state.market, broken }] : []
  })
  expect(wrong, process.errors().join('\n')).toEqual([])
  expect(faults).toEqual([])
  expect(played.length).toBeGreaterThan(STEPS * 0.8)
  expect(kindsThatRarelySucceed(played, succeeded)).toEqual([])
  expect(kills).toBeGreaterThan(0)
})
