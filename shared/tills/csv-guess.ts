/** What the columns of a till's file are: by their heads, and where heads do not decide, by what stands below them. */
import type { FileRow } from '../kit/file-row.ts'
import type { Minor } from '../kit/units.ts'
import { genericFrom, numberFrom } from '../products/number.ts'
import { amountInCell, cellText, discountInCell, quantityInCell } from './csv-cells.ts'
import { columnOfHead, onceEach, type SaleColumn, type SaleColumns } from './csv-columns.ts'
import { isKindWord } from './csv-kinds.ts'
import { paidForRows } from './receipt.ts'

export interface TillTable {
  heads: readonly string[]
  rows: readonly FileRow[]
}

const isOurs = (cell: string): boolean => {
  const text = cellText(cell)
  return numberFrom(text) !== undefined || genericFrom(text) !== undefined
}

type Cell = (row: FileRow, column: SaleColumn) => string

const cellsBy =
  (columns: SaleColumns): Cell =>
  ({ cells }, column) =>
    cellText(cells[columns.indexOf(column)] ?? '')

/** A column of kinds that speaks of the whole receipt. */
const isOfReceipt = (head: string): boolean => /financial|beleg|bon|receipt|vorgang|trans/i.test(head)

/**
 * The rows with what their file says on the first row of a receipt alone: its register, and what kind of receipt it is. Below
 * a row of the same receipt, an empty cell has what stands above it.
 */
export const filledDown = ({ heads, rows }: TillTable, columns: SaleColumns): FileRow[] => {
  const receipt = columns.indexOf('receipt')
  const down = columns.map(
    (column, at) => column === 'register' || (column === 'kind' && isOfReceipt(heads[at] ?? '')),
  )
  let above: readonly string[] = []
  return rows.map(row => {
    const isSame = receipt >= 0 && row.cells[receipt]?.trim() && row.cells[receipt] === above[receipt]
    const cells = isSame
      ? row.cells.map((cell, at) => (down[at] && !cell.trim() ? (above[at] ?? '') : cell))
      : row.cells
    above = cells
    return cells === row.cells ? row : { ...row, cells }
  })
}

/** What a row comes to by its other columns; undefined: they do not say. */
const ownOf = (row: FileRow, cell: Cell, columns: SaleColumns, at: number): Minor | undefined => {
  const isAmount = columns.indexOf('amount') !== at
  const before = isAmount ? amountInCell(cell(row, 'amount')) : undefined
  const unitPrice = before ?? amountInCell(cell(row, 'unitPrice'))
  if (unitPrice === undefined) return undefined
  const quantity = before === undefined ? (quantityInCell(cell(row, 'quantity')) ?? '1') : '1'
  const discount = discountInCell(cell(row, 'discount'))
  return Math.abs(paidForRows([{ unitPrice, quantity, discount }], [])[0] ?? 0)
}

/** The rows of each receipt that has more than one. */
const receiptsIn = (rows: readonly FileRow[], cell: Cell): FileRow[][] => {
  const named = rows.filter(row => cell(row, 'receipt'))
  const keyOf = (row: FileRow) =>
    JSON.stringify((['date', 'register', 'receipt'] as const).map(column => cell(row, column)))
  return [...Map.groupBy(named, keyOf).values()].filter(({ length }) => length > 1)
}

/**
 * True where a column has what the whole receipt comes to: the same on all rows of a receipt, or on its first alone, never
 * less than one of them, and other than most of them by their own prices. Where rows have none, its head decides.
 */
const hasReceiptTotals = (
  rows: readonly FileRow[],
  columns: SaleColumns,
  at: number,
  isPaidHead: boolean,
): boolean => {
  const cell = cellsBy(columns)
  const receipts = receiptsIn(rows, cell).map(theirs => {
    const said = theirs.flatMap(({ cells }) => amountInCell(cells[at] ?? '') ?? [])
    const own = theirs.flatMap(row => ownOf(row, cell, columns, at) ?? [])
    const isSame = new Set(said).size === 1 && (said.length === theirs.length || said.length === 1)
    return { total: isSame ? Math.abs(said[0] ?? 0) : undefined, own }
  })
  if (!receipts.every(({ total, own }) => total !== undefined && own.every(one => one <= total))) return false
  const all = receipts.flatMap(({ total, own }) => own.map(one => one !== total))
  return all.length ? all.filter(Boolean).length * 2 > all.length : receipts.length > 0 && isPaidHead
}

/** Which columns look as if they had what whole receipts come to, whatever they are read as now. */
export const totalColumns = (table: TillTable, columns: SaleColumns): number[] => {
  const heads = table.heads.map(columnOfHead)
  const without = columns.map(column => (column === 'paid' || column === 'receiptTotal' ? null : column))
  const rows = filledDown(table, columns)
  return heads.flatMap((head, at) =>
    (head === 'paid' || head === 'amount') && hasReceiptTotals(rows, without, at, head === 'paid')
      ? [at]
      : [],
  )
}

/** Of several columns of numbers the one that has most of ours. */
const bestNumber = ({ rows }: TillTable, columns: SaleColumns): number => {
  const found = columns.flatMap((column, at) => (column === 'number' ? [at] : []))
  const counts = found.map(at => rows.filter(({ cells }) => isOurs(cells[at] ?? '')).length)
  return found[counts.indexOf(Math.max(...counts))] ?? -1
}

/** Where things are called line items, `Name` is the number of their order. */
const headsOf = ({ heads }: TillTable): readonly (SaleColumn | null)[] => {
  const hasItems = heads.some(head => /^line ?item/i.test(head))
  return heads.map(head => (hasItems && /^name$/i.test(head.trim()) ? 'receipt' : columnOfHead(head)))
}

/** The columns as the reader takes them before anybody has chosen. */
export const guessColumns = (table: TillTable): SaleColumns => {
  const named = headsOf(table).map(
    (head, at) => head ?? (table.rows.some(({ cells }) => isKindWord(cells[at] ?? '')) ? 'kind' : null),
  )
  const best = bestNumber(table, named)
  const numbered = named.map((column, at) => (column === 'number' && at !== best ? null : column))
  const totals = totalColumns(table, numbered)
  return onceEach(numbered.map((column, at) => (totals.includes(at) ? 'receiptTotal' : column)))
}
