/** Reads the whole state of markets, and waits until no work is left in them. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { type BookingRequest, readRequests } from '#functions/bookings/table/request.ts'
import { nowSeconds } from '#functions/kit/clock.ts'
import { env } from '#functions/kit/env.ts'
import type { Item } from '#functions/kit/table.ts'
import { readBadges } from '#functions/markets/table/badges.ts'
import { type Payment, readPayment } from '#functions/payments/table/payment.ts'
import { readCalendars, type ShelfCalendar } from '#functions/shelves/table/calendar.ts'
import { setFault } from './fault.ts'
import type { TestCloud } from './local-cloud.ts'

export interface Sale {
  id: string
  type: string
  state: string
  isAuthorized: boolean
  customReference: string | null
  total: { amount: string }
  totalRefunded: { amount: string } | null
  /** Its voids and refunds. */
  relatedTransactions: string[]
}

interface SentMail {
  /** The event that it tells of. */
  event: string
}

/** The state of a market: table, card provider, mails and queues. */
export interface MarketState {
  market: string
  now: number
  requests: BookingRequest[]
  payments: Payment[]
  calendars: ShelfCalendar[]
  /** What the plan says, each request once. */
  shelfBookings: Item[]
  carts: Item[]
  /** Which bookings each customer has by their account. */
  live: Item[]
  /** Receipts and credit notes. */
  documents: Item[]
  pending: number
  sales: Sale[]
  mails: SentMail[]
  queues: { name: string; waiting: number; inFlight: number; dead: number }[]
}

/** Returns a description of each violation; none when the rule holds. */
export type Rule = (market: MarketState) => string[]

type Calls = Pick<TestCloud, 'call'>

/** Reads markets from a local cloud in this process, which has set the environment of table and provider. */
export const readMarketStates = async (cloud: Calls, markets: readonly string[]): Promise<MarketState[]> => {
  const items = Map.groupBy(await allItems(), ({ pk }) => pk.split('#')[0])
  const mails = (await cloud.call<SentMail[]>('GET', '/local/mail/')).body
  const queues = (await cloud.call<MarketState['queues']>('GET', '/local/queues/')).body
  const states: MarketState[] = []
  for (const market of markets) {
    states.push({ market, mails, queues, ...(await readMarket(market, items.get(market) ?? [])) })
  }
  return states
}

const readMarket = async (market: string, items: readonly Item[]) => {
  const of = (kind: string) => items.filter(item => item.kind === kind)
  const ids = of('booking-request').map(({ id }) => String(id))
  const types = of('shelf-type').map(({ id }) => String(id))
  return {
    now: nowSeconds(),
    requests: await readRequests(market, ids),
    payments: await Promise.all(of('payment').map(({ txId }) => readPayment(market, String(txId)))),
    calendars: (
      await Promise.all(types.map(type => readCalendars(market, type, { consistent: true })))
    ).flat(),
    shelfBookings: [...new Map(of('plan-row').map(row => [row.id, row])).values()],
    carts: of('cart'),
    live: items.filter(({ sk }) => sk === 'LIVE'),
    documents: of('document'),
    pending: (await readBadges(market)).pendingBookingRequests,
    sales: await salesOf(market),
  }
}

/** Reads every item of the table. After a long walk that takes longer than the client of the functions waits. */
export const allItems = async (): Promise<Item[]> => {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}))
  const items: Item[] = []
  let from: Record<string, unknown> | undefined
  do {
    const answer = await client.send(
      new ScanCommand({ TableName: env('TABLE_NAME'), ConsistentRead: true, ExclusiveStartKey: from }),
    )
    items.push(...((answer.Items ?? []) as Item[]))
    from = answer.LastEvaluatedKey
  } while (from)
  client.destroy()
  return items
}

/** Reads every sale from the provider, with the market's credentials. */
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

/** Waits until no work is left, also when that takes longer than one wait of the cloud. */
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
 * Moves the clock until all work must have ended: holds and card windows expire, the sweeper finds what was lost,
 * refunds are retried, and sales are settled so that a part of one can be refunded.
 */
export const untilAllEnded = async (cloud: Pick<TestCloud, 'call' | 'idle'>): Promise<void> => {
  for (const part of ['elavon', 'events'] as const) await setFault(cloud, part, 'off')
  await untilQuiet(cloud)
  for (const advanceSeconds of [1_000, 1_000, 1_000, 1_000, DAY + 3_600, 4_000]) {
    await cloud.call('POST', '/local/clock/', { advanceSeconds })
    await untilQuiet(cloud)
  }
}
