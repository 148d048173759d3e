/**
 * Entries of a market's ledger: one for each event that moves money, known by it, so that it counts once. Never changed. What
 * stands on accounts that are no tenant's is summed up from the stream, a drawer a day: each payment of a market would meet
 * every other one otherwise.
 */
import { type Account, addsUp, joined, type Posting } from '#shared/balances/ledger.ts'
import type { BalanceSource } from '#shared/balances/types.ts'
import type { Day } from '#shared/kit/day.ts'
import type { Minor, Seconds } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import { countPartition, listed, type Place, sumAttribute } from '../../kit/listed.ts'
import { batch, type Item, type Key, query, TryAgain, type Write } from '../../kit/table.ts'

/** Amounts in minor units of the currency. The postings add up to nothing. */
export interface LedgerEntry {
  /** The event, in one text. */
  id: string
  /** The day that counts, in the market's time zone, and the moment at which it was written. */
  day: Day
  writtenTs: Seconds
  currency: string
  postings: readonly Posting[]
  what:
    | 'paid'
    | 'owed'
    | 'refunded'
    | 'typed'
    | 'corrected'
    | 'taken away'
    | 'merged'
    | 'settled'
    | 'paid out'
    | 'came back'
  /** What it is about. */
  from: { kind: BalanceSource | 'booking-request' | 'balance-transaction'; ids: readonly string[] }
  /** The administrator who wrote it; empty: nobody did. */
  by: string
  /** The entry that it puts right. */
  corrects?: string
}

const entryKey = (market: string, id: string): Key => ({ pk: `${market}#LEDGER#${id}`, sk: 'ENTRY' })

const accountList = (currency: string, account: string): string => `LEDGER#${currency}#${account}`

/** Most entries have two such accounts, and a settlement has three. */
const MOST_PLACES = 3

const placesOf = ({ postings, currency, day, writtenTs, id }: LedgerEntry): Place[] =>
  postings
    .filter(({ account }) => !account.startsWith('tenant:'))
    .map(({ account, amount }) => ({
      list: accountList(currency, account),
      sort: `${day}#${writtenTs}#${id}`,
      drawerLength: day.length,
      amount,
    }))

/**
 * Writes an entry, once; none where its postings come to nothing. Throws `TryAgain` when the event has one. Throws an Error
 * where the postings do not add up, for that is a fault of ours.
 */
export const post = (market: string, asked: LedgerEntry): Write[] => {
  const entry = { ...asked, postings: joined(asked.postings) }
  const places = placesOf(entry)
  if (!addsUp(entry.postings) || places.length > MOST_PLACES)
    throw new Error(`an entry of the ledger does not stand: ${entry.id}`)
  if (!entry.postings.length) return []
  return [
    {
      put: {
        Item: {
          ...entryKey(market, entry.id),
          kind: 'ledger-entry',
          ...entry,
          ...listed(market, places as [Place, Place, Place]),
        } satisfies Item,
        ConditionExpression: 'attribute_not_exists(pk)',
      },
      onConditionFailed: new TryAgain(),
    },
  ]
}

/** Which of some events have an entry. */
export const readPosted = async (market: string, ids: readonly string[]): Promise<Set<string>> => {
  const items = await batch(ids.map(id => entryKey(market, id)))
  return new Set(ids.filter((_, at) => items[at]))
}

const SUM = sumAttribute('')

/** What each day has added to an account of the market. */
export const readAccountDays = async (
  market: string,
  currency: string,
  account: Account,
): Promise<ReadonlyMap<Day, Minor>> => {
  const items = await query({
    KeyConditionExpression: 'pk = :counts',
    ExpressionAttributeValues: { ':counts': countPartition(`${market}#${accountList(currency, account)}`) },
  })
  const sums = items.flatMap(item => Object.entries(item)).filter(([name]) => name.startsWith(SUM))
  return new Map(sums.map(([name, amount]) => [name.slice(SUM.length), Number(amount)]))
}

const sample: LedgerEntry = {
  id: '{event}',
  day: '2026-11-21',
  writtenTs: 0,
  currency: 'DKK',
  postings: [
    { account: 'card', amount: -100 },
    { account: 'shop:bookings', amount: 100 },
  ],
  what: 'paid',
  from: { kind: 'booking-request', ids: [] },
  by: '',
}

export const entity: Entity = {
  kept: 'With the books of the shop.',
  open: ['post', 'readAccountDays', 'readPosted'],
  samples: {
    post: ['{market}', sample],
    readPosted: ['{market}', ['{event}']],
    readAccountDays: ['{market}', 'DKK', 'card'],
  },
}
