/**
 * Vouchers: of a sales period, one an accounting year, and of a day. A voucher is written before it is sent, with its lines,
 * and these never change. What is late of a day stands in another voucher of that day.
 */
import * as z from 'zod/mini'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { minor, seconds } from '#shared/kit/units.ts'
import { BOOKS_PROBLEMS, VOUCHER_STATES } from '#shared/payouts/books-problems.ts'
import type { VoucherAccount } from '#shared/payouts/voucher.ts'
import type { Entity } from '../../kit/entity.ts'
import { type Page, readPage } from '../../kit/list.ts'
import { listed } from '../../kit/listed.ts'
import { get, type Item, type Key, putNextVersion, query, TryAgain, type Write } from '../../kit/table.ts'

const line = z.object({
  account: z.string(),
  amount: minor,
  vat: z.optional(minor),
  vatPercent: z.optional(z.number()),
  text: z.string(),
})

const problem = z.object({
  code: z.enum(BOOKS_PROBLEMS),
  message: z.string(),
  field: z.optional(z.string()),
  account: z.optional(z.number()),
  year: z.optional(z.string()),
  day: z.optional(z.string()),
})

/** What a day had online when a voucher of it was made. */
const online = z.object({
  card: minor,
  refunds: minor,
  counter: minor,
  bookings: minor,
  bookingsReverse: minor,
  bookingsVat: minor,
})

/** What a till's day had when a voucher of it was made. */
const tillFigures = z.object({
  till: z.string(),
  total: minor,
  lines: minor,
  clearing: minor,
  aside: minor,
  asides: z.record(z.string(), minor),
  beside: minor,
  tips: minor,
  rounding: minor,
  tenders: z.record(z.string(), minor),
  currencies: z.record(z.string(), z.number()),
})

const voucher = z.object({
  /** Which it is of its day: that of a period `P01K…_1_0`, of a day `D1`. */
  id: z.string(),
  dateFrom: z.string(),
  /** Its day in the books. */
  dateTo: z.string(),
  /** The sales period; null: it is of a day. */
  period: z.nullable(z.string()),
  text: z.string(),
  lines: z.array(line),
  /** Debit, which is credit. */
  total: minor,
  state: z.enum(VOUCHER_STATES),
  /** In the books. */
  voucherNumber: z.nullable(z.number()),
  year: z.string(),
  /** Why it is not in the books, or its document is not. */
  problem: z.nullable(problem),
  tries: z.number(),
  madeTs: seconds,
  sentTs: z.nullable(seconds),
  /** What the day had online, and what its tills had; of a day alone. */
  online: z._default(z.nullable(online), null),
  tills: z.array(tillFigures),
  version: z.number(),
})

export type StoredVoucher = Omit<z.infer<typeof voucher>, 'lines'> & {
  lines: (Omit<z.infer<typeof line>, 'account'> & { account: VoucherAccount })[]
}

const voucherIn = (item: Item): StoredVoucher => voucher.parse(item) as StoredVoucher

const partition = (market: string): string => `${market}#VOUCHERS`

type At = Pick<StoredVoucher, 'dateTo' | 'id'>

const voucherKey = (market: string, { dateTo, id }: At): Key => ({
  pk: partition(market),
  sk: `${dateTo}#${id}`,
})

const ALL = 'VOUCHERS'
/** Those that are not in the books. */
const LEFT = 'VOUCHERS#LEFT'

const isLeft = ({ state }: StoredVoucher): boolean => state === 'waiting' || state === 'failed'

const toItem = (market: string, value: StoredVoucher): Item => {
  const place = { sort: `${value.dateTo}#${value.id}`, drawerLength: 7 }
  return {
    ...voucherKey(market, value),
    kind: 'voucher',
    ...value,
    ...(isLeft(value)
      ? listed(market, [
          { list: ALL, ...place },
          { list: LEFT, ...place },
        ])
      : listed(market, [{ list: ALL, ...place }])),
  }
}

/** Writes a new voucher. Throws `TryAgain` when it is there. */
export const newVoucher = (market: string, value: StoredVoucher): Write => ({
  put: { Item: toItem(market, value), ConditionExpression: 'attribute_not_exists(pk)' },
  onConditionFailed: new TryAgain(),
})

/** Writes a voucher if its version is unchanged; otherwise throws `TryAgain`. */
export const putVoucher = (market: string, value: StoredVoucher): Write =>
  putNextVersion(toItem(market, value), value.version)

/** A voucher. Refuses 404 `not_found`. */
export const readVoucher = async (market: string, at: At): Promise<StoredVoucher> => {
  const item = await get(voucherKey(market, at))
  if (!item) throw refuse(commonRefusals.not_found)
  return voucherIn(item)
}

/** The vouchers of some days, both included, the oldest first: one query. */
export const readVouchersOf = async (
  market: string,
  { from, to }: { from: string; to: string },
): Promise<StoredVoucher[]> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': partition(market), ':from': from, ':to': `${to}~` },
    ConsistentRead: true,
  })
  return items.map(voucherIn)
}

/** The vouchers of a sales period that was not reset since, the oldest first. */
export const readVouchersOfPeriod = async (
  market: string,
  { id, dateFrom, dateTo }: { id: string; dateFrom: string; dateTo: string },
): Promise<StoredVoucher[]> =>
  (await readVouchersOf(market, { from: dateFrom, to: dateTo })).filter(
    ({ period, state }) => period === id && state !== 'void',
  )

/** A page of the vouchers, the newest first: all, or those that are not in the books. */
export const listVouchers = async (
  market: string,
  which: 'all' | 'left',
  page: number,
): Promise<Omit<Page, 'items'> & { results: StoredVoucher[] }> => {
  const order =
    which === 'all'
      ? ({ market, list: ALL, index: 1, newestFirst: true } as const)
      : ({ market, list: LEFT, index: 2, newestFirst: true } as const)
  const { items, ...rest } = await readPage(order, page)
  return { ...rest, results: items.map(voucherIn) }
}

const sample: StoredVoucher = {
  ...{
    id: 'D1',
    dateFrom: '2026-11-21',
    dateTo: '2026-11-21',
    period: null,
    text: '',
    lines: [],
    total: 100,
  },
  ...{ state: 'waiting', voucherNumber: null, year: '', problem: null, tries: 0, madeTs: 0, sentTs: null },
  ...{ online: null, tills: [], version: 1 },
}

export const entity: Entity = {
  kept: 'With the books of the shop.',
  open: [],
  samples: {
    newVoucher: ['{market}', sample],
    putVoucher: ['{market}', sample],
    readVoucher: ['{market}', { dateTo: '2026-11-21', id: 'D1' }],
    readVouchersOf: ['{market}', { from: '2026-11-01', to: '2026-11-30' }],
    readVouchersOfPeriod: ['{market}', { id: '{period}', dateFrom: '2026-11-01', dateTo: '2026-11-30' }],
    listVouchers: ['{market}', 'all', 1],
  },
}
