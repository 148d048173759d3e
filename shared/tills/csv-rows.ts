/** Reads the rows of a till's file as sales, as far as a rule can that knows no product. */
import { addDays, type Day, momentIn, startOfDay } from '../kit/day.ts'
import { round } from '../kit/money.ts'
import { type Millis, type Minor, type Seconds, toSeconds } from '../kit/units.ts'
import { plainNumber } from '../products/number.ts'
import {
  amountInCell,
  cellText,
  dayInCell,
  discountInCell,
  quantityInCell,
  secondsInCell,
} from './csv-cells.ts'
import type { SaleColumn, SaleColumns } from './csv-columns.ts'
import { paidForRows } from './receipt.ts'
import type { Span } from './reported.ts'

export const MOST_SALE_ROWS = 20_000
export const MOST_SALE_COLUMNS = 100
/** A function takes six megabytes, and a file grows by a third on its way there. */
export const MOST_SALE_BYTES = 4 * 1024 * 1024

/** A row of a file. The head is line 1, as a spreadsheet counts. */
export interface SaleFileRow {
  line: number
  cells: readonly string[]
}

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
  'text_too_long',
] as const
export type UnreadReason = (typeof UNREAD_REASONS)[number]

export interface UnreadRow {
  line: number
  column: SaleColumn
  reason: UnreadReason
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
const DAY_SECONDS = 86_400
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
  readonly column: SaleColumn
  readonly reason: UnreadReason
  constructor(column: SaleColumn, reason: UnreadReason) {
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
}

const whenOf = (cell: Cell, { timeZone, today }: Shop, clock: ReturnType<typeof clockOf>) => {
  const found = read(cell, 'date', text => dayInCell(text, timeZone), 'bad_date')
  if (!found) throw new Unread('date', 'no_date')
  const { day, time, moment } = found
  const inCell = time === undefined ? undefined : secondsInCell(time)
  if (time !== undefined && inCell === undefined) throw new Unread('date', 'bad_date')
  const seconds = read(cell, 'time', secondsInCell, 'bad_time') ?? inCell
  if (day > today) throw new Unread('date', 'in_future')
  if (moment === undefined && seconds === undefined)
    return {
      ...{ day, at: clock(day, NOON) },
      within: { fromTs: clock(day, 0), toTs: clock(day, DAY_SECONDS - 1) },
    }
  const at = moment === undefined ? clock(day, seconds ?? NOON) : toSeconds(moment)
  return { day, at, within: { fromTs: at, toTs: at + MINUTE_SECONDS - 1 } }
}

/** What was paid: as the file says it, else the row's amount, else price times quantity, each less the discount. */
const moneyOf = (cell: Cell) => {
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
  const isReturn = said.startsWith('-') || (paid ?? before ?? price ?? 0) < 0
  const each = price ?? round((before === undefined ? size : Math.abs(before)) / (pieces || 1))
  return {
    quantity: isReturn && pieces ? `-${pieces}` : String(pieces),
    unitPrice: Math.abs(each),
    paid: isReturn ? 0 - size : size,
  }
}

/**
 * Reads the rows: those that are sales, and those that cannot be read, each with the first reason. A market's time zone says
 * when a row was sold.
 */
export const readSaleRows = (
  columns: SaleColumns,
  rows: readonly SaleFileRow[],
  shop: Shop,
): { sales: SaleRow[]; unread: UnreadRow[] } => {
  const clock = clockOf(shop.timeZone)
  const sales: SaleRow[] = []
  const unread: UnreadRow[] = []
  for (const { line, cells } of rows) {
    const cell: Cell = column => cellText(cells[columns.indexOf(column)] ?? '')
    try {
      const [receipt, number, name, payment] = (['receipt', 'number', 'name', 'payment'] as const).map(
        column => textOf(cell, column),
      ) as [string, string, string, string]
      sales.push({
        ...{ line, receipt, name, payment, number: plainNumber(number) },
        ...whenOf(cell, shop, clock),
        ...moneyOf(cell),
      })
    } catch (error) {
      if (!(error instanceof Unread)) throw error
      unread.push({ line, column: error.column, reason: error.reason })
    }
  }
  return { sales, unread }
}
