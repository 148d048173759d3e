/** A list of products as a workbook: the tenant's own, or the shop's with whose they are. */
import type { Day } from '../kit/day.ts'
import type { Language } from '../kit/language.ts'
import type { Minor } from '../kit/units.ts'
import type { Workbook, WorkbookCell, WorkbookColumn } from '../kit/workbook.ts'
import type { GoodsType } from './number.ts'
import { divide } from './price.ts'
import { PRODUCTS_WORDS } from './products-words.ts'
import type { ProductStatus } from './states.ts'

export interface ProductLine {
  number: string
  name: string
  description: string
  type: GoodsType
  status: ProductStatus
  price: Minor
  discount: number
  discountFrom: Day | null
  discountTo: Day | null
  /** Today's. */
  sellPrice: Minor
  /** What was paid for it, and what of that was the tenant's; null: it is not sold. */
  soldFor: { paid: Minor; share: Minor } | null
  /** The commission of its tenant, in percent. */
  fee: number
  customer: string
  customerName: string
  /** When it was handed out. */
  handedOut: Day | null
  checkoutReason: string
}

/** Whose list it is, and in which language. */
export interface ProductsReader {
  isShop: boolean
  language: Language
}

export const productColumns = ({ isShop, language }: ProductsReader): WorkbookColumn[] => {
  const say = PRODUCTS_WORDS[language]
  const shops: WorkbookColumn[] = [
    { title: say.customer, type: 'text', width: 14 },
    { title: say.customerName, type: 'text', width: 28 },
  ]
  return [
    { title: say.number, type: 'text', width: 20 },
    { title: say.name, type: 'text', width: 32 },
    { title: say.description, type: 'text', width: 32 },
    { title: say.kind, type: 'text', width: 10 },
    { title: say.status, type: 'text', width: 26 },
    { title: say.price, type: 'money', width: 12 },
    { title: say.discount, type: 'percent', width: 10 },
    { title: say.discountFrom, type: 'day', width: 12 },
    { title: say.discountTo, type: 'day', width: 12 },
    { title: say.sellPrice, type: 'money', width: 12 },
    { title: say.soldFor, type: 'money', width: 12 },
    { title: say.share, type: 'money', width: 14 },
    ...(isShop ? shops : []),
    { title: say.handedOut, type: 'day', width: 12 },
    ...(isShop ? [{ title: say.reason, type: 'text', width: 28 } as const] : []),
  ]
}

/** What is sold has no price any more, so the sum of the prices is what stands in the shop. */
export const productCells = (line: ProductLine, { isShop, language }: ProductsReader): WorkbookCell[] => {
  const { statuses, kinds } = PRODUCTS_WORDS[language]
  return [
    line.number,
    line.name,
    line.description,
    kinds[line.type],
    statuses[line.status],
    line.price,
    line.discount || null,
    line.discountFrom,
    line.discountTo,
    line.soldFor ? null : line.sellPrice,
    line.soldFor?.paid ?? null,
    line.soldFor?.share ?? divide(line.sellPrice, line.fee).share,
    ...(isShop ? [line.customer, line.customerName] : []),
    line.handedOut,
    ...(isShop ? [line.checkoutReason] : []),
  ]
}

export const productsWorkbook = (rows: WorkbookCell[][], reader: ProductsReader): Workbook => {
  const { sheet, about } = PRODUCTS_WORDS[reader.language]
  return {
    language: reader.language,
    tables: [{ name: sheet, columns: productColumns(reader), rows }],
    about: { name: about.name, lines: [about.line] },
  }
}
