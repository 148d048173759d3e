/** What must be true of a market when everything in it has ended, whatever happened before. */
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { type BookingRequest, readPending, readRequests } from '#functions/bookings/table.ts'
import { nowSeconds } from '#functions/kit/clock.ts'
import { env } from '#functions/kit/env.ts'
import { client, type Item } from '#functions/kit/table.ts'
import { type Payment, readPayment } from '#functions/payments/table.ts'
import { readCalendars, type ShelfCalendar } from '#functions/shelves/table.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { type Minor, sum } from '#shared/kit/money.ts'
import { holds } from '#shared/shelves/calendar.ts'
import type { TestCloud } from './local-cloud.ts'

interface Sale {
  id: string
  type: string
  state: string
  isAuthorized: boolean
  customReference: string | null
  total: { amount: string }
  totalRefunded: { amount: string } | null
}

interface SentMail {
  to: string[]
  attachments: { name: string }[]
}

/** A market as its table, its card provider and its post show it. */
export interface World {
  market: string
  now: number
  requests: BookingRequest[]
  payments: Payment[]
  calendars: ShelfCalendar[]
  shelfBookings: Item[]
  carts: Item[]
  pending: number
  sales: Sale[]
  mails: SentMail[]
  queues: { name: string; waiting: number; inFlight: number; dead: number }[]
}

type Calls = Pick<TestCloud, 'call'>

/** Reads markets from a local cloud in this process, whose environment names the table and the provider. */
export const readWorlds = async (cloud: Calls, markets: readonly string[]): Promise<World[]> => {
  const items = Map.groupBy(await allItems(), ({ pk }) => pk.split('#')[0])
  const mails = (await cloud.call<SentMail[]>('GET', '/local/mail/')).body
  const queues = (await cloud.call<World['queues']>('GET', '/local/queues/')).body
  const worlds: World[] = []
  for (const market of markets) {
    worlds.push({ market, mails, queues, ...(await readMarket(market, items.get(market) ?? [])) })
  }
  return worlds
}

const readMarket = async (market: string, items: readonly Item[]) => {
  const of = (kind: string) => items.filter(item => item.kind === kind)
  const ids = of('booking-request').map(({ id }) => String(id))
  const types = of('shelf-type').map(({ id }) => String(id))
  const hundreds = Array.from({ length: Math.ceil(ids.length / 100) }, (_, at) =>
    ids.slice(at * 100, at * 100 + 100),
  )
  return {
    now: nowSeconds(),
    requests: (await Promise.all(hundreds.map(some => readRequests(market, some)))).flat(),
    payments: await Promise.all(of('payment').map(({ txId }) => readPayment(market, String(txId)))),
    calendars: (await Promise.all(types.map(type => readCalendars(market, type, { surely: true })))).flat(),
    shelfBookings: of('shelf-booking'),
    carts: of('cart'),
    pending: await readPending(market),
    sales: await salesOf(market),
  }
}

const allItems = async (): Promise<Item[]> => {
  const items: Item[] = []
  let from: Record<string, unknown> | undefined
  do {
    const answer = await client.send(
      new ScanCommand({ TableName: env('TABLE_NAME'), ConsistentRead: true, ExclusiveStartKey: from }),
    )
    items.push(...((answer.Items ?? []) as Item[]))
    from = answer.LastEvaluatedKey
  } while (from)
  return items
}

/** Every sale on the provider's books, as the market's own credentials show them. */
const salesOf = async (market: string): Promise<Sale[]> => {
  const authorization = `Basic ${Buffer.from(`demo-alias-${market}:sk_demo_${market}`).toString('base64')}`
  const sales: Sale[] = []
  for (let token: string | null = '0'; token !== null; ) {
    const query = `filter=type_eq_sale&limit=200&pageToken=${token}`
    const answer = await fetch(`${env('ELAVON_API_URL')}/transactions?${query}`, {
      headers: { authorization },
    })
    const page = (await answer.json()) as { items: Sale[]; nextPageToken: string | null }
    sales.push(...page.items)
    token = page.nextPageToken
  }
  return sales
}

/** What is wrong, in words; nothing when the rule holds. */
export type Rule = (world: World) => string[]

/** No shelf is taken twice on a day by ranges that hold. */
const noShelfTwice: Rule = ({ calendars, now }) =>
  calendars.flatMap(({ shelf, taken }) => {
    const standing = taken.filter(range => holds(range, now))
    return standing.flatMap((one, at) =>
      standing
        .slice(at + 1)
        .filter(other => one.first <= other.last && other.first <= one.last)
        .map(other => `${shelf.name} is taken by ${one.by} and by ${other.by}`),
    )
  })

const isPaid = ({ status }: BookingRequest): boolean => status === 'paid'

/** Every paid request stands on its own shelf's calendar, for its days, until somebody decides otherwise. */
const paidStand: Rule = ({ requests, calendars }) =>
  requests.filter(isPaid).flatMap(({ id, shelf, dateStart, dateEnd }) => {
    const ranges = calendars.flatMap(({ shelf: on, taken }) =>
      taken.filter(range => range.by === id).map(range => ({ ...range, on: on.id })),
    )
    const right = { first: dateStart, last: dateEnd, by: id, until: 0, on: shelf.id }
    const wanted = JSON.stringify([{ ...right, status: SHELF_BOOKING.bookedAndPaidOnline }])
    const found = JSON.stringify(
      ranges.map(({ first, last, by, until, on, status }) => ({ first, last, by, until, on, status })),
    )
    return found === wanted ? [] : [`paid ${id} should stand as ${wanted}, but the calendars say ${found}`]
  })

/** Nothing stands on a calendar but paid requests. */
const onlyPaidStand: Rule = ({ requests, calendars, now }) => {
  const paid = new Set(requests.filter(isPaid).map(({ id }) => id))
  return calendars.flatMap(({ shelf, taken }) =>
    taken
      .filter(range => holds(range, now) && !paid.has(range.by))
      .map(range => `${range.by} stands on ${shelf.name} and is not paid`),
  )
}

/** Every paid request has one shelf booking, on its shelf, and every shelf booking is a paid request's. */
const onePaidOneBooking: Rule = ({ requests, shelfBookings }) => {
  const text = (id: unknown, shelf: unknown, first: unknown, last: unknown) =>
    [id, shelf, first, last].join(' ')
  const wanted = requests
    .filter(isPaid)
    .map(({ id, shelf, dateStart, dateEnd }) => text(id, shelf.id, dateStart, dateEnd))
  const found = shelfBookings.map(({ id, shelf, dateStart, dateEnd }) =>
    text(id, (shelf as { id: string }).id, dateStart, dateEnd),
  )
  return [
    ...wanted
      .filter(one => found.filter(other => other === one).length !== 1)
      .map(one => `not one booking: ${one}`),
    ...found.filter(one => !wanted.includes(one)).map(one => `a booking that nobody paid: ${one}`),
  ]
}

const minor = (amount: string): Minor => Math.round(Number(amount) * 100)

/** Money that the provider still has of a sale. */
const kept = ({ state, isAuthorized, total, totalRefunded }: Sale): Minor =>
  !isAuthorized || state === 'voided' ? 0 : minor(total.amount) - minor(totalRefunded?.amount ?? '0')

/** No money without a booking or a refund: what was taken and not given back is what was booked, payment by payment. */
const moneyIsBookings: Rule = ({ payments, requests, sales }) => {
  const known = new Set(payments.map(({ txId }) => txId))
  const strange = sales.filter(({ customReference }) => !known.has(customReference ?? ''))
  return [
    ...strange.map(({ id }) => `the sale ${id} belongs to no payment`),
    ...payments.flatMap(({ txId, status }) => {
      const money = sum(sales.filter(({ customReference }) => customReference === txId).map(kept))
      const booked = sum(
        requests.filter(one => isPaid(one) && one.txId === txId).map(({ totalPrice }) => totalPrice),
      )
      return money === booked ? [] : [`payment ${txId} (${status}): ${money} kept, ${booked} booked`]
    }),
  ]
}

/** The pending counter equals the paid requests that staff have not confirmed. */
const pendingIsCounted: Rule = ({ pending, requests }) => {
  const waiting = requests.filter(isPaid).length
  return pending === waiting ? [] : [`${pending} are counted as pending, ${waiting} wait`]
}

const UNDER_WAY = ['reserved', 'payment_initiated', 'refund_initiated']

/** Nothing is left under way: every hold, payment and refund has ended. */
const allHasEnded: Rule = ({ requests, payments }) => [
  ...requests
    .filter(({ status }) => UNDER_WAY.includes(status))
    .map(({ id, status }) => `${id} is still ${status}`),
  ...payments
    .filter(({ status }) => status === 'open' || status === 'opening')
    .map(({ txId, status }) => `payment ${txId} is still ${status}`),
  ...payments.flatMap(({ txId, refunds }) =>
    Object.entries(refunds)
      .filter(([, { status }]) => status !== 'refunded')
      .map(([id, { status }]) => `refund ${id} of payment ${txId} is ${status}`),
  ),
]

/** No message was given up, and none is left. */
const noMessageLeft: Rule = ({ queues }) =>
  queues
    .filter(({ waiting, inFlight, dead }) => waiting + inFlight + dead > 0)
    .map(queue => JSON.stringify(queue))

const hasBooked = ({ status, bookingIds, refunds }: Payment): boolean =>
  status === 'paid' &&
  bookingIds.length > Object.values(refunds).flatMap(({ bookingRequests }) => bookingRequests).length

const confirmations = ({ payments, mails }: World) => {
  const buyers = [...new Set(payments.map(({ buyer }) => buyer.email))]
  return buyers.map(email => ({
    email,
    wanted: payments.filter(payment => payment.buyer.email === email && hasBooked(payment)).length,
    sent: mails.filter(
      ({ to, attachments }) => to.includes(email) && attachments.some(({ name }) => name === 'reol.ics'),
    ).length,
  }))
}

/** Each payment that booked something has exactly one confirmation mail. */
const oneConfirmation: Rule = world =>
  confirmations(world)
    .filter(({ wanted, sent }) => wanted !== sent)
    .map(({ email, wanted, sent }) => `${email} should have ${wanted} confirmations and has ${sent}`)

/** Each payment that booked something has a confirmation mail: a kill between sending and noting sends it again. */
const someConfirmation: Rule = world =>
  confirmations(world)
    .filter(({ wanted, sent }) => sent < wanted || (wanted === 0 && sent > 0))
    .map(({ email, wanted, sent }) => `${email} should have ${wanted} confirmations and has ${sent}`)

/** No cart counts anything as living. */
const cartsAreEmpty: Rule = ({ carts }) =>
  carts
    .filter(({ live }) => ((live as Set<string> | undefined)?.size ?? 0) > 0)
    .map(({ pk, live }) => `${pk} still counts ${[...(live as Set<string>)].join(', ')}`)

const ALWAYS = {
  noShelfTwice,
  paidStand,
  onlyPaidStand,
  onePaidOneBooking,
  moneyIsBookings,
  pendingIsCounted,
  allHasEnded,
  noMessageLeft,
  cartsAreEmpty,
}

const INVARIANTS: Record<string, Rule> = { ...ALWAYS, oneConfirmation }
const INVARIANTS_AFTER_KILLS: Record<string, Rule> = { ...ALWAYS, someConfirmation }

/** Every rule that is broken, with what is wrong. */
export const broken = (world: World, { killed = false } = {}): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(killed ? INVARIANTS_AFTER_KILLS : INVARIANTS).flatMap(([name, rule]) => {
      const wrong = rule(world)
      return wrong.length ? [[name, wrong]] : []
    }),
  )

/** Until nothing is left to work on, also when that is more than one wait of the cloud's own. */
export const untilQuiet = async ({ idle }: Pick<TestCloud, 'idle'>, tries = 6): Promise<void> => {
  for (let left = tries; left > 1; left--) {
    const isQuiet = await idle().then(
      () => true,
      () => false,
    )
    if (isQuiet) return
  }
  await idle()
}

const DAY = 86_400

/**
 * Lets time pass until nothing can be under way: holds and card windows end, a refund that waited for a silent
 * provider is tried again, sales are settled so that a part of one can go back.
 */
export const untilAllEnded = async (cloud: Pick<TestCloud, 'call' | 'idle'>): Promise<void> => {
  await cloud.call('POST', '/local/elavon/mood/', { mood: 'well' })
  await untilQuiet(cloud)
  for (const advanceSeconds of [1_000, 1_000, DAY + 3_600, 1_000]) {
    await cloud.call('POST', '/local/clock/', { advanceSeconds })
    await untilQuiet(cloud)
  }
}
