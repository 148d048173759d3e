import * as z from 'zod/mini'
import { productsExport } from '#events/products.ts'
import { csvOf } from '#shared/kit/csv.ts'
import { dayIn } from '#shared/kit/day.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { toMillis } from '#shared/kit/units.ts'
import type { WorkbookCell } from '#shared/kit/workbook.ts'
import { CSV_TYPE, csvRows } from '#shared/kit/workbook-csv.ts'
import { PRODUCTS_WORDS } from '#shared/products/products-words.ts'
import {
  type ProductLine,
  productCells,
  productColumns,
  productsWorkbook,
} from '#shared/products/products-workbook.ts'
import { productRefusals } from '#shared/products/refusals.ts'
import { todayIn } from '../kit/clock.ts'
import { readParts, writeFile } from '../kit/files.ts'
import { onJob, type Step } from '../kit/job-runner.ts'
import { renderXlsx, XLSX_TYPE } from '../kit/xlsx/render.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { exportKept } from './export.ts'
import { type Found, walkThings, withTenants } from './list-products.ts'

type Kept = z.output<typeof exportKept>

/** Where the next step begins: after this product, with this part of the file. */
const progress = z.object({ after: z.optional(z.string()), part: z.number(), done: z.number() })

/** A spreadsheet is written in one go, and its function has room for so many rows. */
const MOST_IN_SHEET = 200_000

const linesOf = async (
  market: Market,
  things: Found['things'],
  { isShop }: Pick<Kept, 'isShop'>,
): Promise<ProductLine[]> =>
  (await withTenants({ market, isStaffs: isShop }, things)).map(({ checkoutTs, ...shown }) => ({
    ...shown,
    handedOut: checkoutTs === null ? null : dayIn(market.timeZone, toMillis(checkoutTs)),
  }))

/** A part of a CSV file is its lines; a part of a spreadsheet is its cells, which the last step puts together. */
const partOf = (rows: WorkbookCell[][], kept: Kept, isFirst: boolean): string => {
  if (kept.format === 'xlsx') return JSON.stringify(rows)
  const columns = productColumns(kept)
  const head = isFirst ? [columns.map(({ title }) => title)] : []
  return csvOf([...head, ...csvRows({ columns, rows }, kept.language)], { isFirst })
}

const whole = (parts: readonly string[], kept: Kept): Promise<Buffer> | string => {
  if (kept.format === 'csv') return parts.join('')
  const rows = parts.flatMap(part => JSON.parse(part) as WorkbookCell[][])
  return renderXlsx(productsWorkbook(rows, kept))
}

/**
 * Writes products by tenant and number, some hundred in a step. Each step writes a part of its own, so a step that runs
 * again writes the same part; the last one joins them. Refuses `file_too_long` for a spreadsheet that no function holds.
 */
export default onJob(
  productsExport,
  ['downloads:read', 'downloads:write'],
  async (id, { id: job, asked, next, total }): Promise<Step> => {
    const from = progress.parse(next ?? { part: 0, done: 0 })
    const kept = exportKept.parse(asked)
    const market = await readMarket(id)
    const { things, after, known } = await walkThings(id, kept, from.after)
    const done = from.done + things.length
    if (kept.format === 'xlsx' && Math.max(done, known) > MOST_IN_SHEET)
      throw refuse(productRefusals.file_too_long)
    const fileOf = (part: number | 'all') => ({
      key: `${id}/products/${job}/${part}`,
      name: `${PRODUCTS_WORDS[kept.language].file}-${todayIn(market)}.${kept.format}`,
      type: kept.format === 'csv' ? CSV_TYPE : XLSX_TYPE,
    })
    const rows = (await linesOf(market, things, kept)).map(line => productCells(line, kept))
    await writeFile(fileOf(from.part), partOf(rows, kept, from.part === 0))
    if (after !== undefined)
      return { done, total: Math.max(total, known, done), next: { after, part: from.part + 1, done } }
    const all = fileOf('all')
    await writeFile(all, await whole(await readParts(part => fileOf(part).key, from.part + 1), kept))
    return { done, total: done, file: all.key }
  },
)
