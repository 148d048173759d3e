/**
 * Plays one payment in every order of its events, and many visitors at once in random orders.
 * REOL_SEED repeats a failed run, and REOL_SHRINK=1 lets fast-check look for a shorter one that fails.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cloudForTests, openMarket } from '../cloud/local-cloud.ts'
import { readMarketStates, untilAllEnded, untilQuiet } from '../cloud/market-state.ts'
import { sendWebhook } from '../cloud/webhook.ts'
import { makeStaff, STAFF_PASSWORD } from '../people/staff.ts'
import { newGuest, type Reserved, visitorOf } from '../people/visitor.ts'
import { soak } from '../run/soak.ts'
import { bursts } from '../walk/acts.ts'
import { violations } from '../walk/invariants.ts'
import { type Case, casesOf, endOf, named, ordersOf, type PaymentEvent, phasesOf } from '../walk/orders.ts'
import { playActs } from '../walk/play-acts.ts'

const cloud = cloudForTests()

const HOLD = 901
const AT_ONCE = 12

/** Runs a few at a time, so that open connections do not slow the machine. */
const forEach = async <T>(things: readonly T[], act: (thing: T) => Promise<unknown>): Promise<void> => {
  const left = [...things]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let thing = left.shift(); thing !== undefined; thing = left.shift()) await act(thing)
    }),
  )
}

interface Played extends Case {
  market: string
  reserved: Reserved
  reservation: object
  checkout: object
  paymentId: string
}

/** Opens a card window for each case, on a shelf and days of its own. */
const opened = async (market: string, cases: readonly Case[]): Promise<Played[]> => {
  const at = visitorOf(cloud, market)
  const reservations = (
    await Promise.all(
      (
        await at.types()
      ).map(async ({ id }) => {
        const [price] = await at.prices(id)
        const days = await Promise.all([1, 10, 19].map(from => at.startDay(price?.id ?? '', from)))
        return days.map(dateStart => ({ shelfPeriodPrice: price?.id, dateStart }))
      }),
    )
  ).flat()
  const played: Played[] = []
  for (const [nth, one] of cases.entries()) {
    const reservation = reservations[nth % reservations.length] ?? {}
    const { body: reserved } = await at.reserve(reservation)
    const checkout = at.checkout([reserved], newGuest())
    const { body } = await at.init(checkout)
    if (one.approved === 'before') await at.pay(body.paymentId)
    played.push({ ...one, market, reserved, reservation, checkout, paymentId: body.paymentId })
  }
  return played
}

/** Triggers a confirm or a webhook, and repeats it after 503 as the page does. */
const trigger = async (one: PaymentEvent, { market, checkout, paymentId }: Played): Promise<void> => {
  const act = () =>
    one === 'confirm'
      ? visitorOf(cloud, market).confirm(checkout, paymentId)
      : sendWebhook(cloud, market, { type: 'paymentSession', id: paymentId })
  let status = 503
  for (let tries = 0; status === 503 && tries < 5; tries++) status = (await act()).status
  expect([200, 402]).toContain(status)
}

/** Plays what follows the nth expiry: one step of all cases at a time. Waits until no work is left between steps. */
const play = async (cases: readonly Played[], phase: number): Promise<void> => {
  const steps = cases.map(one => phasesOf(one.order)[phase] ?? [])
  for (let step = 0; step < Math.max(...steps.map(({ length }) => length)); step++) {
    await forEach(cases, async one => {
      const now = phasesOf(one.order)[phase]?.[step]
      if (now) await trigger(now, one)
    })
    await untilQuiet(cloud)
  }
}

const holdEnds = async (): Promise<void> => {
  await cloud.call('POST', '/local/clock/', { advanceSeconds: HOLD })
  await untilQuiet(cloud)
}

const SHELVES = { alone: 1, together: 6 }
const PLACES = 9
/**
 * The length of the longest order: two in `npm test`, three in `npm run test:all`; six with REOL_SOAK=3 or more, so that
 * each event comes twice.
 */
const LONGEST = Math.min(6, 1 + soak(2))

test('Confirm, webhook and the end of the hold give the right end in every order', {
  timeout: soak(300_000),
}, async () => {
  const all = casesOf(ordersOf(['confirm', 'webhook', 'expiry'], { most: 2, longest: LONGEST }))
  const markets = (['alone', 'together'] as const).flatMap(kind => {
    const cases = all.filter(({ rival }) => rival === (kind === 'alone'))
    const size = PLACES * SHELVES[kind]
    return Array.from({ length: Math.ceil(cases.length / size) }, (_, at) => ({
      market: `${kind}-${at}`,
      shelves: SHELVES[kind],
      cases: cases.slice(at * size, at * size + size),
    }))
  })
  await forEach(markets, ({ market, shelves }) => openMarket(market, shelves))
  const cases: Played[] = []
  await forEach(markets, async ({ market, cases: own }) => {
    cases.push(...(await opened(market, own)))
  })
  await play(cases, 0)
  await holdEnds()
  await forEach(cases, async ({ market, approved, rival, reservation, paymentId }) => {
    const at = visitorOf(cloud, market)
    if (rival) expect((await at.reserve(reservation)).status).toBe(201)
    if (approved === 'after') await at.pay(paymentId)
  })
  await play(cases, 1)
  await holdEnds()
  await play(cases, 2)
  await untilAllEnded(cloud)
  const states = await readMarketStates(
    cloud,
    markets.map(({ market }) => market),
  )
  const ended = new Map(states.flatMap(({ requests }) => requests.map(({ id, status }) => [id, status])))
  const unlike = cases.flatMap(one => {
    const [wanted, found] = [endOf(one), ended.get(one.reserved.id) ?? 'gone']
    const isRight = wanted === 'either' ? ['paid', 'refunded'].includes(found) : found === wanted
    return isRight ? [] : [`${named(one)} → ${found} instead of ${wanted}`]
  })
  expect(unlike).toEqual([])
  for (const state of states) expect(violations(state), state.market).toEqual({})
})

const RUNS = soak(2)

test('Many visitors on few shelves break no rule, in any order', {
  timeout: 10_000 + RUNS * 10_000,
}, async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 3 }), bursts(30), async (shelves, some) => {
      run += 1
      const market = `random-${run}`
      await openMarket(market, shelves)
      await makeStaff(market, 'boss')
      const story = await playActs(cloud, market, some, {
        staff: { username: 'boss', password: STAFF_PASSWORD },
      })
      await untilAllEnded(cloud)
      const [state] = await readMarketStates(cloud, [market])
      const wrong = state && violations(state)
      if (Object.keys(wrong ?? {}).length || story.faults.length) {
        throw new Error(JSON.stringify({ wrong, faults: story.faults, story: story.lines }, null, 2))
      }
    }),
    { numRuns: RUNS, endOnFailure: !process.env.REOL_SHRINK },
  )
})
