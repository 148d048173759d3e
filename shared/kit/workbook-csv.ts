/** Makes a CSV file of a workbook (D52). Several tables follow one another; the first column says which. */

import { csvOf } from './csv.ts'
import { shortDay } from './day.ts'
import type { Language } from './language.ts'
import { toWire } from './money.ts'
import { type ColumnType, isWord, type Workbook, type WorkbookCell, type WorkbookTable } from './workbook.ts'

export const CSV_TYPE = 'text/csv; charset=utf-8'

/** A spreadsheet reads numbers as its language writes them. */
const decimal = (text: string, language: Language): string =>
  language === 'en' ? text : text.replace('.', ',')

/** As a spreadsheet of the language reads it. */
const shown = (value: WorkbookCell, type: ColumnType, language: Language): WorkbookCell => {
  if (value === null) return ''
  if (isWord(value, type)) return value
  if (type === 'money') return decimal(toWire(Number(value)), language)
  if (type === 'percent') return decimal(Number(value).toFixed(1), language)
  return type === 'day' ? shortDay(String(value)) : value
}

/** The rows of a table, each cell as a spreadsheet of the language reads it. */
export const csvRows = (
  { columns, rows }: Pick<WorkbookTable, 'columns' | 'rows'>,
  language: Language,
): WorkbookCell[][] =>
  rows.map(row => columns.map(({ type }, nth) => shown(row[nth] ?? null, type, language)))

export const renderCsv = ({ language, tables }: Workbook): string => {
  const isOne = tables.length === 1
  const rows = tables.flatMap(({ name, columns, rows: own, total }, at) => {
    const lead = isOne ? [] : [name]
    const all = csvRows({ columns, rows: total ? [...own, total] : own }, language)
    return [
      ...(at === 0 || !isOne ? [[...lead, ...columns.map(({ title }) => title)]] : []),
      ...all.map(row => [...lead, ...row]),
    ]
  })
  return csvOf(rows, { isFirst: true })
}
