/** Reads the rows of a file as customers, as far as a rule can that knows no customer of the market. */
import type { CountryCode } from '../kit/country-codes.ts'
import { type FileRow, plainCell } from '../kit/file-row.ts'
import { email } from '../kit/text.ts'
import { choiceIn } from './column-choices.ts'
import type { CustomerFieldName } from './customer-fields.ts'

export const MOST_IMPORT_ROWS = 5_000
/** Mails to new customers that the imports of one market may cause in a day. */
export const MOST_IMPORT_MAILS = 1_000

/**
 * create: a customer comes of it · exists: a customer has the address · repeated: an earlier row has it · wrong: a rule
 * refuses it.
 */
export const FATES = ['create', 'exists', 'repeated', 'wrong'] as const
export type Fate = (typeof FATES)[number]

export type Columns = readonly (CustomerFieldName | null)[]

/** The columns that every customer needs, but for the country: without a column it is the market's. */
const NEEDED = ['name', 'email', 'phone'] as const

/** What a file lacks, so that no customer can come of it. */
export const missingFields = (columns: Columns): (typeof NEEDED)[number][] =>
  NEEDED.filter(field => !columns.includes(field))

/** What was typed for a row: fields whose cell is empty are left out, except those that must be there. */
export const typedRow = (
  columns: Columns,
  { cells }: FileRow,
  country: CountryCode,
): Record<string, string | boolean> => {
  const typed = columns.flatMap((field, at) => {
    const cell = plainCell(cells[at] ?? '')
    return field && cell ? [[field, choiceIn(field, cell)] as const] : []
  })
  return { ...Object.fromEntries(NEEDED.map(field => [field, ''])), country, ...Object.fromEntries(typed) }
}

/** The address of a row in the form in which we compare it. */
export const addressOf = (columns: Columns, { cells }: FileRow): string => {
  const cell = plainCell(cells[columns.indexOf('email')] ?? '')
  return email.safeParse(cell).data ?? cell
}

/** The line on which each address of a file stands first. */
export const firstLines = (columns: Columns, rows: readonly FileRow[]): Map<string, number> =>
  new Map(rows.toReversed().map(row => [addressOf(columns, row), row.line]))

interface Checked {
  line: number
  address: string
  isWrong: boolean
}

/**
 * The fate of each row in turn. `taken` says which addresses have a customer; a row that creates one takes its address
 * too. `first` is the line of the file on which an address stands first.
 */
export const fatesOf = (
  rows: readonly Checked[],
  taken: ReadonlySet<string>,
  first: ReadonlyMap<string, number>,
): Fate[] => {
  const known = new Set(taken)
  return rows.map(({ line, address, isWrong }) => {
    if (isWrong) return 'wrong'
    if (known.has(address)) return (first.get(address) ?? line) < line ? 'repeated' : 'exists'
    known.add(address)
    return 'create'
  })
}
