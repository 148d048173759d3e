/**
 * How a market keeps its books: which accounts stand for those of Reol, and when vouchers are sent. Beside it stands the
 * lease of the worker that sends them: the books of a market are written by one at a time.
 */
import * as z from 'zod/mini'
import { booksDue } from '#events/payouts.ts'
import { type Seconds, seconds } from '#shared/kit/units.ts'
import { BOOKS_RHYTHMS } from '#shared/payouts/books-rhythm.ts'
import { dueWith } from '../../kit/due.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Item, type Key, putNextVersion, TryAgain, type Write } from '../../kit/table.ts'

const chartAccount = z.object({
  accountNumber: z.number(),
  /** Empty: none. */
  vatCode: z.string(),
  vatPercent: z.number(),
})

const books = z.object({
  /** In which Reol alone writes; null: none was chosen. */
  journal: z.nullable(z.number()),
  layout: z.nullable(z.number()),
  /** The account of the books for each of Reol's (shared/payouts/voucher.ts), and for each tender by `tender:<word>`. */
  chart: z.record(z.string(), chartAccount),
  rhythm: z.enum(BOOKS_RHYTHMS),
  /** Which vouchers are made: a day of online payments, a day of tills by tender. */
  withOnline: z.boolean(),
  withTills: z.boolean(),
  /** Vouchers of days are made from this one on; empty: of none. */
  fromDay: z.string(),
  /** When vouchers are sent next by themselves; null: never. */
  nextTs: z.nullable(seconds),
  version: z.number(),
})

export type Books = z.infer<typeof books>

const partition = (market: string): string => `${market}#BOOKS`
const booksKey = (market: string): Key => ({ pk: partition(market), sk: 'BOOKS' })
const leaseKey = (market: string): Key => ({ pk: partition(market), sk: 'LEASE' })

const FIRST: Books = {
  ...{ journal: null, layout: null, chart: {}, rhythm: 'off' },
  ...{ withOnline: false, withTills: false, fromDay: '', nextTs: null, version: 0 },
}

const toItem = (market: string, value: Books): Item => ({
  ...booksKey(market),
  kind: 'books',
  ...value,
  ...(value.nextTs === null ? {} : dueWith(`books-${market}`, value.nextTs, booksDue, {})),
})

/** The books of a market; as they begin where nobody has chosen anything. */
export const readBooks = async (market: string): Promise<Books> => {
  const item = await get(booksKey(market))
  return item ? books.parse(item) : FIRST
}

/** Writes the books if their version is unchanged; otherwise throws `TryAgain`. */
export const putBooks = (market: string, value: Books): Write =>
  value.version
    ? putNextVersion(toItem(market, value), value.version)
    : {
        put: {
          Item: { ...toItem(market, value), version: 1 },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
        onConditionFailed: new TryAgain(),
      }

/** Thrown when another worker writes into the books of this market. */
export class BooksLeased extends Error {}

/** Takes the books for one worker until a moment. Throws `BooksLeased`. */
export const takeBooks = (
  market: string,
  { holder, now, until }: { holder: string; now: Seconds; until: Seconds },
): Write => ({
  put: {
    Item: { ...leaseKey(market), kind: 'books-lease', holder, untilTs: until, ttl: until + 86_400 },
    ConditionExpression: 'attribute_not_exists(pk) OR untilTs < :now OR holder = :holder',
    ExpressionAttributeValues: { ':now': now, ':holder': holder },
  },
  onConditionFailed: new BooksLeased(),
})

/** Gives the books free again. Throws `BooksLeased` when another worker has them. */
export const endBooks = (market: string, holder: string): Write => ({
  remove: {
    Key: leaseKey(market),
    ConditionExpression: 'holder = :holder',
    ExpressionAttributeValues: { ':holder': holder },
  },
  onConditionFailed: new BooksLeased(),
})

export const entity: Entity = {
  kept: 'As long as the market.',
  open: [],
  samples: {
    readBooks: ['{market}'],
    putBooks: ['{market}', { ...FIRST, version: 1 }],
    takeBooks: ['{market}', { holder: '{worker}', now: 0, until: 120 }],
    endBooks: ['{market}', '{worker}'],
  },
}
