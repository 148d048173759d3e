/** Lines that were copied from a spreadsheet: which column is what. Pure. */
import { amountIn } from '#shared/kit/typed-amount.ts'
import { MOST_AT_ONCE } from '#shared/products/product-fields.ts'
import type { Field, TypedThing } from '../thing/rows.ts'

/** `count`: so many alike things are made of a line. */
export type Column = Exclude<Field, 'type'> | 'count' | 'none'

export interface Pasted {
  columns: readonly Column[]
  lines: readonly (readonly string[])[]
  /** The first line, where it names the columns: it is no thing. */
  head?: readonly string[]
  /** The last line, where it is the sum of those above: it is no thing either. */
  total?: readonly string[]
}

/** Several lines, or several cells of one. A text of one cell goes into the field as usual. */
export const isTable = (text: string): boolean => /\t|\r?\n./.test(text.trim())

/** A quoted cell may have line breaks and doubled quotes, and its quotes enclose all of it. */
const CELL = /(?:"((?:[^"\t]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/g

const linesOf = (text: string): string[][] => {
  const lines: string[][] = [[]]
  for (const [whole, quoted, plain = '', end = ''] of text.replace(/[\r\n]+$/, '').matchAll(CELL)) {
    if (!whole && !end) break
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"')
    lines.at(-1)?.push(cell.replace(/\s+/g, ' ').trim())
    if (end && end !== '\t') lines.push([])
  }
  return lines.filter(line => line.some(Boolean))
}

/** `Kop 25 kr` in one cell: a name, and an amount that says by its currency or its decimals that it is a price. */
const NAME_AND_PRICE =
  /^(.*?\p{L}.*?)[\s,;:–-]+((?:kr\.?|dkk|eur|€) ?\d[\d.,]*|\d[\d.,]* ?(?:kr\.?|kroner|dkk|eur|euro|€)|\d[\d.]*(?:,\d\d|[.,:][-–]))$/iu

/** Lines of one cell, where most have name and price in it. */
const split = (lines: string[][]): string[][] => {
  if (lines.some(line => line.length > 1)) return lines
  const parts = lines.map(([cell = '']) => NAME_AND_PRICE.exec(cell))
  if (parts.filter(Boolean).length * 2 < lines.length) return lines
  return lines.map(([cell = ''], at) => [parts[at]?.[1] ?? cell, parts[at]?.[2] ?? ''])
}

const isAmount = (cell: string): boolean => amountIn(cell) !== undefined

/** How columns are headed in Danish, German and English; `none`: numbers that are no price of a thing here. */
const HEADS: Readonly<Record<Column, string>> = {
  name: 'vare|varer|varenavn|navn|titel|ting|artikel|artikelname|bezeichnung|name|item|title|product|thing',
  price: 'pris|salgspris|stkpris|beløb|preis|verkaufspreis|betrag|price|selling price|amount',
  description:
    'str|størrelse|størrelse eller tekst|tekst|beskrivelse|farve|mærke|gr|größe|größe oder text|text|beschreibung|farbe|marke|size|size or text|description|colour|color|brand|note',
  discount: 'rabat|rabat i|rabatt|rabatt in|nachlass|discount|discount in',
  count:
    'antal|stk|styk|stykker|mængde|anzahl|stück|stückzahl|menge|quantity|qty|count|pieces|pcs|how many|hvor mange|wie viele',
  none: 'nypris|vejlpris|vejledende pris|neupreis|uvp|original price|new price|rrp|varenr|varenummer|nr|nummer|no|number|artikelnr|artikelnummer|sku|id|ean|stregkode|strichcode|barcode|år|årgang|jahr|baujahr|year|dato|datum|date',
}

const HEADED = new Map(
  Object.entries(HEADS).flatMap(([column, words]) => words.split('|').map(word => [word, column as Column])),
)

/** What a cell of a head says of its column: "Pris (kr.)", "Rabat i %", "Str." Undefined for any other word. */
const headedAs = (cell: string): Column | undefined => {
  const words = cell.toLowerCase().replace(/\(.*?\)|[.:?*%]/g, '')
  return HEADED.get(words.replace(/[ ,]*(?:\b(?:i|in) )?(?:kr|dkk|eur|euro|€)? *$/, '').trim())
}

/** A head has words of heads, or names columns of amounts without a digit. */
const isHead = ([first = [], ...rest]: string[][]): boolean =>
  rest.length > 0 &&
  !first.some(isAmount) &&
  (first.some(headedAs) || (!/\d/.test(first.join('')) && rest.some(line => line.some(isAmount))))

/** A number of pieces is an amount too: what has decimals or a currency is sooner a price. */
const worthAsPrice = (cells: readonly string[]): number =>
  cells.reduce((worth, cell) => worth + (isAmount(cell) ? (/^\d*$/.test(cell) ? 2 : 3) : 0), 0)

const worthAsName = (cells: readonly string[]): number =>
  cells.filter(cell => /\p{L}/u.test(cell) && !isAmount(cell)).join('').length

/**
 * The head decides where its words are plain. Of the columns that it does not name, the one with most amounts is the
 * price, the one with the longest words the name; the rest is left out.
 */
const columnsOf = (head: readonly string[], lines: readonly string[][]): Column[] => {
  const width = Math.max(head.length, ...lines.map(line => line.length))
  const all = Array.from({ length: width }, (_, at) => lines.map(line => line[at] ?? ''))
  const named = all.map((_, at) => headedAs(head[at] ?? ''))
  const columns = named.map((column, at) => (column && named.indexOf(column) === at ? column : 'none'))
  const find = (column: Column, worth: (cells: string[]) => number): void => {
    if (columns.includes(column)) return
    const found = all.map((cells, at) => (named[at] || columns[at] !== 'none' ? 0 : worth(cells)))
    const most = Math.max(0, ...found)
    if (most) columns[found.lastIndexOf(most)] = column
  }
  find('price', worthAsPrice)
  find('name', worthAsName)
  // What is described and not named is called what it is described as.
  return columns.includes('name') ? columns : columns.map(one => (one === 'description' ? 'name' : one))
}

const TOTAL = /^(?:i ?alt|totalt?|sum|summe|gesamt|insgesamt|samlet)[.:]?$/i

/** The last line is no thing where it says so, and is what the others cost together. */
const withoutTotal = (pasted: Pasted): Pasted => {
  const { columns, lines } = pasted
  const above = lines.slice(0, -1)
  const last = lines.at(-1) ?? []
  const [price, count] = [columns.indexOf('price'), columns.indexOf('count')]
  const sum = (many: (line: readonly string[]) => number) =>
    above.reduce((all, line) => all + (amountIn(line[price] ?? '') ?? 0) * many(line), 0)
  const sums = [sum(() => 1), sum(line => countIn(line[count] ?? ''))]
  const isTotal = above.length > 0 && last.some(cell => TOTAL.test(cell))
  return isTotal && sums.includes(amountIn(last[price] ?? '') ?? 0)
    ? { ...pasted, lines: above, total: last }
    : pasted
}

export const pastedFrom = (text: string): Pasted => {
  const lines = split(linesOf(text))
  const [first = []] = lines
  if (!isHead(lines)) return withoutTotal({ lines, columns: columnsOf([], lines) })
  const things = lines.slice(1)
  return withoutTotal({ lines: things, head: first, columns: columnsOf(first, things) })
}

/** The lines that were taken for a head and for a sum are things after all. */
export const withAllLines = ({ columns, lines, head, total }: Pasted): Pasted => ({
  columns,
  lines: [...(head ? [head] : []), ...lines, ...(total ? [total] : [])],
})

/** Each thing is in one column at most: a column that had it gets in exchange what stood here. */
export const withColumn = (pasted: Pasted, at: number, column: Column): Pasted => {
  const { columns } = pasted
  const here = columns[at] ?? 'none'
  const exchanged = (before: Column) => (column !== 'none' && before === column ? here : before)
  return { ...pasted, columns: columns.map((before, index) => (index === at ? column : exchanged(before))) }
}

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
      price: cell('price'),
      discount: cell('discount').replace('%', '').trim(),
    }
    return Array.from({ length: Math.min(counts[at] ?? 1, MOST_AT_ONCE) }, () => thing)
  })
}
