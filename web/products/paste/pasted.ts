/** Lines that were copied from a spreadsheet: which column is what. Pure. */
import { amountIn } from '#shared/kit/typed-amount.ts'
import { MOST_AT_ONCE } from '#shared/products/product-fields.ts'
import type { Field, TypedThing } from '../thing/rows.ts'

/** `count`: so many alike things are made of a line. */
export type Column = Exclude<Field, 'type'> | 'count' | 'none'

export interface Pasted {
  columns: readonly Column[]
  lines: readonly (readonly string[])[]
}

/** Several lines, or several cells of one. A text of one cell goes into the field as usual. */
export const isTable = (text: string): boolean => /\t|\r?\n./.test(text.trim())

/** A quoted cell may have line breaks and doubled quotes. */
const CELL = /("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r\n|\n|\r|$)/g

const linesOf = (text: string): string[][] => {
  const lines: string[][] = [[]]
  for (const [whole, cell = '', end = ''] of text.trim().matchAll(CELL)) {
    if (!whole && !end) break
    const bare = cell.startsWith('"') && cell.endsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
    lines.at(-1)?.push(bare.replace(/\s+/g, ' ').trim())
    if (end && end !== '\t') lines.push([])
  }
  return lines.filter(line => line.some(Boolean))
}

const isAmount = (cell: string): boolean => amountIn(cell) !== undefined

/** How a column of how many is headed in Danish, German and English. */
const HOW_MANY =
  /^(antal|stk|styk|stykker|mængde|anzahl|stück|stückzahl|menge|quantity|qty|count|pieces|pcs|how many)[.?:]?$/i

/** A head names columns where the lines below have amounts. */
const withHead = (lines: string[][]): { head: string[]; rest: string[][] } => {
  const [head = [], ...rest] = lines
  const isHead = rest.length > 0 && !head.some(isAmount) && rest.some(line => line.some(isAmount))
  return isHead ? { head, rest } : { head: [], rest: lines }
}

/** A number of pieces is an amount too: what has decimals or a currency is sooner a price. */
const worthAsPrice = (cells: readonly string[]): number =>
  cells.reduce((worth, cell) => worth + (isAmount(cell) ? (/^\d*$/.test(cell) ? 2 : 3) : 0), 0)

/**
 * The column that is headed "How many" is that. Of the others, the one with most amounts is the price, the one with the
 * longest words the name; the rest is left out.
 */
export const pastedFrom = (text: string): Pasted => {
  const { head, rest: lines } = withHead(linesOf(text))
  const count = head.findIndex(word => HOW_MANY.test(word))
  const width = Math.max(0, ...lines.map(line => line.length))
  const all = Array.from({ length: width }, (_, at) => lines.map(line => line[at] ?? ''))
  const best = (worth: (cells: string[]) => number, but?: number): number => {
    const found = all.map((cells, at) => (at === but || at === count ? 0 : worth(cells)))
    const most = Math.max(0, ...found)
    return most ? found.lastIndexOf(most) : -1
  }
  const price = best(worthAsPrice)
  const name = best(cells => cells.filter(cell => /\p{L}/u.test(cell)).join('').length, price)
  const columnAt = (at: number): Column =>
    at === count ? 'count' : at === name ? 'name' : at === price ? 'price' : 'none'
  return { lines, columns: all.map((_, at) => columnAt(at)) }
}

/** Each thing is in one column at most: who chooses it elsewhere moves it. */
export const withColumn = ({ columns, lines }: Pasted, at: number, column: Column): Pasted => ({
  lines,
  columns: columns.map((before, index) => (index === at ? column : before === column ? 'none' : before)),
})

/** "3", "3 stk." and "3,00" are three; what is no number is one. */
const countIn = (cell: string): number => {
  const amount = amountIn(cell)
  return amount === undefined ? Number(/^\d+/.exec(cell)?.[0] ?? 1) : Math.round(amount / 100)
}

const countsOf = ({ columns, lines }: Pasted): number[] =>
  lines.map(line => (columns.includes('count') ? countIn(line[columns.indexOf('count')] ?? '') : 1))

/** Whether a line says more than can be made of it. */
export const isTooMany = (pasted: Pasted): boolean => countsOf(pasted).some(count => count > MOST_AT_ONCE)

export const thingsOf = (pasted: Pasted): Partial<TypedThing>[] => {
  const { columns, lines } = pasted
  const counts = countsOf(pasted)
  return lines.flatMap((line, at) => {
    const cell = (column: Column) => line[columns.indexOf(column)] ?? ''
    const thing = {
      name: cell('name'),
      description: cell('description'),
      price: cell('price').replace(/\s*(kr\.?|€|DKK|EUR)\s*/gi, ''),
      discount: cell('discount').replace('%', '').trim(),
    }
    return Array.from({ length: Math.min(counts[at] ?? 1, MOST_AT_ONCE) }, () => thing)
  })
}
