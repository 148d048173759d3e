/** Reads the rows of a till's file as sales, as far as a rule can that knows no product. */
import { addDays, type Day, momentIn, startOfDay } from '../kit/day.ts'
import { type FileRow, isTooWide } from '../kit/file-row.ts'
import { round } from '../kit/money.ts'
import { type Millis, type Minor, type Seconds, toSeconds } from '../kit/units.ts'
import { plainNumber } from '../products/number.ts'
import { amountInCell, cellText, discountInCell, quantityInCell } from './csv-cells.ts'
import type { SaleColumn, SaleColumns } from './csv-columns.ts'
import { DAY_SECONDS, type DayOrder, dayInCell, secondsInCell } from './csv-days.ts'
import { filledDown, type TillTable } from './csv-guess.ts'
import { isDiscountWord, isPaymentWord, isTotalWord, kindOfCell, type NoSaleReason } from './csv-kinds.ts'
import { paidForRows } from './receipt.ts'
import type { Span } from './reported.ts'

export const MOST_SALE_ROWS = 20_000

/** Why a row cannot be read. */
export const UNREAD_REASONS = [
  'bad_amount',
  'bad_date',
  'bad_discount',
  'bad_quantity',
  'bad_time',
  'in_future',
  'no_amount',
  'no_date',
  'odd_kind',
  'text_too_long',
  'too_many_cells',
] as const
export type UnreadReason = (typeof UNREAD_REASONS)[number]

export interface UnreadRow {
  line: number
  /** Null: the row as a whole. */
  column: SaleColumn | null
  reason: UnreadReason
}

/** A row that is no sale by itself. */
export interface NoSaleRow {
  line: number
  reason: NoSaleReason
}

/** A row that was read. A return has a quantity and an amount below zero. */
export interface SaleRow {
  line: number
  day: Day
  at: Seconds
  /** In which time it was sold: a file says minutes, and one without times says days. */
  within: Span
  /** As the till counts its receipts; empty: it does not say. */
  receipt: string
  /** Which of several tills; empty: the file does not say. */
  register: string
  number: string
  name: string
  quantity: string
  unitPrice: Minor
  paid: Minor
  payment: string
}

const MOST_TEXT = 200

/** A file without times has its sales at noon. */
const NOON = 43_200
const MINUTE_SECONDS = 60

/** The moment of a day and a time in seconds. The start of each day is looked for once: a file has thousands of rows. */
const clockOf = (timeZone: string) => {
  const days = new Map<Day, { start: Millis; isPlain: boolean }>()
  return (day: Day, seconds: number): Seconds => {
    let known = days.get(day)
    if (!known) {
      const start = startOfDay(timeZone, day)
      const isPlain = startOfDay(timeZone, addDays(day, 1)) - start === DAY_SECONDS * 1000
      known = { start, isPlain }
      days.set(day, known)
    }
    if (known.isPlain) return toSeconds(known.start) + seconds
    const time = [seconds / 3600, (seconds / 60) % 60].map(part => String(Math.floor(part)).padStart(2, '0'))
    return toSeconds(momentIn(timeZone, day, time.join(':'))) + (seconds % 60)
  }
}

class Unread extends Error {
  readonly column: SaleColumn | null
  readonly reason: UnreadReason
  constructor(column: SaleColumn | null, reason: UnreadReason) {
    super(reason)
    this.column = column
    this.reason = reason
  }
}

type Cell = (column: SaleColumn) => string

/** What a cell says; undefined where it is empty. Throws `Unread` for what it cannot be. */
const read = <T>(
  cell: Cell,
  column: SaleColumn,
  rule: (text: string) => T | undefined,
  reason: UnreadReason,
): T | undefined => {
  const text = cell(column)
  if (!text) return undefined
  const value = rule(text)
  if (value === undefined) throw new Unread(column, reason)
  return value
}

const textOf = (cell: Cell, column: SaleColumn): string => {
  const text = cell(column)
  if (text.length > MOST_TEXT) throw new Unread(column, 'text_too_long')
  return text
}

interface Shop {
  timeZone: string
  /** What was sold on a later day is a mistake of the file. */
  today: Day
  /** Which number of its dates is the month. */
  order: DayOrder
}

const whenOf = (cell: Cell, { timeZone, today, order }: Shop, clock: ReturnType<typeof clockOf>) => {
  const found = read(cell, 'date', text => dayInCell(text, timeZone, order), 'bad_date')
  if (!found) throw new Unread('date', 'no_date')
  const { time, moment } = found
  const inCell = time === undefined ? undefined : secondsInCell(time)
  if (time !== undefined && inCell === undefined) throw new Unread('date', 'bad_date')
  const said = read(cell, 'time', secondsInCell, 'bad_time') ?? inCell
  const isMidnight = moment === undefined && said === DAY_SECONDS
  const day = isMidnight ? addDays(found.day, 1) : found.day
  const seconds = isMidnight ? 0 : said
  if (day > today) throw new Unread('date', 'in_future')
  if (moment === undefined && seconds === undefined)
    return {
      ...{ day, at: clock(day, NOON) },
      within: { fromTs: clock(day, 0), toTs: clock(day, DAY_SECONDS - 1) },
    }
  const at = moment === undefined ? clock(day, seconds ?? NOON) : toSeconds(moment)
  return { day, at, within: { fromTs: at, toTs: at + MINUTE_SECONDS - 1 } }
}

/**
 * What was paid: as the file says it, else the row's amount, else price times quantity, each less the discount. A row comes
 * back by its kind, its quantity or its amount.
 */
const moneyOf = (cell: Cell, kind: RowKind) => {
  const amount = (column: SaleColumn) => read(cell, column, amountInCell, 'bad_amount')
  const [paid, before, price] = [amount('paid'), amount('amount'), amount('unitPrice')]
  const said = read(cell, 'quantity', quantityInCell, 'bad_quantity') ?? '1'
  const discount = read(cell, 'discount', discountInCell, 'bad_discount')
  if (paid === undefined && before === undefined && price === undefined) throw new Unread('paid', 'no_amount')
  const pieces = Math.abs(Number(said))
  const [reckoned = 0] =
    before === undefined
      ? paidForRows([{ unitPrice: Math.abs(price ?? 0), quantity: String(pieces), discount }], [])
      : paidForRows([{ unitPrice: Math.abs(before), quantity: '1', discount }], [])
  const size = paid === undefined ? reckoned : Math.abs(paid)
  const isReturn = kind === 'return' || said.startsWith('-') || (paid ?? before ?? price ?? 0) < 0
  const each = price ?? round((before === undefined ? size : Math.abs(before)) / (pieces || 1))
  return {
    quantity: isReturn && pieces ? `-${pieces}` : String(pieces),
    unitPrice: Math.abs(each),
    paid: isReturn ? 0 - size : size,
  }
}

type RowKind = 'sale' | 'return' | 'voided' | 'training'

/** What the cells of kinds say of a row. Training counts before all, then what was voided. */
const kindOf = (heads: readonly string[], columns: SaleColumns, { cells }: FileRow): RowKind => {
  const said = columns.flatMap((column, at) =>
    column === 'kind' ? [kindOfCell(heads[at] ?? '', cells[at] ?? '')] : [],
  )
  if (said.includes('unknown')) throw new Unread('kind', 'odd_kind')
  return (['training', 'voided', 'return'] as const).find(kind => said.includes(kind)) ?? 'sale'
}

/** Receipts in which something with a number was sold, by what their cells say. */
const receiptsWithGoods = (rows: readonly FileRow[], cellOf: (row: FileRow) => Cell): ReadonlySet<string> =>
  new Set(
    rows
      .map(cellOf)
      .filter(cell => cell('number') && cell('receipt'))
      .map(cell => cell('date') + cell('receipt')),
  )

/** Why a row without a number is no sale; undefined: it may be one. */
const noSaleOf = (
  cell: Cell,
  { cells }: FileRow,
  withGoods: ReadonlySet<string>,
): NoSaleReason | undefined => {
  const number = cell('number')
  if (number && !isTotalWord(number)) return undefined
  if (cells.some(isTotalWord)) return 'total'
  const isBesideGoods = withGoods.has(cell('date') + cell('receipt'))
  return isPaymentWord(cell('name'), isBesideGoods) ? 'payment' : undefined
}

/** The cells of a row by their columns. */
const cellsBy = (columns: SaleColumns): ((row: FileRow) => Cell) => {
  const places = new Map(columns.map((column, at) => [column, at] as const).toReversed())
  return row => column => cellText(row.cells[places.get(column) ?? -1] ?? '')
}

/** A file that is read: each of its rows is in one of the lists. */
export interface ReadRows {
  sales: SaleRow[]
  noSales: NoSaleRow[]
  unread: UnreadRow[]
}

/**
 * Reads the rows: those that are sales, those that are readable and no sales, and those that cannot be read, each with the
 * first reason. A market's time zone says when a row was sold.
 */
export const readSaleRows = (table: TillTable, columns: SaleColumns, shop: Shop): ReadRows => {
  const { heads } = table
  const rows = filledDown(table, columns)
  const clock = clockOf(shop.timeZone)
  const cellOf = cellsBy(columns)
  const withGoods = receiptsWithGoods(rows, cellOf)
  const found: ReadRows = { sales: [], noSales: [], unread: [] }
  const take = (row: FileRow) => {
    const { line } = row
    if (isTooWide(row, heads.length)) throw new Unread(null, 'too_many_cells')
    const cell = cellOf(row)
    const kind = kindOf(heads, columns, row)
    const reason = kind === 'training' ? kind : noSaleOf(cell, row, withGoods)
    if (reason) return found.noSales.push({ line, reason })
    const sale = saleOf(cell, kind, shop, clock)
    // A receipt that takes another one back has its amounts below zero, and is a return.
    if (kind === 'voided' && sale.paid >= 0) return found.noSales.push({ line, reason: kind })
    return found.sales.push({ line, ...sale })
  }
  for (const row of rows)
    try {
      take(row)
    } catch (error) {
      if (!(error instanceof Unread)) throw error
      found.unread.push({ line: row.line, column: error.column, reason: error.reason })
    }
  return found
}

const saleOf = (cell: Cell, kind: RowKind, shop: Shop, clock: ReturnType<typeof clockOf>) => {
  const [receipt, register, number, name, payment] = (
    ['receipt', 'register', 'number', 'name', 'payment'] as const
  ).map(column => textOf(cell, column)) as [string, string, string, string, string]
  return {
    ...{ receipt, register, name, payment, number: plainNumber(number) },
    ...whenOf(cell, shop, clock),
    ...moneyOf(cell, kind),
  }
}

/** True for a row that takes something off the rest of its receipt. */
export const isDiscountRow = ({ number, name, paid }: SaleRow): boolean =>
  !number && paid < 0 && isDiscountWord(name)
