/** Measures what each call of the main job costs the table, from the first page view to the end of the hold. */
import { startLocalCloud } from '#infra/local/cloud.ts'
import { endOfNextMonth } from '#shared/kit/day.ts'
import { type Call, call } from './calls.ts'
import { type BenchMarket, MARKET, makeMarket } from './market.ts'
import { during, readUnits, type Sent, sentElsewhere, startRecording } from './recorder.ts'
import { type Measure, units } from './result.ts'
import { writeUnits } from './written.ts'

interface Cost {
  name: string
  commands: number
  read: number
  write: number
}

/** After the end of the hold, and after the late webhook. */
const AFTER_THE_HOLD_SECONDS = 1_020

export const measure: Measure = async () => {
  const cloud = await startLocalCloud({ web: false })
  const market = await makeMarket()
  // What the market's making leaves to do is no part of a booking.
  await cloud.settled()
  startRecording({ units: true })
  const costs = await mainJob(market, cloud.url)
  await cloud.stop()
  const visit = total('A visit without a booking (the looks alone)', costs.slice(0, LOOKS))
  const paid = total('One paid booking, with its looks and its background', costs)
  return {
    lines: [visit, paid].map(({ name, read, write }) => ({
      what: name,
      bar: '–',
      number: `${units(read)} read units, ${units(write)} write units`,
    })),
    tables: [
      {
        title: 'Units of the main job',
        about:
          'A guest who rents one of 36 shelves for a week and is new to the market. Read units are as the table reports them; write units are counted from the sizes of the items written, two for each begun KB inside a transaction, one outside. Indexes add one unit for each item that enters, moves in or leaves one.',
        head: ['Call', 'Commands', 'Read units', 'Write units'],
        rows: [...costs, visit, paid].map(({ name, commands, read, write }) => [
          name,
          String(commands),
          units(read),
          units(write),
        ]),
      },
    ],
  }
}

const LOOKS = 5

const mainJob = async (market: BenchMarket, url: string): Promise<Cost[]> => {
  const costs: Cost[] = []
  const did = async <T>(name: string, wanted: Omit<Call, 'market'>): Promise<T> => {
    const { result, sent } = await during(() => call<T>({ ...wanted, market: MARKET }))
    costs.push(await costOf(name, sent))
    return result
  }
  const background = async (name: string): Promise<void> => {
    await post(`${url}/local/idle/`)
    costs.push(await costOf(name, sentElsewhere()))
  }
  await look(market, did)
  const price = market.weekPrice(2)
  const reserved = await did<{ id: string; cartToken: string }>('POST booking_request/reserve', {
    domain: 'bookings',
    method: 'POST',
    path: 'booking_request/reserve',
    body: { shelfPeriodPrice: price, dateStart: market.startDay },
  })
  await background('background of the reservation')
  const { id, cartToken } = reserved
  const cart: Omit<Call, 'market'> = {
    domain: 'bookings',
    method: 'GET',
    path: 'booking_request',
    query: { cartToken },
  }
  await did('GET booking_request', cart)
  const guest = {
    customerName: 'Bente Bench',
    customerEmail: 'bente@example.com',
    customerPhone: '+4520123456',
  }
  const body = { bookingIds: [id], cartToken, ...guest, termsAccepted: true }
  const paying = { domain: 'payments', method: 'POST' } as const
  const { paymentId } = await did<{ paymentId: string }>('POST booking_request/init_payment', {
    ...paying,
    path: 'booking_request/init_payment',
    body,
  })
  await background('background of the payment that was opened')
  await post(`${url}/local/elavon/pay/`, { paymentId, outcome: 'approve', webhook: 'late' })
  await did('POST booking_request/confirm_payment', {
    ...paying,
    path: 'booking_request/confirm_payment',
    body: { ...body, paymentId },
  })
  await background('background of the paid booking: mails')
  await post(`${url}/local/clock/`, { advanceSeconds: AFTER_THE_HOLD_SECONDS })
  await background('background after the hold: looks again, webhook')
  return costs
}

type Did = <T>(name: string, wanted: Omit<Call, 'market'>) => Promise<T>

const look = async ({ today, types, weekPrice }: BenchMarket, did: Did): Promise<void> => {
  const shelfType = types[2]?.id ?? ''
  const looks: [domain: Call['domain'], path: string, query?: Record<string, string>][] = [
    ['markets', 'market'],
    ['shelves', 'shelf_types'],
    ['shelves', 'shelf_period_prices', { shelfType }],
    ['shelves', 'shelf_type_services', { shelfType }],
    [
      'shelves',
      'shelf_type_availability',
      { shelfPeriodPrice: weekPrice(2), dateStart: today, dateEnd: endOfNextMonth(today) },
    ],
  ]
  for (const [domain, path, query] of looks) await did(`GET ${path}`, { domain, method: 'GET', path, query })
}

const costOf = async (name: string, sent: readonly Sent[]): Promise<Cost> => ({
  name,
  commands: sent.length,
  read: readUnits(sent),
  write: await writeUnits(sent),
})

const total = (name: string, costs: readonly Cost[]): Cost => {
  const sum = (of: (cost: Cost) => number) => costs.reduce((all, cost) => all + of(cost), 0)
  return {
    name,
    commands: sum(({ commands }) => commands),
    read: sum(({ read }) => read),
    write: sum(({ write }) => write),
  }
}

const post = async (address: string, body: object = {}): Promise<void> => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
}
