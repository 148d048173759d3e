/** What a table has of after a moment, and a restored one does not: payments to compare, accounts created since. */
import { ResourceNotFoundException } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import type { Origin, Place, Say } from './place.ts'

/** The attributes of an item that this reads. */
export interface Found {
  pk: string
  kind?: string
  createdTs?: number
  paidTs?: number | null
  amount?: number
  currency?: string
  transactionId?: string | null
  /** Of a bank file, a settlement or a document. */
  number?: number | string
  voucherNumber?: number | string | null
  madeTs?: number
  postedTs?: number | null
  sentTs?: number | null
  issuedTs?: number
  refunds?: Record<string, { amount: number; currency: string; requestedTs: number; endedTs?: number }>
}

interface Money {
  market: string
  at: number
  text: string
}

export interface Losses {
  markets: Set<string>
  customers: number
  administrators: number
  bookings: number
  money: Money[]
  /** What has an effect outside of the table, and would be made a second time. */
  sentOut: Money[]
}

export const noLosses = (): Losses => ({
  markets: new Set(),
  customers: 0,
  administrators: 0,
  bookings: 0,
  money: [],
  sentOut: [],
})

const COUNTED = {
  customer: 'customers',
  administrator: 'administrators',
  'booking-request': 'bookings',
} as const

/** An amount as it stands at the card provider; all currencies of Reol have two decimals. */
const shown = (minor = 0, currency = ''): string => `${(minor / 100).toFixed(2)} ${currency}`

const marketOf = ({ pk }: Found): string => pk.split('#')[0] ?? ''

const moneyOf = (item: Found, since: number): Money[] => {
  const market = marketOf(item)
  const name = `transaction ${item.transactionId ?? 'unknown'}`
  const paid = item.paidTs ?? 0
  const paidLine = { market, at: paid, text: `paid ${shown(item.amount, item.currency)}, ${name}` }
  const refunds = Object.values(item.refunds ?? {}).map(({ amount, currency, requestedTs, endedTs }) => ({
    market,
    at: endedTs ?? requestedTs,
    text: `refund of ${shown(amount, currency)}, ${name}`,
  }))
  return [paidLine, ...refunds].filter(({ at }) => at >= since)
}

const SENT_OUT: Record<string, (item: Found) => { at: number | null | undefined; text: string }> = {
  'bank-file': ({ madeTs, number }) => ({ at: madeTs, text: `bank file ${number} was made` }),
  settlement: ({ postedTs, number }) => ({ at: postedTs, text: `settlement ${number} was posted` }),
  voucher: ({ sentTs, voucherNumber }) => ({
    at: sentTs,
    text: `voucher ${voucherNumber} was sent to the books`,
  }),
  document: ({ issuedTs, number }) => ({ at: issuedTs, text: `document no. ${number} was issued` }),
}

const sentOutOf = (item: Found, since: number): Money[] => {
  const { at, text } = SENT_OUT[item.kind ?? '']?.(item) ?? { at: null, text: '' }
  return at && at >= since ? [{ market: marketOf(item), at, text }] : []
}

/** Adds what is lost of one item. `since` in Unix seconds: what happened in that second may be lost, so it counts. */
export const addLoss = (losses: Losses, item: Found, since: number): void => {
  const counted = Object.hasOwn(COUNTED, item.kind ?? '')
    ? COUNTED[item.kind as keyof typeof COUNTED]
    : undefined
  const money = item.kind === 'payment' ? moneyOf(item, since) : []
  const isCounted = counted !== undefined && (item.createdTs ?? 0) >= since
  if (isCounted) losses[counted] += 1
  const sentOut = sentOutOf(item, since)
  losses.money.push(...money)
  losses.sentOut.push(...sentOut)
  if (isCounted || money.length || sentOut.length) losses.markets.add(marketOf(item))
}

const MOST_LINES = 100

/** The oldest first, a hundred at most; none without a heading. */
const rowsOf = (heading: string, all: readonly Money[]): string[] => {
  if (!all.length) return []
  const rows = all
    .toSorted((one, other) => one.at - other.at)
    .map(({ market, at, text }) => `  ${market} ${new Date(at * 1_000).toISOString()} ${text}`)
  const more = rows.length > MOST_LINES ? [`  … and ${rows.length - MOST_LINES} more`] : []
  return [heading, ...rows.slice(0, MOST_LINES), ...more]
}

/** The losses in lines. `table`: where they can still be read. */
export const linesOf = (losses: Losses, { table, moment }: Origin): string[] => {
  const { markets, customers, administrators, bookings, money, sentOut } = losses
  const counts = `${customers} customers, ${administrators} administrators, ${bookings} bookings and ${money.length} payments or refunds`
  return [
    `What happened in ${table} after ${moment.toISOString()} is not in the table that the functions use from now on:`,
    `${counts}, of ${markets.size} markets. The table ${table} stays, and has them.`,
    ...rowsOf('Compare these with the card provider, and book or refund what is missing:', money),
    ...rowsOf('These went out, and would be made again. Do not send the second one:', sentOut),
  ]
}

/** Reads the whole table once, half a read unit for 4 KB. */
const readLosses = async ({ client }: Place, { table, moment }: Origin): Promise<Losses> => {
  const documents = DynamoDBDocumentClient.from(client)
  const since = Math.floor(moment.getTime() / 1_000)
  const losses = noLosses()
  let from: Record<string, unknown> | undefined
  do {
    const page = await documents.send(
      new ScanCommand({
        TableName: table,
        ExclusiveStartKey: from,
        FilterExpression:
          '#kind IN (:payment, :customer, :administrator, :booking, :file, :settlement, :voucher, :document)',
        ProjectionExpression:
          'pk, #kind, #number, createdTs, paidTs, amount, currency, transactionId, refunds, voucherNumber, madeTs, postedTs, sentTs, issuedTs',
        ExpressionAttributeNames: { '#kind': 'kind', '#number': 'number' },
        ExpressionAttributeValues: {
          ':payment': 'payment',
          ':customer': 'customer',
          ':administrator': 'administrator',
          ':booking': 'booking-request',
          ':file': 'bank-file',
          ':settlement': 'settlement',
          ':voucher': 'voucher',
          ':document': 'document',
        },
      }),
    )
    for (const item of page.Items ?? []) addLoss(losses, item as Found, since)
    from = page.LastEvaluatedKey
  } while (from)
  return losses
}

/** Says what is lost. A table that is gone can no longer say it. */
export const sayLost = async (place: Place, origin: Origin, say: Say): Promise<void> => {
  try {
    for (const line of linesOf(await readLosses(place, origin), origin)) say(line)
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error
    say(
      `The table ${origin.table} is gone. Compare all transactions of the card provider since ${origin.moment.toISOString()}.`,
    )
  }
  say('Accounts created since are still in the user pool: restore passwords names them.')
}
