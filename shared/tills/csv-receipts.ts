/**
 * Makes receipts of the rows of a till's file. A receipt has the same id whatever file it comes in, and whatever else is in
 * that file, so that a file that comes again changes nothing.
 */
import { sum } from '../kit/money.ts'
import { isDiscountRow, type NoSaleRow, type SaleRow } from './csv-rows.ts'
import { type Receipt, type ReceiptLine, spread } from './receipt.ts'
import type { Span } from './reported.ts'

/** A receipt that a file says, and the line of the file for each of its rows. */
export interface FileReceipt {
  receipt: Receipt
  fileLines: number[]
  /** In which time it was paid. */
  within: Span
  /** What the parts of a long receipt have in common. */
  group: string
  /**
   * The receipt as it is known where another register has counted to the same number on that day: by its time too. Undefined
   * where the file says the register, or no number.
   */
  apart: Receipt | undefined
}

/** A receipt is booked in one go with at most a hundred writes, and a row may be a sale and a line that waits. */
const MOST_LINES = 40

/** Turns texts into a short one that names them for good. */
type Digest = (...texts: string[]) => string

const ID_LENGTH = 32

const isReturn = ({ paid, quantity }: Pick<SaleRow, 'paid' | 'quantity'>): boolean =>
  paid < 0 || quantity.startsWith('-')

const compare = <T extends string | number>(one: T, other: T): number =>
  one < other ? -1 : one > other ? 1 : 0

/** What a row says without where it stands. */
const contentOf = ({ number, name, quantity, unitPrice, paid }: ReceiptLine | SaleRow): string =>
  JSON.stringify([number, name, quantity, paid, unitPrice])

/** Rows of one receipt in one order, however the file has them: what was sold first, then what came back. */
const ordered = (rows: readonly SaleRow[]): SaleRow[] =>
  rows.toSorted(
    (one, other) =>
      Number(isReturn(one)) - Number(isReturn(other)) ||
      compare(contentOf(one), contentOf(other)) ||
      compare(one.payment, other.payment) ||
      one.line - other.line,
  )

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

/** Spreadsheets drop the zeros before a number: `0501` is `501`. */
const bareReceipt = (receipt: string): string => receipt.replace(/^0+(?=\d+$)/, '')

/** The texts by which a receipt with a number is known. A till may begin again at 1 each day, and each register counts. */
const keyOf = ({ day, receipt, register }: SaleRow): string[] => [
  ...[day, bareReceipt(receipt)],
  ...(register ? [register] : []),
]

const byReceipts = (rows: readonly SaleRow[]): SaleRow[][] => [
  ...Map.groupBy(
    rows.filter(({ receipt }) => receipt),
    row => JSON.stringify(keyOf(row)),
  ).values(),
]

/**
 * Spreads rows of discounts over what their receipt has sold (D40), to the minor unit. Those rows are no sales then. Without
 * a number of a receipt, or above what it sold, such a row stays as it is and waits for staff.
 */
export const spreadDiscounts = (rows: readonly SaleRow[]): { sales: SaleRow[]; noSales: NoSaleRow[] } => {
  const paid = new Map<SaleRow, number>()
  const noSales: NoSaleRow[] = []
  for (const theirs of byReceipts(rows)) {
    const discounts = theirs.filter(isDiscountRow)
    const goods = ordered(theirs.filter(row => row.paid > 0))
    const off = 0 - sum(discounts.map(row => row.paid))
    const hasGoods = goods.some(({ number }) => number)
    if (!discounts.length || !hasGoods || off > sum(goods.map(row => row.paid))) continue
    const parts = spread(
      off,
      goods.map(row => row.paid),
    )
    for (const [at, row] of goods.entries()) paid.set(row, row.paid - (parts[at] ?? 0))
    noSales.push(...discounts.map(({ line }) => ({ line, reason: 'discount' as const })))
  }
  const lines = new Set(noSales.map(({ line }) => line))
  const sales = rows.filter(({ line }) => !lines.has(line))
  return { sales: sales.map(row => ({ ...row, paid: paid.get(row) ?? row.paid })), noSales }
}

/** The texts that name each row of a till that numbers no receipts; equal rows are counted. */
const nameAlone = (rows: readonly SaleRow[]): { texts: string[]; row: SaleRow }[] => {
  const seen = new Map<string, number>()
  return ordered(rows).map(row => {
    const { day, at, register, number, name, quantity, paid } = row
    // A number says what it was; an amount without one is known by its words.
    const texts = [
      day,
      String(at),
      number,
      number ? '' : name,
      quantity,
      String(paid),
      ...(register ? [register] : []),
    ]
    const key = JSON.stringify(texts)
    const ordinal = (seen.get(key) ?? 0) + 1
    seen.set(key, ordinal)
    return { texts: ['row', ...texts, String(ordinal)], row }
  })
}

const receiptOf = (id: string, rows: readonly SaleRow[], currency: string): Receipt => {
  const tenders = Map.groupBy(rows, ({ payment }) => payment)
  return {
    till: 'csv',
    id,
    number: rows[0]?.receipt ?? '',
    at: Math.min(...rows.map(({ at }) => at)),
    currency,
    total: sum(rows.map(({ paid }) => paid)),
    refundOf: null,
    serviceCharge: 0,
    lines: rows.map(({ number, name, quantity, unitPrice, paid }, row) => ({
      ...{ row, number, name, quantity, unitPrice, paid },
    })),
    tenders: [...tenders].flatMap(([type, theirs]) =>
      type ? [{ type, amount: sum(theirs.map(({ paid }) => paid)) }] : [],
    ),
  }
}

/** As people count: `9` comes before `10`. */
const byNumber = new Intl.Collator('en', { numeric: true })

const hasReturn = ({ receipt }: FileReceipt): boolean => receipt.lines.some(isReturn)

/**
 * The receipts of rows, in the order in which they are booked: by moment, then as the till numbered them, returns last of
 * what is alike. With a number, a receipt is known by it, its day and its register. Without one, each row is a receipt of its
 * own.
 */
export const receiptsOf = (rows: readonly SaleRow[], currency: string, digest: Digest): FileReceipt[] => {
  const idOf = (texts: readonly string[]): string => digest(...texts).slice(0, ID_LENGTH)
  const made = (group: string, theirs: readonly SaleRow[], apart?: string): FileReceipt[] =>
    chunks(ordered(theirs), MOST_LINES).map((part, at) => {
      const partOf = (id: string) => receiptOf(at === 0 ? id : `${id}-${at}`, part, currency)
      return {
        receipt: partOf(group),
        fileLines: part.map(({ line }) => line),
        within: {
          fromTs: Math.min(...part.map(({ within }) => within.fromTs)),
          toTs: Math.max(...part.map(({ within }) => within.toTs)),
        },
        group,
        apart: apart === undefined ? undefined : partOf(apart),
      }
    })
  const named = (theirs: readonly SaleRow[]): FileReceipt[] => {
    const [first] = theirs
    if (!first) return []
    const texts = ['receipt', JSON.stringify(keyOf(first))]
    const at = Math.min(...theirs.map(row => row.at))
    return made(idOf(texts), theirs, first.register ? undefined : idOf([...texts, String(at)]))
  }
  const all = [
    ...byReceipts(rows).flatMap(named),
    ...nameAlone(rows.filter(({ receipt }) => !receipt)).flatMap(({ texts, row }) =>
      made(idOf(texts), [row]),
    ),
  ]
  return all.toSorted(
    (one, other) =>
      one.receipt.at - other.receipt.at ||
      byNumber.compare(one.receipt.number, other.receipt.number) ||
      Number(hasReturn(one)) - Number(hasReturn(other)) ||
      compare(one.receipt.id, other.receipt.id),
  )
}

/** True when two receipts have the same rows: numbers, quantities and what was paid. */
export const hasSameRows = (one: Pick<Receipt, 'lines'>, other: Pick<Receipt, 'lines'>): boolean => {
  const rowsOf = ({ lines }: Pick<Receipt, 'lines'>) =>
    lines.map(({ number, quantity, paid }) => JSON.stringify([number, quantity, paid])).toSorted()
  return JSON.stringify(rowsOf(one)) === JSON.stringify(rowsOf(other))
}
