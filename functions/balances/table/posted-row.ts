/** Rows that something else writes: labels that were printed, two tenants who are one. Nobody changes them. */
import { type Posting, tenantAccount } from '#shared/balances/ledger.ts'
import { BALANCE, type BalanceSource } from '#shared/balances/types.ts'
import type { Day } from '#shared/kit/day.ts'
import type { Minor, Seconds } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import type { Write } from '../../kit/table.ts'
import { closeBalance } from './balance.ts'
import { addToMonths } from './balance-sums.ts'
import { addRow, type BalanceTransaction, idOf, putRow } from './balance-transaction.ts'
import { post } from './ledger.ts'

interface Owed
  extends Pick<BalanceTransaction, 'userNumber' | 'type' | 'amount' | 'description' | 'day' | 'at'> {
  /** The event, in one text of letters, digits and `-`: it writes one row. */
  event: string
  from: { kind: BalanceSource; id: string }
  currency: string
  /** What stands against it: all that is not the tenant's. */
  against: readonly Posting[]
}

/**
 * Writes what raises or lowers a balance by itself, with its entry of the ledger, into the commit of what it comes of. Nobody
 * changes it: a row against it puts it right. Throws `TryAgain` when the event has a row, or the tenant is deleted.
 */
export const postRow = (market: string, { event, from, currency, against, ...row }: Owed): Write[] => [
  ...addRow(market, {
    ...row,
    ...{ id: idOf(row.day, row.at, event), writtenTs: row.at, by: '', from, entry: event },
    ...{ formerly: [], version: 1 },
  }),
  ...post(market, {
    ...{ id: event, day: row.day, writtenTs: row.at, currency, what: 'owed', by: '' },
    postings: [{ account: tenantAccount(row.userNumber), amount: row.amount }, ...against],
    from: { kind: from.kind, ids: [from.id] },
  }),
]

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
  open: ['moveBalance', 'postRow'],
  samples: {
    postRow: [
      '{market}',
      {
        ...{ userNumber: '{userNumber}', type: 6, amount: -100, description: '', day, at: 0 },
        ...{ event: '{event}', currency: 'DKK', from: { kind: 'product-sheet', id: '{sheet}' } },
        against: [{ account: 'shop:labels', amount: 100 }],
      },
    ],
    moveBalance: [
      '{market}',
      { from: '{userNumber}', to: '{userNumber}', amount: 100, currency: 'DKK', day, at: 0 },
    ],
  },
}
