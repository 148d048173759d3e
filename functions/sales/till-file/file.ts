/** A till's file of sales: read, kept for its market, read again by the job. */
import { refuse } from '#shared/kit/refusal.ts'
import { columnsOfHeads, type SaleColumns } from '#shared/tills/csv-columns.ts'
import { type FileReceipt, receiptsOf } from '#shared/tills/csv-receipts.ts'
import {
  MOST_SALE_COLUMNS,
  MOST_SALE_ROWS,
  readSaleRows,
  type SaleFileRow,
  type UnreadRow,
} from '#shared/tills/csv-rows.ts'
import { tillsRefusals } from '#shared/tills/refusals.ts'
import { todayIn } from '../../kit/clock.ts'
import { keptUploads, writeFile } from '../../kit/files.ts'
import { digest, newId } from '../../kit/ids.ts'
import { rowsOf, textOf } from '../../kit/read-csv.ts'
import type { Market } from '../../markets/table/market.ts'

export interface SalesFile {
  heads: readonly string[]
  /** What the heads say by themselves. */
  columns: SaleColumns
  rows: readonly SaleFileRow[]
}

const keyOf = (market: string, upload: string): string => `${market}/till-sales/${upload}.csv`

/**
 * Reads the text of a file. Refuses `till_file_broken` when a quote never ends, `till_file_no_rows`, `till_file_too_many`
 * and `till_file_too_wide`.
 */
const parsed = (text: string): SalesFile => {
  const lines = rowsOf(text)
  if (!lines) throw refuse(tillsRefusals.till_file_broken)
  const [heads = [], ...others] = lines
  if (heads.length > MOST_SALE_COLUMNS) throw refuse(tillsRefusals.till_file_too_wide)
  const rows = others
    .map((cells, at) => ({ line: at + 2, cells }))
    .filter(({ cells }) => cells.some(cell => cell.trim()))
  if (!rows.length) throw refuse(tillsRefusals.till_file_no_rows)
  if (rows.length > MOST_SALE_ROWS) throw refuse(tillsRefusals.till_file_too_many)
  return { heads, columns: columnsOfHeads(heads), rows }
}

/** Reads an uploaded file and keeps it, as UTF-8. Refuses `till_file_not_text`, and what its text is refused for. */
export const keepUpload = async (
  market: string,
  bytes: Uint8Array,
): Promise<{ upload: string; file: SalesFile }> => {
  const text = textOf(bytes)
  if (text === undefined) throw refuse(tillsRefusals.till_file_not_text)
  const file = parsed(text)
  const upload = newId()
  await writeFile({ key: keyOf(market, upload), name: 'sales.csv', type: 'text/csv; charset=utf-8' }, text)
  return { upload, file }
}

const readUploaded = keptUploads(parsed)

/** The file of an upload of this market. Refuses 404 `not_found`. */
export const readKept = (market: string, upload: string): Promise<SalesFile> =>
  readUploaded(keyOf(market, upload))

/** The receipts of a file, in the order in which they are booked, and the rows that cannot be read. */
export const readReceiptsOf = (
  market: Market,
  { rows }: SalesFile,
  columns: SaleColumns,
): { receipts: FileReceipt[]; unread: UnreadRow[] } => {
  const { sales, unread } = readSaleRows(columns, rows, {
    timeZone: market.timeZone,
    today: todayIn(market),
  })
  return { receipts: receiptsOf(sales, market.currencyCode, digest), unread }
}
