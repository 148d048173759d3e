import * as z from 'zod/mini'
import { salesExport } from '#events/sales.ts'
import { csvOf } from '#shared/kit/csv.ts'
import { type Day, monthsFrom, timeIn } from '#shared/kit/day.ts'
import { sum } from '#shared/kit/money.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { toMillis } from '#shared/kit/units.ts'
import type { Workbook, WorkbookCell } from '#shared/kit/workbook.ts'
import { CSV_TYPE, csvRows, renderCsv } from '#shared/kit/workbook-csv.ts'
import { productRefusals } from '#shared/products/refusals.ts'
import { rowsByDay } from '#shared/sales/figures.ts'
import { LINES_WORDS } from '#shared/sales/lines-words.ts'
import { lineCells, lineColumns, linesWorkbook, tenantsWorkbook } from '#shared/sales/lines-workbook.ts'
import { readParts, writeFile } from '../kit/files.ts'
import { onJob, type Step } from '../kit/job-runner.ts'
import { renderXlsx, XLSX_TYPE } from '../kit/xlsx/render.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { exportKept } from './export.ts'
import { countRows, namesOf, readByTenant } from './read-sales.ts'
import { readLinesOf, type SaleLine } from './table/line.ts'
import { readSumsByTenant, readTenantSums } from './table/sums.ts'

type Kept = z.output<typeof exportKept>

const place = z.object({ userNumber: z.string(), day: z.string() })

/** The lines of a tenant on a day: a step takes whole ones. */
type Place = z.infer<typeof place> & { rows: number }

/** Where the next step begins, with this part of the file. */
const progress = z.object({ at: z.optional(place), part: z.number(), done: z.number() })

/** About so many lines are written in a step. */
const STEP_ROWS = 1_000

/** A spreadsheet is written in one go, and its function has room for so many rows. */
const MOST_IN_SHEET = 200_000

/** The places of a month in the order of the file: tenant by tenant, the newest day first. */
const placesOf = async (market: string, { userNumber, from, to }: Kept, month: string): Promise<Place[]> => {
  const tenants =
    userNumber === undefined
      ? await readSumsByTenant(market, [month])
      : new Map([[userNumber, await readTenantSums(market, userNumber, [month])]])
  return [...tenants].flatMap(([number, sums]) =>
    rowsByDay(sums, from, to).map(one => ({ ...one, userNumber: number })),
  )
}

/** True for places of one month whose turn has not come before this one's. */
const isFrom = ({ userNumber, day }: Place, at: z.infer<typeof place>): boolean =>
  userNumber === at.userNumber ? day <= at.day : userNumber > at.userNumber

/** The places of a step, the newest month first, and where the following step begins; undefined: it is the last one. */
const takePlaces = async (
  market: string,
  kept: Kept,
  at: z.infer<typeof place> | undefined,
): Promise<{ places: Place[]; next?: Place }> => {
  const places: Place[] = []
  let rows = 0
  for (const month of monthsFrom(kept.from, at?.day ?? kept.to).toReversed()) {
    const isFirst = at?.day.startsWith(month)
    for (const one of await placesOf(market, kept, month)) {
      if (isFirst && at && !isFrom(one, at)) continue
      if (places.length && rows + one.rows > STEP_ROWS) return { places, next: one }
      places.push(one)
      rows += one.rows
    }
  }
  return { places }
}

interface Span {
  userNumber: string
  from: Day
  to: Day
}

/** The days of each tenant in a month together, for one query. */
const spansOf = (places: readonly Place[]): Span[] => {
  const spans = new Map<string, Span>()
  for (const { userNumber, day } of places) {
    const key = `${day.slice(0, 7)}#${userNumber}`
    spans.set(key, { userNumber, to: spans.get(key)?.to ?? day, from: day })
  }
  return [...spans.values()]
}

/** How many tenants are read side by side. */
const AT_ONCE = 20

const readPlaces = async (market: string, places: readonly Place[]): Promise<SaleLine[]> => {
  const spans = spansOf(places)
  const lines: SaleLine[] = []
  for (let at = 0; at < spans.length; at += AT_ONCE) {
    const found = spans
      .slice(at, at + AT_ONCE)
      .map(span => readLinesOf(market, span.userNumber, span, Number.POSITIVE_INFINITY))
    lines.push(...(await Promise.all(found)).flat())
  }
  return lines
}

const rowsOf = async (market: Market, kept: Kept, lines: readonly SaleLine[]): Promise<WorkbookCell[][]> => {
  const nameOf = kept.isShop ? await namesOf(market.marketId, lines) : () => ''
  return lines.map(line => {
    const time = timeIn(market.timeZone, toMillis(line.at))
    const tenant = { userNumber: line.userNumber, name: nameOf(line.userNumber) }
    return lineCells({ ...line, tenant, time }, kept)
  })
}

/** A part of a CSV file is its lines; a part of a spreadsheet is its cells, which the last step puts together. */
const partOf = (rows: WorkbookCell[][], kept: Kept, isFirst: boolean): string => {
  if (kept.format === 'xlsx') return JSON.stringify(rows)
  const columns = lineColumns(kept)
  const head = isFirst ? [columns.map(({ title }) => title)] : []
  return csvOf([...head, ...csvRows({ columns, rows }, kept.language)], { isFirst })
}

const render = (book: Workbook, { format }: Kept): Promise<Buffer> | string =>
  format === 'csv' ? renderCsv(book) : renderXlsx(book)

const whole = (parts: readonly string[], kept: Kept): Promise<Buffer> | string =>
  kept.format === 'csv'
    ? parts.join('')
    : render(
        linesWorkbook(
          parts.flatMap(part => JSON.parse(part) as WorkbookCell[][]),
          kept,
        ),
        kept,
      )

const countAll = async (market: Market, kept: Kept): Promise<number> => {
  const counts =
    kept.userNumber === undefined
      ? await readByTenant(market.marketId, kept)
      : await countRows(market, kept.userNumber, kept)
  return sum(counts.map(({ rows }) => rows))
}

type FileOf = (part: number | 'all') => { key: string; name: string; type: string }

const byLine = async (
  market: Market,
  kept: Kept,
  { next, total }: { next: unknown; total: number },
  fileOf: FileOf,
): Promise<Step> => {
  const { at, ...before } = progress.parse(next ?? { part: 0, done: 0 })
  const taken = await takePlaces(market.marketId, kept, at)
  const lines = await readPlaces(market.marketId, taken.places)
  const done = before.done + lines.length
  const inAll = Math.max(at ? total : await countAll(market, kept), done)
  if (kept.format === 'xlsx' && inAll > MOST_IN_SHEET) throw refuse(productRefusals.file_too_long)
  await writeFile(fileOf(before.part), partOf(await rowsOf(market, kept, lines), kept, before.part === 0))
  if (taken.next)
    return { done, total: inAll, next: { at: place.parse(taken.next), part: before.part + 1, done } }
  const all = fileOf('all')
  await writeFile(all, await whole(await readParts(part => fileOf(part).key, before.part + 1), kept))
  return { done, total: done, file: all.key }
}

const byTenant = async ({ marketId }: Market, kept: Kept, fileOf: FileOf): Promise<Step> => {
  const tenants = await readByTenant(marketId, kept)
  const nameOf = await namesOf(marketId, tenants)
  const sums = tenants.map(one => ({ ...one, name: nameOf(one.userNumber) }))
  const file = fileOf('all')
  await writeFile(file, await render(tenantsWorkbook(sums, kept.language), kept))
  return { done: sums.length, total: sums.length, file: file.key }
}

/**
 * Writes the lines of a tenant or of the shop, some whole days of tenants in a step: the sums say how many lines these have.
 * Each step writes a part of its own, so a step that runs again writes the same part; the last one joins them. The sums of
 * tenants are one step. Refuses `file_too_long` for a spreadsheet that no function holds.
 */
export default onJob(
  salesExport,
  ['downloads:read', 'downloads:write'],
  async (id, { id: job, asked, next, total }): Promise<Step> => {
    const kept = exportKept.parse(asked)
    const market = await readMarket(id)
    const say = LINES_WORDS[kept.language]
    const fileOf: FileOf = part => ({
      key: `${id}/sales/${job}/${part}`,
      name: `${kept.by === 'line' ? say.file : say.fileByTenant}-${kept.from}-${kept.to}.${kept.format}`,
      type: kept.format === 'csv' ? CSV_TYPE : XLSX_TYPE,
    })
    return kept.by === 'line' ? byLine(market, kept, { next, total }, fileOf) : byTenant(market, kept, fileOf)
  },
)
