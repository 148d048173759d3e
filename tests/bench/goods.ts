/** Measures what is made of many goods at once: the labels of a long sheet, and the whole shop as a spreadsheet. */
import { renderXlsx } from '#functions/kit/xlsx/render.ts'
import { labelsPdf } from '#functions/products/labels-pdf.ts'
import type { LabelLayout } from '#shared/products/label-layouts.ts'
import { type ProductLine, productCells, productsWorkbook } from '#shared/products/products-workbook.ts'
import { type Line, type Measure, median } from './result.ts'

const LABELS = 200
const ROUNDS = 10
const LABELS_BAR_MS = 1_000
const PRODUCTS = 150_000
const SHEET_BAR_MB = 1_600

const labelsFile = (layout: LabelLayout): Promise<Buffer> =>
  labelsPdf({
    labels: Array.from({ length: LABELS }, (_, at) => ({
      number: `loakb100001-${at + 1}`,
      name: 'Frakke med hætte',
      description: 'str. 42',
      price: '249,50 kr.',
      shelf: 'A12',
    })),
    layout,
    skipped: 0,
    offset: { x: 0, y: 0 },
    title: 'Ark',
    author: 'Loppeby',
    language: 'da',
    moment: new Date(0),
  })

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await work()
  return performance.now() - from
}

const labelsLine = async (layout: LabelLayout, what: string): Promise<Line> => {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) times.push(await timed(() => labelsFile(layout)))
  // The first loads the library and the fonts: a cold function.
  const [cold = 0, ...warm] = times
  const ms = Math.round(median(warm))
  return {
    what: `The file of ${LABELS} labels ${what}, in a warm function`,
    bar: `≤ ${LABELS_BAR_MS} ms`,
    number: `${ms} ms; ${Math.round(cold)} ms the first time`,
    met: ms <= LABELS_BAR_MS,
  }
}

const lineAt = (at: number): ProductLine => ({
  number: `loakb${100_001 + (at % 500)}-${at + 1}`,
  name: `Frakke med hætte ${at}`,
  description: 'str. 42, brugt to gange',
  type: 1,
  status: 5,
  price: 24_950,
  discount: 10,
  discountFrom: '2027-06-01',
  discountTo: '2027-06-30',
  sellPrice: 22_455,
  soldFor: null,
  fee: 20,
  customer: String(100_001 + (at % 500)),
  customerName: `Anna Jensen ${at % 500}`,
  handedOut: null,
  checkoutReason: '',
})

const sheetLine = async (): Promise<Line> => {
  const reader = { isShop: true, language: 'da' } as const
  const rows = Array.from({ length: PRODUCTS }, (_, at) => productCells(lineAt(at), reader))
  const ms = await timed(() => renderXlsx(productsWorkbook(rows, reader)))
  const mb = Math.round(process.resourceUsage().maxRSS / 1_024)
  return {
    what: `${PRODUCTS.toLocaleString('en')} products as a spreadsheet: the most memory`,
    bar: `≤ ${SHEET_BAR_MB} MB of the worker's 2,048`,
    number: `${mb} MB, ${(ms / 1_000).toFixed(1)} s`,
    met: mb <= SHEET_BAR_MB,
  }
}

export const measure: Measure = async () => ({
  lines: [
    await labelsLine('a4-24', 'on A4'),
    await labelsLine('roll', 'on a narrow roll'),
    await sheetLine(),
  ],
})
