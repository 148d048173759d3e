/**
 * The random walk: guests, tenants, staff, card windows, webhooks, take-overs, deletions, extensions, withdrawals, moves,
 * bookings handed on, expiry, lost events, kills and jumps of the clock, mixed. REOL_SEED repeats the acts of a run; where
 * it is killed also depends on how fast the machine is.
 */
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { takeUserNumber } from '#functions/customers/table/user-number.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { env } from '#functions/kit/env.ts'
import { linkToken } from '#functions/kit/link.ts'
import { readSecret } from '#functions/kit/secrets.ts'
import { commit } from '#functions/kit/table.ts'
import type { ExtensionLink } from '#shared/bookings/link.ts'
import { openMarket, type TestCloud } from '../cloud/local-cloud.ts'
import { readMarketStates, untilAllEnded, untilQuiet } from '../cloud/market-state.ts'
import type { Tenant } from '../people/logged-in.ts'
import { makeStaff, STAFF_PASSWORD, staffToken } from '../people/staff.ts'
import { randomFrom } from '../run/random.ts'
import { SEED } from '../run/seed.ts'
import { walkSteps } from '../run/soak.ts'
import { type Act, bursts } from '../walk/acts.ts'
import { violations } from '../walk/invariants.ts'
import { playActs } from '../walk/play-acts.ts'
import { callsOf } from './calls.ts'
import { cloudsOnDisk } from './on-disk.ts'

const STEPS = walkSteps()
/** A market for at most so many steps, so that its shelves do not run out. */
const STEPS_A_MARKET = Math.min(200, STEPS)
const MARKETS = Math.ceil(STEPS / STEPS_A_MARKET)
/** As tests/walk/acts.ts makes them. */
const BURSTS_A_MARKET = Math.ceil(STEPS_A_MARKET / 3)
/** Every walk has a kill. */
const BURSTS_A_KILL = Math.min(150, Math.floor((MARKETS * BURSTS_A_MARKET) / 2))
/** The right of withdrawal has ended then. */
const FORTNIGHT = 17 * 86_400
const chance = randomFrom(SEED)
const PASSWORD = 'Correct-horse-1'
/** The clock of the child runs years ahead in a long walk. */
const LONG = 100 * 366 * 86_400

type Kind = Act['does']

const clouds = cloudsOnDisk('walk')

const marketNames = Array.from({ length: MARKETS }, (_, nth) => `walk-${nth}`)

/**
 * Who cancels after the right of withdrawal has ended gets half of it back. In every other market tenants move their
 * bookings at once, in the others they ask.
 */
const setRules = async (cloud: TestCloud, market: string, nth: number): Promise<void> => {
  const as = { market, token: await staffToken(cloud, market) }
  const path = `/api/admin/markets/${market}/`
  const { version } = (await cloud.call<{ version: number }>('GET', path, undefined, as)).body
  const cancellation = [{ daysBefore: 1, percent: 50 }]
  const tenantMoves = nth % 2 ? 'ask' : 'atOnce'
  const rules = { version, cancellation, tenantMoves, tenantMovesDaysBefore: 1 }
  const { status, body } = await cloud.call('PATCH', path, rules, as)
  if (status !== 200) throw new Error(JSON.stringify(body))
}

/** Fills the data folder with the markets and two tenants each. */
const seeded = (): Promise<Map<string, Tenant[]>> =>
  clouds.fill(async cloud => {
    const tenants = new Map<string, Tenant[]>()
    for (const [nth, market] of marketNames.entries()) {
      await openMarket(market, 6)
      await makeStaff(market, 'boss')
      await setRules(callsOf(cloud), market, nth)
      tenants.set(market, [await newTenant(market), await newTenant(market)])
    }
    // The test signs links as the child does, also when this cloud has ended.
    await readSecret(env('LINKS_SECRET_ID'))
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

/** How many acts of each kind succeeded, for who reads why a test failed. */
const shares = (played: readonly Kind[], succeeded: readonly Kind[]): string =>
  [...Map.groupBy(played, kind => kind)]
    .map(([kind, all]) => `${kind} ${succeeded.filter(one => one === kind).length} of ${all.length}`)
    .join(', ')

/** In a shorter walk, chance decides whether a withdrawal is refunded. */
const ENOUGH_FOR_A_WITHDRAWAL = 2_000
/** In a shorter walk, chance decides whether a tenant cancels in the few days in which nothing else is left. */
const ENOUGH_FOR_ALL_WAYS = 5_000
/** Of fewer acts of a kind, chance decides how many succeed. */
const ENOUGH_TO_JUDGE = 300

/** Acts of which fewer than three in a hundred succeed: the walk would then test nothing about them. */
const kindsThatRarelySucceed = (played: readonly Kind[], succeeded: readonly Kind[]): Kind[] =>
  [...Map.groupBy(played, kind => kind)]
    .filter(([, all]) => all.length >= ENOUGH_TO_JUDGE)
    .filter(([kind, all]) => succeeded.filter(one => one === kind).length < all.length * 0.03)
    .map(([kind]) => kind)

test(`In a walk of ${STEPS} steps no rule breaks (REOL_SEED=${SEED})`, {
  timeout: 600_000 + STEPS * 600,
}, async () => {
  const tenants = await seeded()
  const process = await clouds.startChild()
  const faults: string[] = []
  const played: Kind[] = []
  const succeeded: Kind[] = []
  let [bursted, kills] = [0, 0]
  /** Kills the process in the middle of every so many bursts. Late in each market a fortnight passes. */
  const alongside = async () => {
    bursted += 1
    if (bursted % BURSTS_A_MARKET === Math.floor(BURSTS_A_MARKET * 0.7))
      await callsOf(process).call('POST', '/local/clock/', { advanceSeconds: FORTNIGHT })
    if (bursted % BURSTS_A_KILL) return
    await pause(chance() * 40)
    await process.kill()
    await process.up()
    kills += 1
  }
  for (const [nth, market] of marketNames.entries()) {
    const [acts = []] = fc.sample(bursts(STEPS_A_MARKET), { seed: SEED + nth, numRuns: 1 })
    const story = await playActs(callsOf(process), market, acts, {
      tenants: tenants.get(market) ?? [],
      staff: { username: 'boss', password: STAFF_PASSWORD },
      linkTo: (bookingRequest, dateEnd) => {
        const about: ExtensionLink = { purpose: 'extend-booking-request', market, bookingRequest, dateEnd }
        return linkToken(about, LONG)
      },
      alongside,
    })
    played.push(...acts.flat().map(({ does }) => does))
    succeeded.push(...story.succeeded)
    faults.push(...story.faults)
  }
  await process.up()
  const whatItLogged = () => process.errors().join('\n')
  await untilQuiet(callsOf(process)).catch(cause => {
    throw new Error(whatItLogged(), { cause })
  })
  await process.stop()

  const cloud = callsOf(await clouds.startOwn())
  await untilAllEnded(cloud)
  const states = await readMarketStates(cloud, marketNames)
  const wrong = states.flatMap(state => {
    const broken = violations(state, { mailsRepeat: true })
    return Object.keys(broken).length ? [{ market: state.market, broken }] : []
  })
  expect(wrong, whatItLogged()).toEqual([])
  const ended = states.flatMap(({ payments }) => payments.flatMap(({ refunds }) => Object.values(refunds)))
  const ways = new Set(ended.map(({ reason }) => reason))
  if (STEPS >= ENOUGH_FOR_A_WITHDRAWAL) expect(ways).toContain('withdrawal')
  if (STEPS >= ENOUGH_FOR_ALL_WAYS) expect(ways).toContain('cancellation')
  expect(faults).toEqual([])
  // A burst has one to five acts, so only of many they are three.
  expect(played.length).toBeGreaterThanOrEqual(STEPS / 3)
  if (STEPS >= ENOUGH_FOR_A_WITHDRAWAL) expect(played.length).toBeGreaterThan(STEPS * 0.8)
  expect(kindsThatRarelySucceed(played, succeeded), shares(played, succeeded)).toEqual([])
  expect(kills).toBeGreaterThan(0)
})
