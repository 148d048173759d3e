/** What a balance was after each of its rows, reckoned from what each day has added: no row keeps it. */
import type { Day } from '../kit/day.ts'
import { sum } from '../kit/money.ts'
import type { Minor } from '../kit/units.ts'
import type { BalanceType } from './types.ts'

/** What the rows of a day come to, and how many of each type there are. */
export interface DaySum {
  net: Minor
  rows: Partial<Record<BalanceType, number>>
}

export type SumsOfDays = ReadonlyMap<Day, DaySum>

export interface RowsAsked {
  type?: BalanceType | undefined
  dateFrom?: Day | undefined
  dateTo?: Day | undefined
}

/** How many rows each day has that are asked for, the newest day first; days without one are left out. */
export const rowsOfDays = (sums: SumsOfDays, { type, dateFrom, dateTo }: RowsAsked) =>
  [...sums]
    .filter(([day]) => (!dateFrom || day >= dateFrom) && (!dateTo || day <= dateTo))
    .map(([day, { rows }]) => ({
      day,
      count: type ? (rows[type] ?? 0) : sum(Object.values(rows)),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => (one.day < other.day ? 1 : -1))

/** The balance at the end of a day. */
export const balanceOn = (sums: SumsOfDays, last: Day): Minor =>
  sum([...sums].flatMap(([day, { net }]) => (day <= last ? [net] : [])))

/** The rows of whole days, the newest first, each with the balance after it. */
export const withBalances = <Row extends { day: Day; amount: Minor }>(
  sums: SumsOfDays,
  rows: readonly Row[],
): (Row & { balance: Minor })[] => {
  let day: Day | undefined
  let balance = 0
  return rows.map(row => {
    if (row.day !== day) balance = balanceOn(sums, row.day)
    day = row.day
    const shown = { ...row, balance }
    balance -= row.amount
    return shown
  })
}
