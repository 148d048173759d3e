/** Staff bring start balances: what would become of a file, and the job that writes it. */
import * as z from 'zod/mini'
import { startBalances } from '#events/payouts.ts'
import type { Returned } from '#shared/kit/contract.ts'
import { importRefusals } from '#shared/kit/import-refusals.ts'
import { LANGUAGES } from '#shared/kit/language.ts'
import { sum } from '#shared/kit/money.ts'
import { refuse } from '#shared/kit/refusal.ts'
import {
  columnOfStart,
  type FoundRow,
  isMostlyBelow,
  missingStartColumns,
  PLUS_IS,
  repeatedIn,
  START_COLUMNS,
  START_FATES,
  type StartFate,
  startColumnsOnce,
  startFateOf,
} from '#shared/payouts/start-file.ts'
import type { StartReading, startFileCalls } from '#shared/payouts/start-file-calls.ts'
import { amountInCell } from '#shared/tills/csv-cells.ts'
import { DAY_ORDERS, type DayOrder, dayInCell } from '#shared/tills/csv-days.ts'
import { readBegun } from '../balances/table/balance.ts'
import { todayIn } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { startJob } from '../kit/job.ts'
import type { CsvTable } from '../kit/read-csv.ts'
import { commit } from '../kit/table.ts'
import { shownCell, shownColumns, shownRows } from '../kit/table-uploads.ts'
import type { Market } from '../markets/table/market.ts'
import { cellsOf, findTenants, readMarketWithBalances, readStartFile, startUploads } from './start-file.ts'

type Preview = Returned<typeof startFileCalls.previewStartFile>
type File = ReturnType<typeof readStartFile>

/** What the reader was not sure about, and how it reads it now. */
const questionsOf = (
  { timeZone }: Market,
  table: CsvTable,
  { columns, days }: File,
  { dayOrder, plusIs }: StartReading,
): Preview['questions'] => {
  const [first, second] = DAY_ORDERS
  const dayBy = (cell: string, order: DayOrder) => dayInCell(cell, timeZone, order)?.day
  const isEither = (cell: string) => {
    const [one, other] = [dayBy(cell, first), dayBy(cell, second)]
    return one && other && one !== other
  }
  const example = shownCell(cellsOf(table, columns, 'day').find(isEither) ?? '')
  const isBelow = isMostlyBelow(cellsOf(table, columns, 'amount').map(amountInCell))
  return {
    dayOrder: days.isSure ? null : { chosen: dayOrder ?? null, example },
    plusIs: { chosen: plusIs ?? (isBelow ? null : 'tenants') },
  }
}

type Decided = FoundRow & { fate: StartFate }

const toSample = ({ tenant, number, address, day, ...row }: Decided): Preview['samples'][number] => ({
  ...{ line: row.line, fate: row.fate, amount: row.amount, unread: row.unread, date: day },
  customer: tenant?.userNumber ?? '',
  name: tenant?.name ?? shownCell([number, address].filter(Boolean).join(' · ')),
})

const decideAll = async (market: Market, { rows }: File): Promise<Decided[]> => {
  const found = await findTenants(market.marketId, rows)
  const numbers = [...new Set(found.flatMap(({ tenant }) => tenant?.userNumber ?? []))]
  const known = { repeated: repeatedIn(found), begun: await readBegun(market.marketId, numbers) }
  return found.map(row => ({ ...row, fate: startFateOf(row, known) }))
}

/** What becomes of the file. Reads the customer and the balance of each row. */
const previewOf = async (
  market: Market,
  upload: string,
  table: CsvTable,
  chosen: StartReading,
): Promise<Preview> => {
  const file = readStartFile(market, table, chosen, todayIn(market))
  const missing = missingStartColumns(file.columns)
  const rows = missing.length ? [] : await decideAll(market, file)
  const amounts = rows.flatMap(({ fate, amount }) => (fate === 'written' ? [amount ?? 0] : []))
  const count = (fate: StartFate) => rows.filter(one => one.fate === fate).length
  return {
    upload,
    columns: shownColumns(table, file.columns),
    missing,
    questions: questionsOf(market, table, file, chosen),
    dayOrder: chosen.dayOrder ?? file.days.order,
    ...{ headLine: table.headLine, rows: table.rows.length },
    counts: Object.fromEntries(START_FATES.map(fate => [fate, count(fate)])) as Preview['counts'],
    owed: sum(amounts.filter(amount => amount > 0)),
    owing: sum(amounts.filter(amount => amount < 0)),
    samples: shownRows(rows.map(toSample)),
  }
}

/** Keeps the file and answers what would be written. Refuses `not_enabled` and what `keep` refuses. */
export const previewStartFile: Verb<typeof startFileCalls.previewStartFile> = async ({
  market: id,
  body,
}) => {
  const market = await readMarketWithBalances(id)
  const { upload, table } = await startUploads.keep(id, await body.file.bytes())
  return previewOf(market, upload, table, { columns: table.heads.map(columnOfStart) })
}

/** The same of a kept file, as staff chose. Refuses `not_enabled` and 404 `not_found`. */
export const previewStartColumns: Verb<typeof startFileCalls.previewStartColumns> = async ({
  market: id,
  params: { upload },
  body,
}) => {
  const [market, table] = await Promise.all([readMarketWithBalances(id), startUploads.read(id, upload)])
  return previewOf(market, upload, table, body)
}

/** What the job was asked for, as it is kept. */
export const startKept = z.object({
  upload: z.string(),
  columns: z.array(z.nullable(z.enum(START_COLUMNS))),
  dayOrder: z.optional(z.enum(DAY_ORDERS)),
  plusIs: z.optional(z.enum(PLUS_IS)),
  language: z.enum(LANGUAGES),
  /** The day of rows without a date. */
  today: z.string(),
  /** The administrator who asked. */
  by: z.string(),
})

/**
 * Starts the job that writes a kept file. Refuses `not_enabled`, `import_no_columns` where a start balance needs more, and 404
 * `not_found`.
 */
export const writeStartFile: Verb<typeof startFileCalls.writeStartFile> = async ({
  market: id,
  caller,
  params: { upload },
  body,
  idempotency,
  language,
}) => {
  const [market] = await Promise.all([readMarketWithBalances(id), startUploads.read(id, upload)])
  const columns = startColumnsOnce(body.columns)
  if (missingStartColumns(columns).length) throw refuse(importRefusals.import_no_columns)
  const asked: z.output<typeof startKept> = {
    ...{ ...body, upload, columns, today: todayIn(market), by: caller.username },
    language: body.language ?? language ?? market.language,
  }
  const { id: job, writes } = startJob(id, startBalances, caller, asked)
  const answer = { job }
  await commit([...idempotency.record(answer), ...writes])
  return answer
}
