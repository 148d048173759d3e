/**
 * Measures the time of a handler relative to its bare database calls. Runs both in turn, in one process, against the
 * same table, and undoes the writes after each.
 */
import { startLocalCloud } from '#infra/local/cloud.ts'
import { addDays, endOfNextMonth } from '#shared/kit/day.ts'
import { type Call, call } from './calls.ts'
import { type BenchMarket, MARKET, makeMarket } from './market.ts'
import { recordProviderCalls } from './provider-calls.ts'
import { during, type Sent, startRecording } from './recorder.ts'
import { replay, type Step, undo } from './replay.ts'
import { type Line, type Measure, median, percentile } from './result.ts'

const WARM_UP = 100
const ROUNDS = 250
const BARS = { p50: 1.5, p95: 2 }

export const measure: Measure = async () => {
  // The relay forwards nothing, because background work would slow both.
  const relay = async () => ({ batchItemFailures: [] })
  const cloud = await startLocalCloud({ web: false, handlers: { relay } })
  const market = await makeMarket()
  const provider = recordProviderCalls()
  startRecording({ units: false })
  const lines: Line[] = []
  for (const [name, wanted] of Object.entries(await callsOf(market))) {
    lines.push(await compare(name, wanted, provider))
  }
  await cloud.stop()
  return { lines }
}

const callsOf = async ({
  today,
  startDay,
  types,
  shelves: all,
  weekPrice,
}: BenchMarket): Promise<Record<string, Call>> => {
  const shelves = (path: string, query: Record<string, string>): Call => ({
    domain: 'shelves',
    method: 'GET',
    path,
    market: MARKET,
    query,
  })
  const availability = (type: number) =>
    shelves('shelf_type_availability', {
      shelfPeriodPrice: weekPrice(type),
      dateStart: today,
      dateEnd: endOfNextMonth(today),
    })
  const reserve: Call = {
    domain: 'bookings',
    method: 'POST',
    path: 'booking_request/reserve',
    market: MARKET,
    body: { shelfPeriodPrice: weekPrice(2), dateStart: startDay },
  }
  const { id, cartToken } = await call<{ id: string; cartToken: string }>(reserve)
  const [from, to] = all.filter(({ type }) => type.id === types[2]?.id).slice(-2)
  const far = { dateStart: addDays(today, 90), dateEnd: addDays(today, 96) }
  const staff = (path: string, body: object): Call => ({
    domain: 'bookings',
    method: 'POST',
    path,
    market: MARKET,
    as: 'admin',
    body,
  })
  const own = { shelf: from?.id, status: 1, isBookingForMarket: true, ...far }
  const booked = await call<{ id: string }>(staff('shelf_bookings', own))
  return {
    'list of types': shelves('shelf_types', {}),
    'list of prices': shelves('shelf_period_prices', { shelfType: types[2]?.id ?? '' }),
    'availability, 36 shelves': availability(2),
    'availability, 300 shelves': availability(0),
    'reserve, 36 shelves': reserve,
    'reserve, 300 shelves': { ...reserve, body: { shelfPeriodPrice: weekPrice(0), dateStart: startDay } },
    'read of the cart': {
      domain: 'bookings',
      method: 'GET',
      path: 'booking_request',
      market: MARKET,
      query: { cartToken },
    },
    'move of a booking by staff': staff('shelf_bookings/move', {
      moves: [{ id: booked.id, shelf: to?.id, ...far }],
    }),
    'init, with the calls to the provider': {
      domain: 'payments',
      method: 'POST',
      path: 'booking_request/init_payment',
      market: MARKET,
      body: {
        bookingIds: [id],
        cartToken,
        customerName: 'Bente Bench',
        customerEmail: 'bente@example.com',
        customerPhone: '+4520123456',
        termsAccepted: true,
      },
    },
  }
}

const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await run()
  return performance.now() - from
}

const compare = async (
  name: string,
  wanted: Call,
  provider: ReturnType<typeof recordProviderCalls>,
): Promise<Line> => {
  const handler: number[] = []
  const bare: number[] = []
  const known = await stepsOf(wanted, provider)
  const runHandler = async () => {
    const { result, sent } = await during(() => timed(() => call(wanted)))
    await undo(sent)
    return result
  }
  const runBare = async () => {
    const ms = await timed(() => replay(known.steps))
    await undo(known.sent)
    return ms
  }
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    // The second run finds the table warm, so they take turns.
    const [first, second] = round % 2 ? [runHandler, runBare] : [runBare, runHandler]
    const times = [await first(), await second()]
    if (round < WARM_UP) continue
    handler.push(times[round % 2 ? 0 : 1] ?? 0)
    bare.push(times[round % 2 ? 1 : 0] ?? 0)
  }
  return lineOf(name, handler, bare)
}

/** Records what one call sends to the table and to the provider, in order. */
const stepsOf = async (
  wanted: Call,
  provider: ReturnType<typeof recordProviderCalls>,
): Promise<{ steps: Step[]; sent: Sent[] }> => {
  const steps: Step[] = []
  const { sent } = await during(() => provider.during(() => call(wanted), steps))
  await undo(sent)
  return { steps: inOrder(steps, sent), sent }
}

/** The handler calls the provider between its first transaction and the read after it. */
const inOrder = (provider: readonly Step[], sent: readonly Sent[]): Step[] => {
  const first = sent.findIndex(({ command }) => command === 'TransactWriteItemsCommand')
  const steps = sent.map(one => ({ sent: one }))
  return [...steps.slice(0, first + 1), ...provider, ...steps.slice(first + 1)]
}

const lineOf = (name: string, handler: readonly number[], bare: readonly number[]): Line => {
  const p50 = median(handler) / median(bare)
  const p95 = percentile(handler, 0.95) / percentile(bare, 0.95)
  const ms = (number: number) => number.toFixed(2)
  return {
    what: `Handler time over its bare database calls: ${name}`,
    bar: `p50 ≤ ${BARS.p50}×, p95 ≤ ${BARS.p95}×`,
    number: `p50 ${ms(p50)}× (${ms(median(handler))} over ${ms(median(bare))} ms), p95 ${ms(p95)}× (${ms(percentile(handler, 0.95))} over ${ms(percentile(bare, 0.95))} ms)`,
    met: p50 <= BARS.p50 && p95 <= BARS.p95,
  }
}
