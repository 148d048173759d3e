import type { Returned } from '#shared/kit/contract.ts'
import { sum } from '#shared/kit/money.ts'
import type { RowFate, tillFileCalls } from '#shared/sales/till-file-calls.ts'
import { ROW_FATES } from '#shared/sales/till-file-calls.ts'
import { cellText } from '#shared/tills/csv-cells.ts'
import { missingColumns, onceEach, type SaleColumn, type SaleColumns } from '#shared/tills/csv-columns.ts'
import type { FileReceipt } from '#shared/tills/csv-receipts.ts'
import type { UnreadRow } from '#shared/tills/csv-rows.ts'
import type { Verb } from '../../kit/http.ts'
import type { Market } from '../../markets/table/market.ts'
import { readByFile } from '../../tills/table/product-file.ts'
import { dayOf } from '../receipt/decide.ts'
import { keepUpload, readKept, readReceiptsOf, type SalesFile } from './file.ts'
import { type Forecast, forecast, moneyOf } from './forecast.ts'
import { standsOf } from './stand.ts'

/** How many rows of each fate an answer shows. */
const MOST_SHOWN = 200

/** A cell may be as large as the file, and an answer has less room than that. */
const shown = (cell: string): string => cell.slice(0, 200).toWellFormed()

interface Row {
  line: number
  fate: RowFate
  receipt: string
  date: string | null
  number: string
  name: string
  customer: string
  amount: number | null
  share: number | null
  clearing: Forecast['cleared'][number]['reason'] | null
  unread: Omit<UnreadRow, 'line'> | null
}

const foreseen = ({ from, day, lines, cleared }: Forecast): Row[] =>
  from.receipt.lines.map(({ row, number, name, paid }, at) => {
    const line = lines.get(row)
    const left = cleared.find(one => one.row === row)
    return {
      line: from.fileLines[at] ?? 0,
      fate: line ? (line.undoes ? 'returned' : 'sold') : 'clearing',
      receipt: from.receipt.number,
      date: day,
      number,
      name: line?.name || name,
      customer: line?.userNumber ?? '',
      amount: line?.paid ?? paid,
      share: line?.share ?? null,
      clearing: left?.reason ?? null,
      unread: null,
    }
  })

const passedOver = (market: Market, { receipt, fileLines }: FileReceipt, fate: RowFate): Row[] =>
  receipt.lines.map(({ number, name, paid }, at) => ({
    line: fileLines[at] ?? 0,
    fate,
    receipt: receipt.number,
    date: dayOf(market, receipt),
    number,
    name,
    customer: '',
    amount: paid,
    share: null,
    clearing: null,
    unread: null,
  }))

const unreadRow = ({ rows }: SalesFile, columns: SaleColumns, unread: readonly UnreadRow[]): Row[] => {
  const cellsOf = new Map(rows.map(({ line, cells }) => [line, cells]))
  return unread.map(({ line, column, reason }) => {
    const cell = (name: SaleColumn) => shown(cellText(cellsOf.get(line)?.[columns.indexOf(name)] ?? ''))
    return {
      ...{
        line,
        fate: 'unread' as const,
        date: null,
        customer: '',
        amount: null,
        share: null,
        clearing: null,
      },
      ...{ receipt: cell('receipt'), number: cell('number'), name: cell('name') },
      unread: { column, reason },
    }
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

/** What becomes of the file. Reads each receipt, product and tenant of it once. */
const previewOf = async (
  market: Market,
  upload: string,
  file: SalesFile,
  columns: SaleColumns,
): Promise<Returned<typeof tillFileCalls.previewSalesFile>> => {
  const missing = missingColumns(columns)
  const { receipts, unread } = missing.length
    ? { receipts: [], unread: [] }
    : readReceiptsOf(market, file, columns)
  const { standOf } = await standsOf(market.marketId, receipts)
  const stands = Map.groupBy(receipts, standOf)
  const fresh = await forecast(market, stands.get('new') ?? [])
  const rows = [
    ...fresh.flatMap(foreseen),
    ...(['before', 'differs', 'reported'] as const).flatMap(stand =>
      (stands.get(stand) ?? []).flatMap(one => passedOver(market, one, stand)),
    ),
    ...unreadRow(file, columns, unread),
  ].toSorted((one, other) => one.line - other.line)
  const ofFate = Map.groupBy(rows, ({ fate }) => fate)
  const count = (fate: RowFate) => ofFate.get(fate)?.length ?? 0
  return {
    upload,
    columns: file.heads.map((header, at) => ({
      header: shown(header),
      example: shown(file.rows.find(({ cells }) => cells[at]?.trim())?.cells[at] ?? ''),
      column: columns[at] ?? null,
    })),
    missing,
    rows: file.rows.length,
    receipts: fresh.length,
    counts: {
      sold: count('sold'),
      returned: count('returned'),
      clearing: count('clearing'),
      before: count('before'),
      differs: count('differs'),
      reported: count('reported'),
      unread: count('unread'),
    },
    days: daysOf(fresh),
    samples: ROW_FATES.flatMap(fate => (ofFate.get(fate) ?? []).slice(0, MOST_SHOWN)).toSorted(
      (one, other) => one.line - other.line,
    ),
  }
}

/** Keeps the file and answers what would become of it; nothing is booked. Refuses what `keepUpload` refuses. */
export const previewFile: Verb<typeof tillFileCalls.previewSalesFile> = async ({ market, body }) => {
  const present = await readByFile(market)
  const { upload, file } = await keepUpload(market, await body.file.bytes())
  return previewOf(present, upload, file, file.columns)
}

/** The same with columns that staff chose. Refuses 404 `not_found`. */
export const previewColumns: Verb<typeof tillFileCalls.previewSalesColumns> = async ({
  market,
  params: { upload },
  body,
}) => {
  const [present, file] = await Promise.all([readByFile(market), readKept(market, upload)])
  return previewOf(present, upload, file, onceEach(body.columns))
}
