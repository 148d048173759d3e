/** Rows that something else writes: labels that were printed, settlements, two tenants who are one. Nobody changes them. */
import { type Posting, tenantAccount } from '#shared/balances/ledger.ts'
import { BALANCE, type BalanceSource, type BalanceType } from '#shared/balances/types.ts'
import type { Day } from '#shared/kit/day.ts'
import { sum } from '#shared/kit/money.ts'
import type { Minor, Seconds } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import type { Write } from '../../kit/table.ts'
import { addAnnounced, closeBalance } from './balance.ts'
import { addToMonths } from './balance-sums.ts'
import { addRow, type BalanceTransaction, idOf, putRow } from './balance-transaction.ts'
import { type LedgerEntry, post } from './ledger.ts'

interface Owed
  extends Pick<BalanceTransaction, 'userNumber' | 'type' | 'amount' | 'description' | 'day' | 'at'> {
  /** The event, in one text of letters, digits and `-`: it writes one row. */
  event: string
  from: { kind: BalanceSource; id: string }
  currency: string
  /** What stands against it: all that is not the tenant's. */
  against: readonly Posting[]
  what?: LedgerEntry['what']
  /** How much more of the balance is on its way than before. */
  held?: Minor
  /** Left out: `at`. */
  writtenTs?: Seconds
}

/**
 * Writes what raises or lowers a balance by itself, with its entry of the ledger, into the commit of what it comes of. Nobody
 * changes it: a row against it puts it right. Throws `TryAgain` when the event has a row, or the tenant is deleted.
 */
export const postRow = (
  market: string,
  { event, from, currency, against, what = 'owed', held = 0, writtenTs, ...row }: Owed,
): Write[] => [
  ...addRow(
    market,
    {
      ...row,
      ...{ id: idOf(row.day, row.at, event), writtenTs: writtenTs ?? row.at, by: '', from, entry: event },
      ...{ formerly: [], version: 1 },
    },
    { held },
  ),
  ...post(market, {
    ...{ id: event, day: row.day, writtenTs: writtenTs ?? row.at, currency, what, by: '' },
    postings: [{ account: tenantAccount(row.userNumber), amount: row.amount }, ...against],
    from: { kind: from.kind, ids: [from.id] },
  }),
]

interface Settled {
  userNumber: string
  /** The sales period, and its last day. */
  period: string
  day: Day
  at: Seconds
  writtenTs: Seconds
  currency: string
  description: string
  /** What is paid out of the balance, and held until it is. */
  held: Minor
  /** One for each row of the tenant: the shares of lines, the rent. */
  transactions: readonly { type: BalanceType; postings: readonly Posting[] }[]
}

/**
 * Writes what a settlement has announced: a row and an entry of the ledger for its shares, others for its rent. Throws
 * `TryAgain` when it is written, or nothing was announced.
 */
export const postSettlement = (
  market: string,
  { userNumber, period, day, at, writtenTs, currency, description, held, transactions }: Settled,
): Write[] => {
  const tenant = tenantAccount(userNumber)
  const all = transactions.map(({ type, postings }, nth) => {
    const amount = sum(postings.filter(({ account }) => account === tenant).map(one => one.amount))
    const own = `${period}-${nth}`
    const entry = `settled.${period}.${userNumber}.${nth}`
    // The rent stands after the shares.
    const row: BalanceTransaction = {
      ...{ userNumber, id: idOf(day, at + nth, own), type, amount, description, day },
      ...{ at: at + nth, writtenTs, by: '', from: { kind: 'settlement', id: period }, entry },
      ...{ formerly: [], version: 1 },
    }
    return { row, entry, postings }
  })
  const rows = all.map(({ row }) => row)
  return [
    ...rows.map(row => putRow(market, row)),
    ...addToMonths(
      market,
      userNumber,
      rows.map(row => ({ ...row, rows: 1 as const })),
    ),
    addAnnounced(market, userNumber, period, { by: sum(rows.map(({ amount }) => amount)), held }),
    ...all.flatMap(({ entry: id, postings }) =>
      post(market, {
        ...{ id, day, writtenTs, currency, postings, what: 'settled', by: '' },
        from: { kind: 'settlement', ids: [period] },
      }),
    ),
  ]
}

interface Moved {
  from: string
  to: string
  /** What the market owes to `from`. */
  amount: Minor
  currency: string
  day: Day
  at: Seconds
}

/**
 * Gives the balance of a tenant to another one by a pair of rows, and closes it. Throws `TryAgain` when it is another one by
 * now, or the other tenant is deleted.
 */
export const moveBalance = (market: string, { from, to, amount, currency, day, at }: Moved): Write[] => {
  if (!amount) return [closeBalance(market, from)]
  const entry = `merged.${from}`
  const row = (userNumber: string, other: string, by: Minor): BalanceTransaction => ({
    ...{ userNumber, id: idOf(day, at, `merged-${from}`), type: BALANCE.other, amount: by, description: '' },
    ...{
      day,
      at,
      writtenTs: at,
      by: '',
      from: { kind: 'customer', id: other },
      entry,
      formerly: [],
      version: 1,
    },
  })
  const gone = row(from, to, 0 - amount)
  const postings = [
    { account: tenantAccount(from), amount: 0 - amount },
    { account: tenantAccount(to), amount },
  ]
  return [
    putRow(market, gone),
    ...addToMonths(market, from, [{ ...gone, rows: 1 }]),
    closeBalance(market, from, amount),
    ...addRow(market, row(to, from, amount)),
    ...post(market, {
      ...{ id: entry, day, writtenTs: at, currency, postings, what: 'merged', by: '' },
      from: { kind: 'customer', ids: [from, to] },
    }),
  ]
}

const day = '2026-11-21'

export const entity: Entity = {
  kept: 'As balance-transaction.ts and ledger.ts.',
  open: ['moveBalance', 'postRow', 'postSettlement'],
  samples: {
    postRow: [
      '{market}',
      {
        ...{ userNumber: '{userNumber}', type: 6, amount: -100, description: '', day, at: 0 },
        ...{ event: '{event}', currency: 'DKK', from: { kind: 'product-sheet', id: '{sheet}' } },
        against: [{ account: 'shop:labels', amount: 100 }],
      },
    ],
    postSettlement: [
      '{market}',
      {
        ...{ userNumber: '{userNumber}', period: '{period}', day, at: 0, writtenTs: 0, currency: 'DKK' },
        ...{ description: '', held: 80 },
        transactions: [
          {
            type: 2,
            postings: [
              { account: 'tenant:{userNumber}', amount: 80 },
              { account: 'shop:commission', amount: 16 },
              { account: 'vat', amount: 4 },
              { account: 'till', amount: -100 },
            ],
          },
        ],
      },
    ],
    moveBalance: [
      '{market}',
      { from: '{userNumber}', to: '{userNumber}', amount: 100, currency: 'DKK', day, at: 0 },
    ],
  },
}
