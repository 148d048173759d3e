/** Lines that were copied from a spreadsheet: which column is what. Pure. */
import { amountIn } from '#shared/kit/typed-amount.ts'
import type { Field, TypedThing } from './rows.ts'

export type Column = Exclude<Field, 'type'> | 'none'

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

/** A head names columns where the lines below have amounts. */
const withoutHead = (lines: string[][]): string[][] => {
  const [head = [], ...rest] = lines
  const isHead = rest.length > 0 && !head.some(isAmount) && rest.some(line => line.some(isAmount))
  return isHead ? rest : lines
}

/** A number of pieces is an amount too: what has decimals or a currency is sooner a price. */
const worthAsPrice = (cells: readonly string[]): number =>
  cells.reduce((worth, cell) => worth + (isAmount(cell) ? (/^\d*$/.test(cell) ? 2 : 3) : 0), 0)

/** The column with most amounts is the price, the one with the longest words the name; the others are left out. */
export const pastedFrom = (text: string): Pasted => {
  const lines = withoutHead(linesOf(text))
  const width = Math.max(0, ...lines.map(line => line.length))
  const all = Array.from({ length: width }, (_, at) => lines.map(line => line[at] ?? ''))
  const best = (worth: (cells: string[]) => number, but?: number): number => {
    const found = all.map((cells, at) => (at === but ? 0 : worth(cells)))
    const most = Math.max(0, ...found)
    return most ? found.lastIndexOf(most) : -1
  }
  const price = best(worthAsPrice)
  const name = best(cells => cells.filter(cell => /\p{L}/u.test(cell)).join('').length, price)
  return { lines, columns: all.map((_, at) => (at === name ? 'name' : at === price ? 'price' : 'none')) }
}

/** Each thing is in one column at most: who chooses it elsewhere moves it. */
export const withColumn = ({ columns, lines }: Pasted, at: number, column: Column): Pasted => ({
  lines,
  columns: columns.map((before, index) => (index === at ? column : before === column ? 'none' : before)),
})

export const thingsOf = ({ columns, lines }: Pasted): Partial<TypedThing>[] =>
  lines.map(line => {
    const cell = (column: Column) => line[columns.indexOf(column)] ?? ''
    return {
      name: cell('name'),
      description: cell('description'),
      price: cell('price').replace(/\s*(kr\.?|€|DKK|EUR)\s*/gi, ''),
      discount: cell('discount').replace('%', '').trim(),
    }
  })
