/** What the flat formats have in common: lines that end with CRLF, in windows-1252. */
import type { Day } from '#shared/kit/day.ts'
import { toWire } from '#shared/kit/money.ts'
import type { Minor } from '#shared/kit/units.ts'
import { windows1252 } from './letters.ts'

/** Encodes lines. Each of them ends with CRLF, the last one too. */
export const flatFile = (lines: readonly string[]): Uint8Array =>
  windows1252(lines.map(line => `${line}\r\n`).join(''))

/** A line of so many fields, numbered from 1 as the formats number them; fields without a value are empty. */
export const numberedFields = (count: number, values: Readonly<Record<number, string>>): string =>
  quotedLine(Array.from({ length: count }, (_, at) => values[at + 1] ?? ''))

/** A line of fields in quotes, separated by commas. No format has a way to write a quote within a field. */
export const quotedLine = (fields: readonly string[]): string => fields.map(field => `"${field}"`).join(',')

/** 123450 → "1234,50". */
export const withComma = (amount: Minor): string => toWire(amount).replace('.', ',')

/** "20260901". */
export const yearFirst = (day: Day): string => day.replaceAll('-', '')

/** "01092026". */
export const dayFirst = (day: Day): string => day.split('-').reverse().join('')

/** "010926". */
export const shortDayFirst = (day: Day): string => `${dayFirst(day).slice(0, 4)}${day.slice(2, 4)}`
