import type { Returned } from '#shared/kit/contract.ts'
import { sum } from '#shared/kit/money.ts'
import type { Reading, RowFate, tillFileCalls } from '#shared/sales/till-file-calls.ts'
import { ROW_FATES } from '#shared/sales/till-file-calls.ts'
import { cellText } from '#shared/tills/csv-cells.ts'
import { missingColumns, type SaleColumn, type SaleColumns } from '#shared/tills/csv-columns.ts'
import { DAY_ORDERS, type DayOrder, dayInCell } from '#shared/tills/csv-days.ts'
import { guessColumns, totalColumns } from '#shared/tills/csv-guess.ts'
import type { FileReceipt } from '#shared/tills/csv-receipts.ts'
import type { NoSaleRow, UnreadRow } from '#shared/tills/csv-rows.ts'
import type { Verb } from '../../kit/http.ts'
import type { CsvTable } from '../../kit/read-csv.ts'
import { shownCell, shownColumns, shownRows } from '../../kit/table-uploads.ts'
import type { Market } from '../../markets/table/market.ts'
import { readByFile } from '../../tills/table/product-file.ts'
import { dayOf } from '../receipt/decide.ts'
import type { SaleLine } from '../table/line.ts'
import { readReceiptsOf, type SalesFile, salesUploads } from './file.ts'
import { type Forecast, forecast, moneyOf } from './forecast.ts'
import { type Standing, standingsOf } from './stand.ts'

type Preview = Returned<typeof tillFileCalls.previewSalesFile>
type Row = Preview['samples'][number]

/** What most rows have nothing of. */
const NOTHING = { customer: '', amount: null, share: null, clearing: null, unread: null, noSale: null }

const fateOf = ({ quantity, undoes }: SaleLine): RowFate => {
  if (!undoes) return 'sold'
  return quantity === 0 ? 'reduced' : 'returned'
}

const foreseen = ({ from, day, lines, cleared }: Forecast): Row[] =>
  from.receipt.lines.map(({ row, number, name, paid }, at) => {
    const line = lines.get(row)
    const left = cleared.find(one => one.row === row)
    return {
      ...NOTHING,
      line: from.fileLines[at] ?? 0,
      fate: line ? fateOf(line) : 'clearing',
      receipt: from.receipt.number,
      date: day,
      number,
      name: line?.name || name,
      customer: line?.userNumber ?? '',
      amount: line?.paid ?? paid,
      share: line?.share ?? null,
      clearing: left?.reason ?? null,
    }
  })

const passedOver = (market: Market, { receipt, fileLines }: FileReceipt, fate: RowFate): Row[] =>
  receipt.lines.map(({ number, name, paid }, at) => ({
    ...NOTHING,
    line: fileLines[at] ?? 0,
    fate,
    receipt: receipt.number,
    date: dayOf(market, receipt),
    number,
    name,
    amount: paid,
  }))

/** The rows that are no sales, or cannot be read, as the file has them. */
const plainRows = (
  { rows }: CsvTable,
  columns: SaleColumns,
  some: readonly ((UnreadRow & { noSale?: never }) | (NoSaleRow & { noSale: true }))[],
): Row[] => {
  const cellsOf = new Map(rows.map(({ line, cells }) => [line, cells]))
  return some.map(({ line, reason, noSale }) => {
    const cell = (name: SaleColumn) => shownCell(cellText(cellsOf.get(line)?.[columns.indexOf(name)] ?? ''))
    return {
      ...{ ...NOTHING, line, date: null },
      ...{ receipt: cell('receipt'), number: cell('number'), name: cell('name') },
      ...(noSale ? { fate: 'noSale', noSale: reason } : { fate: 'unread', unread: reason }),
    } as Row
  })
}

/** The money of the receipts that would be booked, by days. */
const daysOf = (all: readonly Forecast[]) =>
  [...Map.groupBy(all, ({ day }) => day)]
    .map(([date, some]) => ({
      date,
      receipts: some.length,
      total: sum(some.map(({ from }) => from.receipt.total)),
      lines: sum(some.map(one => moneyOf(one).lines)),
      clearing: sum(some.map(one => moneyOf(one).clearing)),
    }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))

/** What the reader was not sure about, and how it reads it now. */
const questionsOf = (
  market: Market,
  table: CsvTable,
  { columns, days }: SalesFile,
  standings: readonly Standing[],
  { dayOrder, sameNumber = 'same' }: Reading,
): Preview['questions'] => {
  const dates = table.rows.map(({ cells }) => cells[columns.indexOf('date')] ?? '')
  const [first, second] = DAY_ORDERS
  const dayBy = (cell: string, order: DayOrder) => dayInCell(cell, market.timeZone, order)?.day
  const isEither = (cell: string) =>
    dayBy(cell, first) && dayBy(cell, second) && dayBy(cell, first) !== dayBy(cell, second)
  const asked = standings.filter(({ isAsked }) => isAsked)
  const [total] = totalColumns(table, columns)
  return {
    dayOrder: days.isSure
      ? null
      : { chosen: dayOrder ?? null, example: shownCell(dates.find(isEither) ?? '') },
    sameNumber: asked.length
      ? { chosen: sameNumber, rows: sum(asked.map(({ from }) => from.receipt.lines.length)) }
      : null,
    total: total === undefined ? null : { chosen: columns[total] ?? null, column: total },
  }
}

/** What becomes of each row of the file, by its lines. */
const rowsOf = (
  market: Market,
  table: CsvTable,
  { columns, noSales, unread }: SalesFile,
  standings: readonly Standing[],
  fresh: readonly Forecast[],
): Row[] => [
  ...fresh.flatMap(foreseen),
  ...standings.flatMap(({ stand, from }) => (stand === 'new' ? [] : passedOver(market, from, stand))),
  ...plainRows(table, columns, [...unread, ...noSales.map(one => ({ ...one, noSale: true as const }))]),
]

/** What becomes of the file. Reads each receipt, product and tenant of it once. */
const previewOf = async (
  market: Market,
  upload: string,
  table: CsvTable,
  chosen: Reading,
): Promise<Preview> => {
  const file = readReceiptsOf(market, table, chosen)
  const missing = missingColumns(file.columns)
  const standings = missing.length ? [] : await standingsOf(market.marketId, file.receipts, chosen.sameNumber)
  const fresh = await forecast(
    market,
    standings.flatMap(({ stand, from }) => (stand === 'new' ? [from] : [])),
  )
  const rows = missing.length ? [] : rowsOf(market, table, file, standings, fresh)
  const count = (fate: RowFate) => rows.filter(row => row.fate === fate).length
  return {
    upload,
    columns: shownColumns(table, file.columns),
    missing,
    questions: questionsOf(market, table, file, standings, chosen),
    dayOrder: chosen.dayOrder ?? file.days.order,
    headLine: table.headLine,
    rows: table.rows.length,
    receipts: fresh.length,
    counts: Object.fromEntries(ROW_FATES.map(fate => [fate, count(fate)])) as Preview['counts'],
    days: daysOf(fresh),
    samples: shownRows(rows),
  }
}

/** Keeps the file and answers what would become of it; nothing is booked. Refuses what `keep` refuses. */
export const previewFile: Verb<typeof tillFileCalls.previewSalesFile> = async ({ market, body }) => {
  const present = await readByFile(market)
  const { upload, table } = await salesUploads.keep(market, await body.file.bytes())
  return previewOf(present, upload, table, { columns: [...guessColumns(table)] })
}

/** The same as staff chose to have it read. Refuses 404 `not_found`. */
export const previewColumns: Verb<typeof tillFileCalls.previewSalesColumns> = async ({
  market,
  params: { upload },
  body,
}) => {
  const [present, table] = await Promise.all([readByFile(market), salesUploads.read(market, upload)])
  return previewOf(present, upload, table, body)
}
