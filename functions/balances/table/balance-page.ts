/** A tenant's rows as they are read, each with the balance after it. */
import { balanceOn, type RowsAsked, rowsOfDays, withBalances } from '#shared/balances/running.ts'
import { sum } from '#shared/kit/money.ts'
import type { Minor } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import { PAGE_SIZE, startOf } from '../../kit/list.ts'
import { readBalanceSums } from './balance-sums.ts'
import { type BalanceTransaction, placeIn, readDays } from './balance-transaction.ts'

/** The balance after a row. `before`: the row as it stands in the sums; left out: it is not written yet. */
export const balanceAfter = async (
  market: string,
  { userNumber, ...row }: Pick<BalanceTransaction, 'userNumber' | 'id' | 'day' | 'at' | 'amount'>,
  before?: BalanceTransaction,
): Promise<Minor> => {
  const [sums, rows] = await Promise.all([
    readBalanceSums(market, userNumber, { consistent: true }),
    readDays(market, userNumber, { from: row.day, to: row.day }, true),
  ])
  const later = rows.filter(one => one.id !== row.id && placeIn(one) > placeIn(row))
  const instead = before && before.day <= row.day ? before.amount : 0
  return balanceOn(sums, row.day) - instead + row.amount - sum(later.map(({ amount }) => amount))
}

/**
 * A page of a tenant's rows, the newest first, each with the balance after it. The sums say on which days it stands, so page
 * 400 costs what page 2 costs: the sums, and the rows of those days.
 */
export const readBalancePage = async (
  market: string,
  userNumber: string,
  { page, ...asked }: RowsAsked & { page: number },
  { consistent = false } = {},
) => {
  const sums = await readBalanceSums(market, userNumber, { consistent })
  const days = rowsOfDays(sums, asked)
  const count = days.reduce((total, day) => total + day.count, 0)
  const answer = { page, pagesCount: Math.max(1, Math.ceil(count / PAGE_SIZE)), count }
  const start = startOf(
    days.map(one => ({ drawer: one.day, count: one.count })),
    (page - 1) * PAGE_SIZE,
  )
  if (!start) return { ...answer, rows: [] }
  const later = days.filter(({ day }) => day <= start.drawer)
  let left = start.skip + PAGE_SIZE
  const shown = later.filter(({ count: some }) => {
    const isShown = left > 0
    left -= some
    return isShown
  })
  // Rows of other types may lie in the days between those of one.
  const spans = asked.type
    ? shown.map(({ day }) => ({ from: day, to: day }))
    : [{ from: shown.at(-1)?.day ?? '', to: start.drawer }]
  const found = await Promise.all(spans.map(span => readDays(market, userNumber, span, consistent)))
  const rows = withBalances(sums, found.flat())
    .filter(({ type }) => !asked.type || type === asked.type)
    .slice(start.skip, start.skip + PAGE_SIZE)
  return { ...answer, rows }
}

export const entity: Entity = {
  kept: 'Reads alone: balance-transaction.ts, balance-sums.ts.',
  open: ['balanceAfter', 'readBalancePage'],
  samples: {
    balanceAfter: [
      '{market}',
      { userNumber: '{userNumber}', id: '2026-11-21.0.{id}', day: '2026-11-21', at: 0, amount: 100 },
    ],
    readBalancePage: ['{market}', '{userNumber}', { page: 1 }],
  },
}
