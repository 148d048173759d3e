/** Reads CSV as spreadsheets write it: UTF-8 or Windows-1252, separated by semicolons, commas or tabs. */
import papaparse from 'papaparse'

/** Bytes as text; undefined when they are no text. */
export const textOf = (bytes: Uint8Array): string | undefined => {
  const text = decoded(bytes)
  return /\p{Cc}/u.test(text.replace(ALLOWED, '')) ? undefined : text
}

/** Control characters that texts have: ends of lines and tabs, and what Windows-1252 leaves undefined. */
const ALLOWED = /[\t\n\v\f\r\u0080-\u009f]/g

/** The decoders leave out a BOM. Every sequence of bytes is valid Windows-1252, so UTF-8 is tried first. */
const decoded = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const DELIMITERS = [';', ',', '\t']

/** The separator that the first line has most often outside of quotes. */
const delimiterOf = (text: string): string => {
  const head = text.replace(/"[^"]*"/g, '').split(/\r?\n|\r/, 1)[0] ?? ''
  const count = (delimiter: string) => head.split(delimiter).length
  return DELIMITERS.toSorted((one, other) => count(other) - count(one))[0] ?? ';'
}

/** The cells of each line, empty lines among them; undefined when a quote never ends. */
export const rowsOf = (text: string): string[][] | undefined => {
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter: delimiterOf(text) })
  return errors.some(({ type }) => type === 'Quotes') ? undefined : data
}
