/**
 * A workbook as data: tables of typed columns, in one language. `functions/kit/xlsx/` writes it as XLSX and as CSV. It knows
 * no domain.
 */
import { type Day, isDay } from './day.ts'
import type { Language } from './language.ts'

/** money: minor units · day: YYYY-MM-DD · percent: 0 to 100 · text: never a formula, whatever it begins with. */
export type ColumnType = 'text' | 'number' | 'money' | 'day' | 'percent'

export interface WorkbookColumn {
  title: string
  type: ColumnType
  /** In characters. */
  width: number
}

/** Null: nothing stands there. */
export type WorkbookCell = string | number | Day | null

/** True for a text, also in a column of days or numbers: a row of sums begins with a word. */
export const isWord = (value: WorkbookCell, type: ColumnType): value is string =>
  typeof value === 'string' && (type !== 'day' || !isDay(value))

export interface WorkbookTable {
  /** The name of its sheet: at most 31 characters, none of `[]:*?/\`. */
  name: string
  columns: WorkbookColumn[]
  rows: WorkbookCell[][]
  /** Below the rows, in bold. Its first cell may be a word, whatever its column has. */
  total?: WorkbookCell[]
}

export interface Workbook {
  language: Language
  tables: WorkbookTable[]
  /** A last sheet of paragraphs: what the numbers count. A CSV file goes without. */
  about: { name: string; lines: string[] }
}
