/** A till's file of sales: kept for its market, and read as staff chose. */
import type { Reading } from '#shared/sales/till-file-calls.ts'
import { columnOfHead, onceEach, type SaleColumns } from '#shared/tills/csv-columns.ts'
import { type DayOrder, orderOfDays } from '#shared/tills/csv-days.ts'
import { type FileReceipt, receiptsOf, spreadDiscounts } from '#shared/tills/csv-receipts.ts'
import { MOST_SALE_ROWS, type NoSaleRow, readSaleRows, type UnreadRow } from '#shared/tills/csv-rows.ts'
import { todayIn } from '../../kit/clock.ts'
import { digest } from '../../kit/ids.ts'
import type { CsvTable } from '../../kit/read-csv.ts'
import { tableUploads } from '../../kit/table-uploads.ts'
import type { Market } from '../../markets/table/market.ts'

export const salesUploads = tableUploads({
  folder: 'till-sales',
  mostRows: MOST_SALE_ROWS,
  columnOf: columnOfHead,
})

/** A file as it is read: each of its rows is in one of the lists. */
export interface SalesFile {
  columns: SaleColumns
  /** The order of day and month, and whether the dates themselves say so. */
  days: { order: DayOrder; isSure: boolean }
  /** In the order in which they are booked. */
  receipts: FileReceipt[]
  noSales: NoSaleRow[]
  unread: UnreadRow[]
}

/** Reads a file in the columns and the order of day and month that staff chose. */
export const readReceiptsOf = (market: Market, table: CsvTable, chosen: Reading): SalesFile => {
  const columns = onceEach(chosen.columns)
  const today = todayIn(market)
  const dates = columns.indexOf('date')
  const days = orderOfDays(
    table.rows.map(({ cells }) => cells[dates] ?? ''),
    today,
  )
  const order = chosen.dayOrder ?? days.order
  const read = readSaleRows(table, columns, { timeZone: market.timeZone, today, order })
  const { sales, noSales } = spreadDiscounts(read.sales)
  return {
    columns,
    days,
    receipts: receiptsOf(sales, market.currencyCode, digest),
    noSales: [...read.noSales, ...noSales],
    unread: read.unread,
  }
}
