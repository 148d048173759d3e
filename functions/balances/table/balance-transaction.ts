/**
 * What stands on the balances of tenants (specification 4): a row for each thing that raised or lowered one, in the order of
 * days. No row has the balance after it, so a row of an earlier day changes no later one (balance-sums.ts).
 */
import * as z from 'zod/mini'
import { BALANCE, BALANCE_SOURCES, BALANCE_TYPES } from '#shared/balances/types.ts'
import type { Day } from '#shared/kit/day.ts'
import { sum } from '#shared/kit/money.ts'
import { type Minor, minor, type Seconds, seconds } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Item, type Key, query, TryAgain, type Write } from '../../kit/table.ts'
import { type Added, addToBalance } from './balance.ts'
import { addToMonths, balancePartition } from './balance-sums.ts'

/** What a row said before it was changed, and who changed it when. */
const formerly = z.object({
  type: z.literal(BALANCE_TYPES),
  amount: minor,
  description: z.string(),
  day: z.string(),
  by: z.string(),
  changedTs: seconds,
})

const balanceTransaction = z.object({
  userNumber: z.string(),
  /** Its first place, and what tells it from others of that moment: `2026-11-21.1795252340.01K…`. */
  id: z.string(),
  type: z.literal(BALANCE_TYPES),
  /** Below zero where the market owes the tenant less. */
  amount: minor,
  description: z.string(),
  /** The day that counts, and the moment; the moment at which it was written. */
  day: z.string(),
  at: seconds,
  writtenTs: seconds,
  /** The administrator who typed it; empty: it comes of something else, and nobody may change it. */
  by: z.string(),
  /** What it comes of. */
  from: z.nullable(z.object({ kind: z.enum(BALANCE_SOURCES), id: z.string() })),
  /** The entry of the ledger that stands for it now. */
  entry: z.string(),
  formerly: z.array(formerly),
  version: z.number(),
})

export type BalanceTransaction = z.infer<typeof balanceTransaction>

type Place = Pick<BalanceTransaction, 'day' | 'at' | 'id'>

const ROW = 'ROW#'
/** The place of a row among those of its tenant: later rows stand after it. */
export const placeIn = ({ day, at, id }: Place): string =>
  `${ROW}${day}#${String(at).padStart(11, '0')}#${id}`

const rowKey = (market: string, userNumber: string, place: Place): Key => ({
  pk: balancePartition(market, userNumber),
  sk: placeIn(place),
})

/** Where a row is that stands on another day than its id says. */
const movedKey = (market: string, userNumber: string, id: string): Key => ({
  pk: balancePartition(market, userNumber),
  sk: `MOVED#${id}`,
})

/** The id of a row: where it stands at first, and what makes it the only one there. */
export const idOf = (day: Day, at: number, own: string): string => `${day}.${at}.${own}`

const firstPlace = (id: string): Place => {
  const [day = '', at = ''] = id.split('.')
  return { day, at: Number(at), id }
}

/** The row of an id; undefined: there is none. */
export const readBalanceTransaction = async (
  market: string,
  userNumber: string,
  id: string,
): Promise<BalanceTransaction | undefined> => {
  const [first, moved] = await Promise.all([
    get(rowKey(market, userNumber, firstPlace(id))),
    get(movedKey(market, userNumber, id)),
  ])
  const item = first ?? (moved && (await get({ pk: moved.pk, sk: String(moved.to) })))
  return item && balanceTransaction.parse(item)
}

const toItem = (market: string, row: BalanceTransaction): Item => ({
  ...rowKey(market, row.userNumber, row),
  kind: 'balance-transaction',
  ...row,
})

/** Writes a row, once. Throws `TryAgain` when it is there. */
export const putRow = (market: string, row: BalanceTransaction): Write => ({
  put: { Item: toItem(market, row), ConditionExpression: 'attribute_not_exists(pk)' },
  onConditionFailed: new TryAgain(),
})

const removeRow = (market: string, { userNumber, version, ...place }: BalanceTransaction): Write => ({
  remove: {
    Key: rowKey(market, userNumber, place),
    ConditionExpression: 'version = :read',
    ExpressionAttributeValues: { ':read': version },
  },
  onConditionFailed: new TryAgain(),
})

/**
 * Adds a row to a tenant's balance, once: four writes with its entry of the ledger (`post`). Throws `TryAgain` when it is
 * there, when the tenant is deleted, for a second start balance, and for a payout of more than is available.
 */
export const addRow = (
  market: string,
  row: BalanceTransaction,
  more: Pick<Added, 'held' | 'isPaidOut'> = {},
): Write[] => [
  putRow(market, row),
  ...addToMonths(market, row.userNumber, [{ ...row, rows: 1 }]),
  addToBalance(market, row.userNumber, row.amount, {
    ...more,
    start: row.type === BALANCE.start ? 'begins' : undefined,
  }),
]

/** Changes a row that has the version that was read; otherwise throws `TryAgain`. Its id stays. */
export const changeRow = (market: string, before: BalanceTransaction, after: BalanceTransaction): Write[] => {
  const { userNumber, id } = before
  const next = { ...after, version: before.version + 1 }
  const isMoved = before.day !== after.day || before.at !== after.at
  const starts = Number(after.type === BALANCE.start) - Number(before.type === BALANCE.start)
  const put: Write = {
    put: {
      Item: toItem(market, next),
      ConditionExpression: 'version = :read',
      ExpressionAttributeValues: { ':read': before.version },
    },
    onConditionFailed: new TryAgain(),
  }
  const moved: Write[] = [
    removeRow(market, before),
    putRow(market, next),
    {
      put: {
        Item: { ...movedKey(market, userNumber, id), kind: 'moved', to: rowKey(market, userNumber, next).sk },
      },
    },
  ]
  const by = after.amount - before.amount
  return [
    ...(isMoved ? moved : [put]),
    ...addToMonths(market, userNumber, [
      { ...before, amount: 0 - before.amount, rows: -1 },
      { ...after, rows: 1 },
    ]),
    ...(by || starts
      ? [
          addToBalance(market, userNumber, by, {
            start: starts > 0 ? 'begins' : starts < 0 ? 'begins anew' : undefined,
          }),
        ]
      : []),
  ]
}

/** Takes a row away that has the version that was read; otherwise throws `TryAgain`. */
export const takeRowAway = (market: string, row: BalanceTransaction): Write[] => [
  removeRow(market, row),
  ...addToMonths(market, row.userNumber, [{ ...row, amount: 0 - row.amount, rows: -1 }]),
  addToBalance(market, row.userNumber, 0 - row.amount, {
    start: row.type === BALANCE.start ? 'begins anew' : undefined,
  }),
]

/** The rows of some whole days, the newest first. */
export const readDays = async (
  market: string,
  userNumber: string,
  { from, to }: { from: Day; to: Day },
  consistent: boolean,
): Promise<BalanceTransaction[]> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: {
      ':pk': balancePartition(market, userNumber),
      ':from': ROW + from,
      ':to': `${ROW}${to}~`,
    },
    ScanIndexForward: false,
    ConsistentRead: consistent,
  })
  return items.map(item => balanceTransaction.parse(item))
}

/** What a tenant bought of the shop on some days, as it was written until a moment; above zero. */
export const readPurchases = async (
  market: string,
  userNumber: string,
  days: { from: Day; to: Day },
  until: Seconds,
): Promise<Minor> => {
  const rows = await readDays(market, userNumber, days, false)
  const bought = rows.filter(({ type, writtenTs }) => type === BALANCE.purchase && writtenTs <= until)
  return 0 - sum(bought.map(({ amount }) => amount))
}

const sample: BalanceTransaction = {
  userNumber: '{userNumber}',
  id: '2026-11-21.0.{id}',
  type: 3,
  amount: -100,
  description: '',
  day: '2026-11-21',
  at: 0,
  writtenTs: 0,
  by: '{username}',
  from: null,
  entry: '{event}',
  formerly: [],
  version: 1,
}

export const entity: Entity = {
  kept: 'With the books of the shop.',
  open: ['addRow', 'changeRow', 'idOf', 'readBalanceTransaction', 'readDays', 'readPurchases', 'takeRowAway'],
  samples: {
    idOf: null,
    readBalanceTransaction: ['{market}', '{userNumber}', sample.id],
    addRow: ['{market}', sample],
    changeRow: ['{market}', sample, { ...sample, day: '2026-11-22' }],
    takeRowAway: ['{market}', sample],
    placeIn: null,
    putRow: ['{market}', sample],
    readDays: ['{market}', '{userNumber}', { from: '2026-11-01', to: '2026-11-30' }, false],
    readPurchases: ['{market}', '{userNumber}', { from: '2026-11-01', to: '2026-11-30' }, 0],
  },
}
