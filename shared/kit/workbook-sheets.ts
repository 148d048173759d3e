/** The sheets of a workbook as write-excel-file takes them, which writes them at the server and in a browser. */
import type { Cell, CellObject, Sheet } from 'write-excel-file/universal'
import { type ColumnType, isWord, type Workbook, type WorkbookCell, type WorkbookTable } from './workbook.ts'

/** A spreadsheet shows them in its reader's own way, with commas or points. */
const FORMATS: Record<Exclude<ColumnType, 'text'>, string> = {
  number: '#,##0',
  money: '#,##0.00',
  day: 'dd-mm-yyyy',
  percent: '0.0%',
}

/** Controls that XML cannot hold would break the file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** A cell of the type String is never a formula, whatever it begins with. */
const textCell = (text: string): CellObject => ({
  value: text.toWellFormed().replace(CONTROLS, ''),
  type: String,
})

/** Of a column's type; an empty cell for null and for an empty text. */
const typedCell = (value: WorkbookCell, type: ColumnType): CellObject | null => {
  if (value === null || value === '') return null
  if (type === 'text' || isWord(value, type)) return textCell(String(value))
  const format = FORMATS[type]
  if (type === 'day') return { value: new Date(`${value}T00:00:00Z`), type: Date, format, align: 'left' }
  const number = Number(value)
  return { value: type === 'number' ? number : number / 100, type: Number, format }
}

const HEAD = {
  fontWeight: 'bold',
  wrap: true,
  alignVertical: 'center',
  backgroundColor: '#FAF7F2',
  bottomBorderStyle: 'thin',
  bottomBorderColor: '#8C8475',
} as const
const TOTAL = { fontWeight: 'bold', topBorderStyle: 'thin', topBorderColor: '#8C8475' } as const

const isNumber = (type: ColumnType): boolean => type !== 'text' && type !== 'day'

const sheetOf = ({ name, columns, rows, total }: WorkbookTable): Sheet<never> => {
  const cellsOf = (row: readonly WorkbookCell[]) =>
    columns.map(({ type }, at) => typedCell(row[at] ?? null, type))
  const head = columns.map(({ title, type }) => ({
    ...textCell(title),
    ...HEAD,
    align: isNumber(type) ? ('right' as const) : ('left' as const),
  }))
  const last = total ? [cellsOf(total).map((cell): Cell => ({ ...(cell ?? textCell('')), ...TOTAL }))] : []
  return {
    sheet: name,
    data: [head, ...rows.map(cellsOf), ...last],
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
    orientation: 'landscape',
  }
}

const ABOUT_WIDTH = 100

/** Real numbers and dates, a bold head that stays in sight, text that is text; the last sheet says what the numbers count. */
export const sheetsOf = ({ tables, about }: Workbook): Sheet<never>[] => {
  const lines = {
    sheet: about.name,
    data: about.lines.map(line => [{ ...textCell(line), wrap: true }]),
    columns: [{ width: ABOUT_WIDTH }],
  }
  return [...tables.map(sheetOf), ...(about.lines.length ? [lines] : [])]
}
