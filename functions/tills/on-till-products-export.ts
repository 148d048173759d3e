import * as z from 'zod/mini'
import { tillProductsExport } from '#events/tills.ts'
import { csvOf } from '#shared/kit/csv.ts'
import type { WorkbookCell } from '#shared/kit/workbook.ts'
import { CSV_TYPE, csvRows } from '#shared/kit/workbook-csv.ts'
import { vatPercentOf } from '#shared/markets/till.ts'
import { sellPriceOn } from '#shared/products/price.ts'
import { PRODUCT } from '#shared/products/states.ts'
import { compared, type FileProduct, fileCells, fileColumns, saidOf } from '#shared/tills/product-file.ts'
import { PRODUCT_FILE_WORDS } from '#shared/tills/product-file-words.ts'
import { walkCustomers } from '../customers/table/customer.ts'
import { nowSeconds, todayIn } from '../kit/clock.ts'
import { readParts, readText, writeFile } from '../kit/files.ts'
import { onJob, type Step } from '../kit/job-runner.ts'
import type { Market } from '../markets/table/market.ts'
import { type Product, productFrom, productKey } from '../products/table/product.ts'
import { walkProducts } from '../products/table/product-lists.ts'
import { productFileKept } from './csv/product-file.ts'
import { genericInFile } from './generic.ts'
import { putProductFile, readByFile, readProductFile } from './table/product-file.ts'

/** Both have things for sale: those without a label, then those with one. */
const STATUSES = [PRODUCT.active, PRODUCT.printed] as const

/** Where the next step begins: in the list of this status, or in that of tenants, after this one. */
const progress = z.object({
  status: z.literal([...STATUSES, 'generic']),
  after: z.optional(z.string()),
  part: z.number(),
  done: z.number(),
})

const shown = (market: Market, product: Product): FileProduct => ({
  number: product.number,
  name: product.name,
  price: sellPriceOn(product, todayIn(market)),
  vat: vatPercentOf(market, product.type),
  type: product.type,
  customer: product.userNumber,
})

type From = z.output<typeof progress>

/** Some of what the file has, and the place after it. */
const walk = async (
  market: Market,
  { status, after: from }: From,
): Promise<{ read: FileProduct[]; after: string | undefined }> => {
  const { marketId } = market
  if (status === 'generic') {
    const { customers, after } = await walkCustomers(marketId, {}, from)
    return { read: customers.flatMap(({ userNumber }) => genericInFile(market, userNumber)), after }
  }
  const { items, after } = await walkProducts(marketId, { status }, from, id => productKey(marketId, id))
  // A thing may have been sold since its list was read.
  const read = items.map(productFrom).filter(one => STATUSES.some(wanted => wanted === one.status))
  return { read: read.map(product => shown(market, product)), after }
}

/** Which list follows; where tenants sell without items of their own, theirs is the last. */
const listAfter = ({ individualizedItemsAccess }: Market, { status }: From): From['status'] | undefined => {
  if (status === PRODUCT.active) return PRODUCT.printed
  return status === PRODUCT.printed && !individualizedItemsAccess ? 'generic' : undefined
}

const keyOf = (market: string, job: string, part: number | 'file' | 'said'): string =>
  `${market}/till-products/${job}/${part}`

/** What was read in all steps. A thing whose label was printed meanwhile stands in both lists: it comes once. */
const readAll = async (market: string, job: string, parts: number): Promise<FileProduct[]> => {
  const texts = await readParts(part => keyOf(market, job, part), parts)
  const all = texts.flatMap(text => JSON.parse(text) as FileProduct[])
  return [...new Map(all.map(product => [product.number, product])).values()]
}

/** Writes the file, what it says of each product, and that it is the last one. */
const finish = async (
  market: Market,
  job: string,
  products: readonly FileProduct[],
  { onlyChanges, language }: z.output<typeof productFileKept>,
): Promise<Step> => {
  const { marketId } = market
  const last = await readProductFile(marketId, nowSeconds())
  const said = last && (await readText(keyOf(marketId, last.job, 'said')))
  const { fresh, changed, gone } = compared(products, said ? JSON.parse(said) : {})
  const written = onlyChanges ? [...fresh, ...changed] : products
  const columns = fileColumns(language)
  const rows: WorkbookCell[][] = csvRows(
    { columns, rows: written.map(product => fileCells(product, language)) },
    language,
  )
  const name = `${PRODUCT_FILE_WORDS[language].file}-${todayIn(market)}.csv`
  const file = { key: keyOf(marketId, job, 'file'), name, type: CSV_TYPE }
  await writeFile(file, csvOf([columns.map(({ title }) => title), ...rows], { isFirst: true }))
  const sayings = { key: keyOf(marketId, job, 'said'), name: 'said.json', type: 'application/json' }
  await writeFile(sayings, JSON.stringify(saidOf(products)))
  return {
    done: products.length,
    total: products.length,
    counts: {
      products: products.length,
      new: fresh.length,
      changed: changed.length,
      gone,
      written: written.length,
    },
    file: file.key,
    writes: [putProductFile(marketId, { job, at: nowSeconds(), products: products.length })],
  }
}

/**
 * Writes what is for sale into a file for the till, a thousand products in a step, and at the end what differs from the file
 * before. Refuses `till_is_connected`.
 */
export default onJob(
  tillProductsExport,
  ['downloads:read', 'downloads:write'],
  async (id, { id: job, asked, next, total }): Promise<Step> => {
    const from = progress.parse(next ?? { status: STATUSES[0], part: 0, done: 0 })
    const market = await readByFile(id)
    const { read, after } = await walk(market, from)
    const part = { key: keyOf(id, job, from.part), name: 'part.json', type: 'application/json' }
    await writeFile(part, JSON.stringify(read))
    const done = from.done + read.length
    const go = { part: from.part + 1, done }
    const counted = { done, total: Math.max(total, done) }
    if (after !== undefined) return { ...counted, next: { ...go, status: from.status, after } }
    const list = listAfter(market, from)
    if (list) return { ...counted, next: { ...go, status: list } }
    return finish(market, job, await readAll(id, job, go.part), productFileKept.parse(asked))
  },
)
