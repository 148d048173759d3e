/**
 * Reads CSV as spreadsheets and tills write it: UTF-8, UTF-16 or Windows-1252, separated by semicolons, commas, tabs or
 * pipes, with titles above the head.
 */
import papaparse from 'papaparse'
import { type FileRow, MOST_IMPORT_COLUMNS } from '#shared/kit/file-row.ts'

/** Bytes as text; undefined when they are no text. */
export const textOf = (bytes: Uint8Array): string | undefined => {
  const text = decoded(bytes)
  return /\p{Cc}/u.test(text.replace(ALLOWED, '')) ? undefined : text
}

/** Control characters that texts have: ends of lines and tabs, and what Windows-1252 leaves undefined. */
const ALLOWED = /[\t\n\v\f\r\u0080-\u009f]/g

/** UTF-16 is known by its BOM. Every sequence of bytes is valid Windows-1252, so UTF-8 is tried first. Leaves out a BOM. */
const decoded = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const DELIMITERS = [';', ',', '\t', '|']

/** The head stands among the first lines of a file. */
const MOST_ABOVE = 30

/** How many columns a row would name if it were the head. */
type CountHeads = (cells: readonly string[]) => number

/** A file may name its separator in a line of its own, which spreadsheets do not show: `sep=;`. */
const NAMED = /^"?sep=(.)"?\n/i

const rowsBy = (text: string, delimiter: string, preview = 0) => {
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter, newline: '\n', preview })
  return { rows: data, isBroken: errors.some(({ type }) => type === 'Quotes') }
}

/** The separator that the first line with any has most often outside of quotes. */
const frequentDelimiter = (text: string): string => {
  const lines = text.replace(/"[^"]*"/g, '').split('\n', MOST_ABOVE)
  const first = lines.find(line => DELIMITERS.some(delimiter => line.includes(delimiter))) ?? ''
  const count = (delimiter: string) => first.split(delimiter).length
  return DELIMITERS.toSorted((one, other) => count(other) - count(one))[0] ?? ';'
}

interface Head {
  delimiter: string
  /** Which line, from 0. */
  at: number
  named: number
}

/** The first line that names most columns; where no line names any, the first that has more than one cell. */
const headOf = (text: string, delimiter: string, countHeads: CountHeads): Head => {
  const { rows } = rowsBy(text, delimiter, MOST_ABOVE)
  const counts = rows.map(cells => (cells.length > MOST_IMPORT_COLUMNS ? 0 : countHeads(cells)))
  const named = Math.max(0, ...counts)
  const filled = rows.findIndex(cells => cells.filter(cell => cell.trim()).length > 1)
  return { delimiter, named, at: Math.max(0, named ? counts.indexOf(named) : filled) }
}

/** A file as a table. */
export interface CsvTable {
  heads: readonly string[]
  /** Which line the head is, from 1: what stands above it is not read. */
  headLine: number
  /** What stands below the head, without rows that are empty. */
  rows: readonly FileRow[]
}

/**
 * Makes a table of a text. Each line ends by itself, with CR LF, LF or CR, and so does a line within quotes. The head is the
 * line that names most columns, and its separator the file's, unless the file names one. Undefined when a quote never ends.
 */
export const tableOf = (content: string, countHeads: CountHeads): CsvTable | undefined => {
  const whole = content.replace(/\r\n?/g, '\n')
  const named = NAMED.exec(whole)
  const text = named ? whole.slice(named[0].length) : whole
  const tried = named?.[1] ? [named[1]] : [...new Set([frequentDelimiter(text), ...DELIMITERS])]
  const heads = tried.map(delimiter => headOf(text, delimiter, countHeads))
  const best = heads.toSorted((one, other) => other.named - one.named)[0]
  const { delimiter, at } = best ?? { delimiter: ';', at: 0 }
  const { rows, isBroken } = rowsBy(text, delimiter)
  if (isBroken) return undefined
  return {
    heads: rows[at] ?? [],
    headLine: at + 1,
    rows: rows
      .map((cells, row) => ({ line: row + 1, cells }))
      .filter(({ line, cells }) => line > at + 1 && cells.some(cell => cell.trim())),
  }
}
