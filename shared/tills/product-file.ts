/** The file of products that staff read into their till, and how it differs from the one before. */
import type { Language } from '../kit/language.ts'
import type { Minor } from '../kit/units.ts'
import type { WorkbookCell, WorkbookColumn } from '../kit/workbook.ts'
import type { GoodsType } from '../products/number.ts'
import { PRODUCT_FILE_WORDS } from './product-file-words.ts'

/** A product as the file says it. */
export interface FileProduct {
  number: string
  name: string
  /** Today's; null: the clerk types what it costs. */
  price: Minor | null
  /** In per cent. */
  vat: number
  type: GoodsType
  customer: string
}

export const fileColumns = (language: Language): WorkbookColumn[] => {
  const say = PRODUCT_FILE_WORDS[language]
  return [
    { title: say.number, type: 'text', width: 20 },
    { title: say.name, type: 'text', width: 32 },
    { title: say.price, type: 'money', width: 12 },
    { title: say.vat, type: 'percent', width: 12 },
    { title: say.kind, type: 'text', width: 10 },
    { title: say.customer, type: 'text', width: 14 },
  ]
}

export const fileCells = (
  { number, name, price, vat, type, customer }: FileProduct,
  language: Language,
): WorkbookCell[] => [number, name, price, vat, PRODUCT_FILE_WORDS[language].kinds[type], customer]

/** What a file said of each product, by its number, in a text that can be compared. */
export type Said = Record<string, string>

export const saidOf = (products: readonly FileProduct[]): Said =>
  Object.fromEntries(
    products.map(({ number, name, price, vat }) => [number, JSON.stringify([price, vat, name])]),
  )

/** What is new or says something else than before, and what the file before had and this one has not. */
export const compared = (
  products: readonly FileProduct[],
  before: Said,
): { fresh: FileProduct[]; changed: FileProduct[]; gone: number } => {
  const now = saidOf(products)
  const known = (number: string): boolean => Object.hasOwn(before, number)
  return {
    fresh: products.filter(({ number }) => !known(number)),
    changed: products.filter(({ number }) => known(number) && before[number] !== now[number]),
    gone: Object.keys(before).filter(number => !Object.hasOwn(now, number)).length,
  }
}
