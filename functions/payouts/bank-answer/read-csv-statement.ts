/**
 * A statement as CSV, as net banks export it. Each bank has columns of its own, so a row is known by what stands in it: the
 * number of a settlement as a word, and an amount.
 */
import { isDay } from '#shared/kit/day.ts'
import type { Minor } from '#shared/kit/units.ts'
import { amountInCell } from '#shared/tills/csv-cells.ts'
import { dayInCell } from '#shared/tills/csv-days.ts'
import { tableOf } from '../../kit/read-csv.ts'
import type { BankAnswerRow } from './row.ts'

export interface StatementRow extends BankAnswerRow {
  /** All numbers that stand in its texts: one may be that of a settlement. */
  numbers: number[]
  /** All amounts that stand in it, with their signs: one is the amount, one may be the account's balance. */
  amounts: Minor[]
}

const HEADS =
  /^(dato|bogført|bogføringsdato|tekst|beløb|saldo|date|text|amount|balance|datum|betrag|saldo|buchungstag|verwendungszweck)/i

const isText = (cell: string, timeZone: string): boolean =>
  amountInCell(cell) === undefined && dayInCell(cell, timeZone) === undefined

const numbersIn = (cells: readonly string[], timeZone: string): number[] =>
  cells.flatMap(cell =>
    isText(cell, timeZone) ? (cell.match(/(?<!\d)\d{1,9}(?!\d)/g) ?? []).map(Number) : [],
  )

const dayIn = (cells: readonly string[], timeZone: string): string | null => {
  for (const cell of cells) {
    const day = dayInCell(cell, timeZone)?.day
    if (day && isDay(day)) return day
  }
  return null
}

/** Undefined for what is no table of amounts. */
export const readCsvStatement = (text: string, timeZone: string): StatementRow[] | undefined => {
  const table = tableOf(text, cells => cells.filter(cell => HEADS.test(cell.trim())).length)
  if (!table) return undefined
  const rows = table.rows.map(({ cells }): StatementRow => {
    const amounts = cells.flatMap(cell => amountInCell(cell) ?? [])
    const [amount = 0] = amounts
    return {
      ...{ reference: '', outcome: amount < 0 ? 'paid' : 'returned', amount: Math.abs(amount) },
      ...{ day: dayIn(cells, timeZone), code: '', text: cells.filter(Boolean).join(' · ').slice(0, 200) },
      ...{ numbers: numbersIn(cells, timeZone), amounts },
    }
  })
  return rows.some(({ amounts }) => amounts.length) ? rows : undefined
}
