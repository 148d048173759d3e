import * as z from 'zod/mini'
import { salesExport } from '#events/sales.ts'
import { type Day, timeIn } from '#shared/kit/day.ts'
import { toMillis } from '#shared/kit/units.ts'
import type { WorkbookCell } from '#shared/kit/workbook.ts'
import { LINES_WORDS } from '#shared/sales/lines-words.ts'
import { lineCells, lineColumns, linesWorkbook } from '#shared/sales/lines-workbook.ts'
import { csvOf } from '../kit/csv.ts'
import { readParts, writeFile } from '../kit/files.ts'
import { onJob, type Step } from '../kit/job-runner.ts'
import { CSV_TYPE, csvRows } from '../kit/xlsx/csv.ts'
import { renderXlsx, XLSX_TYPE } from '../kit/xlsx/render.ts'
import { readMarket } from '../markets/table/market.ts'
import { exportKept } from './export.ts'
import { countRows } from './read-sales.ts'
import { readLinesOf } from './table/line.ts'

type Kept = z.output<typeof exportKept>

/** Where the next step begins: at the newest day that is not written yet, with this part of the file. */
const progress = z.object({ to: z.string(), part: z.number(), done: z.number() })

/** Whole days with about so many lines are written in a step. */
const STEP_ROWS = 1_000

/** The newest days that have so many lines together, and at least one. */
const daysOfStep = (days: readonly { day: Day; rows: number }[]): { from: Day | undefined; rows: number } => {
  let rows = 0
  let from: Day | undefined
  for (const one of days) {
    if (from && rows + one.rows > STEP_ROWS) break
    rows += one.rows
    from = one.day
  }
  return { from, rows }
}

/** A part of a CSV file is its lines; a part of a spreadsheet is its cells, which the last step puts together. */
const partOf = (rows: WorkbookCell[][], { format, language }: Kept, isFirst: boolean): string => {
  if (format === 'xlsx') return JSON.stringify(rows)
  const columns = lineColumns(language)
  const head = isFirst ? [columns.map(({ title }) => title)] : []
  return csvOf([...head, ...csvRows({ columns, rows }, language)], { isFirst })
}

const whole = (parts: readonly string[], { format, language }: Kept): Promise<Buffer> | string => {
  if (format === 'csv') return parts.join('')
  const rows = parts.flatMap(part => JSON.parse(part) as WorkbookCell[][])
  return renderXlsx(linesWorkbook(rows, language))
}

/**
 * Writes a tenant's lines, the newest first, some whole days in a step: the sums say how many lines a day has. Each step
 * writes a part of its own, so a step that runs again writes the same part; the last one joins them.
 */
export default onJob(
  salesExport,
  ['downloads:read', 'downloads:write'],
  async (id, { id: job, asked, next, total }): Promise<Step> => {
    const kept = exportKept.parse(asked)
    const at = progress.parse(next ?? { to: kept.to, part: 0, done: 0 })
    const market = await readMarket(id)
    const days = await countRows(market, kept.userNumber, { from: kept.from, to: at.to })
    const { from: first, rows: count } = daysOfStep(days)
    const span = { from: first ?? kept.from, to: at.to }
    const lines = count ? await readLinesOf(id, kept.userNumber, span, Number.POSITIVE_INFINITY) : []
    const done = at.done + lines.length
    const rows = lines.map(line => {
      const time = timeIn(market.timeZone, toMillis(line.at))
      return lineCells({ ...line, time }, kept.language)
    })
    const fileOf = (part: number | 'all') => ({
      key: `${id}/sales/${job}/${part}`,
      name: `${LINES_WORDS[kept.language].file}-${kept.from}-${kept.to}.${kept.format}`,
      type: kept.format === 'csv' ? CSV_TYPE : XLSX_TYPE,
    })
    await writeFile(fileOf(at.part), partOf(rows, kept, at.part === 0))
    const earlier = days.filter(({ day }) => day < span.from)
    const [newest] = earlier
    if (newest) {
      const left = earlier.reduce((all, day) => all + day.rows, 0)
      return {
        done,
        total: Math.max(total, done + left),
        next: { to: newest.day, part: at.part + 1, done },
      }
    }
    const all = fileOf('all')
    await writeFile(all, await whole(await readParts(part => fileOf(part).key, at.part + 1), kept))
    return { done, total: done, file: all.key }
  },
)
