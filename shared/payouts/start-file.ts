/** Start balances from a file of another system: its columns, what stands in its rows, and what becomes of each. */
import { bareHead } from '../kit/bare-head.ts'
import type { Day } from '../kit/day.ts'
import { type FileRow, isTooWide } from '../kit/file-row.ts'
import { email } from '../kit/text.ts'
import { isInOther } from '../kit/typed-amount.ts'
import type { Minor } from '../kit/units.ts'
import { amountInCell, cellText } from '../tills/csv-cells.ts'
import { type DayOrder, dayInCell } from '../tills/csv-days.ts'
import { typedTransaction } from './balance-fields.ts'

export const MOST_START_ROWS = 5_000

/** No balance is older. */
export const FIRST_DAY = '2000-01-01'

export const START_COLUMNS = ['customer', 'email', 'amount', 'day', 'text'] as const
export type StartColumn = (typeof START_COLUMNS)[number]

/** What each column is; null: nobody reads it. */
export type StartColumns = readonly (StartColumn | null)[]

/** In the words of Danish, German and English systems, and of our own file of balances. */
const WORDS: Record<StartColumn, readonly string[]> = {
  customer: [
    ...['Kundenr', 'Kundenummer', 'Kunde nr', 'Lejernr', 'Lejernummer', 'Nummer', 'Nr', 'Kunde'],
    ...['Kundennummer', 'Kunden-Nr', 'Kundennr', 'Mieternummer', 'Mieter-Nr', 'Debitorennummer'],
    ...['Customer number', 'Customer no', 'Customer id', 'Customer', 'Tenant number', 'Number', 'No'],
  ],
  email: ['E-mail', 'Email', 'Mail', 'E-mailadresse', 'Mailadresse', 'E-Mail-Adresse', 'Email address'],
  amount: [
    ...['Beløb', 'Saldo', 'Startsaldo', 'Primosaldo', 'Tilgodehavende', 'Betrag', 'Anfangssaldo'],
    ...['Startguthaben', 'Guthaben', 'Kontostand', 'Amount', 'Balance', 'Start balance', 'Opening balance'],
  ],
  day: ['Dato', 'Dag', 'Pr. dato', 'Datum', 'Tag', 'Stichtag', 'Date', 'Day', 'As of'],
  text: [
    ...['Tekst', 'Beskrivelse', 'Bemærkning', 'Note', 'Text', 'Beschreibung', 'Bemerkung', 'Notiz'],
    ...['Description', 'Comment', 'Notes'],
  ],
}

const COLUMN_OF = new Map(
  START_COLUMNS.flatMap(column => WORDS[column].map(word => [bareHead(word), column] as const)),
)

/** The column that a head names; null: none. */
export const columnOfStart = (head: string): StartColumn | null => COLUMN_OF.get(bareHead(head)) ?? null

/** Each column once: a later one of the same is not read. */
export const startColumnsOnce = (columns: StartColumns): (StartColumn | null)[] =>
  columns.map((column, at) => (columns.indexOf(column) === at ? column : null))

/** What a file lacks, so that no row of it can be read: an amount, and a number or an address. */
export const missingStartColumns = (columns: StartColumns): StartColumn[] => [
  ...(columns.includes('customer') || columns.includes('email') ? [] : (['customer'] as const)),
  ...(columns.includes('amount') ? [] : (['amount'] as const)),
]

/** Whose an amount without a minus is: what the shop owes its tenants, or what they owe the shop. */
export const PLUS_IS = ['tenants', 'shops'] as const
export type PlusIs = (typeof PLUS_IS)[number]

/** Why a row cannot be read. */
export const START_UNREAD = [
  'no_customer',
  /** The number is that of a customer who has another address. */
  'customer_differs',
  'no_amount',
  'bad_amount',
  'other_currency',
  'bad_date',
  'in_future',
  'text_too_long',
  'too_many_cells',
] as const
export type StartUnread = (typeof START_UNREAD)[number]

/**
 * written: it becomes a start balance · begun: the customer has one · repeated: several rows are about the customer, so nobody
 * knows which counts · unknown: nobody has the number or the address · zero: nothing is owed · unread: it cannot be read. Each
 * row of a file has one of them.
 */
export const START_FATES = ['written', 'begun', 'repeated', 'unknown', 'zero', 'unread'] as const
export type StartFate = (typeof START_FATES)[number]

export interface StartRow {
  line: number
  number: string
  /** In the form in which we compare addresses. */
  address: string
  /** What the market owes the tenant; null where it cannot be read. */
  amount: Minor | null
  day: Day
  text: string
  unread: StartUnread | null
}

interface Reading {
  columns: StartColumns
  /** How many columns the file has. */
  width: number
  dayOrder: DayOrder
  plusIs: PlusIs
  currency: string
  timeZone: string
  today: Day
}

const amountOf = (
  cell: string,
  { currency, plusIs }: Reading,
): { amount: Minor | null; unread?: StartUnread } => {
  const bare = cell.replace(/^[-+−–(]\s*|[-−–)]$/g, '')
  if (!cell) return { amount: null, unread: 'no_amount' }
  if (isInOther(bare, currency)) return { amount: null, unread: 'other_currency' }
  const amount = amountInCell(cell)
  if (amount === undefined) return { amount: null, unread: 'bad_amount' }
  return { amount: plusIs === 'tenants' ? amount : 0 - amount }
}

const dayOf = (cell: string, { timeZone, dayOrder, today }: Reading): { day: Day; unread?: StartUnread } => {
  if (!cell) return { day: today }
  const day = dayInCell(cell, timeZone, dayOrder)?.day
  if (!day || day < FIRST_DAY) return { day: today, unread: 'bad_date' }
  return day > today ? { day, unread: 'in_future' } : { day }
}

/** Reads a row as far as a rule can that knows no customer. */
export const readStartRow = (row: FileRow, reading: Reading): StartRow => {
  const { columns, width } = reading
  const cellOf = (column: StartColumn) => cellText(row.cells[columns.indexOf(column)] ?? '')
  const [number, typed] = [cellOf('customer'), cellOf('email')]
  const { amount, unread: badAmount } = amountOf(cellOf('amount'), reading)
  const { day, unread: badDay } = dayOf(cellOf('day'), reading)
  const text = typedTransaction.description.safeParse(cellOf('text'))
  const unread =
    (isTooWide(row, width) ? 'too_many_cells' : undefined) ??
    (number || typed ? undefined : 'no_customer') ??
    badAmount ??
    badDay ??
    (text.success ? undefined : 'text_too_long')
  return {
    ...{ line: row.line, number, address: email.safeParse(typed).data ?? typed.toLowerCase() },
    ...{ amount, day, text: text.data ?? '', unread: unread ?? null },
  }
}

/** A row with its customer; undefined: nobody has the number or the address. */
export interface FoundRow extends StartRow {
  tenant: { userNumber: string; name: string } | undefined
}

/** The customers about whom several rows are: all rows of theirs are left out, for nobody knows which counts. */
export const repeatedIn = (rows: readonly FoundRow[]): ReadonlySet<string> => {
  const numbers = rows.flatMap(({ tenant, amount }) => (tenant && amount !== 0 ? [tenant.userNumber] : []))
  const seen = new Set<string>()
  return new Set(numbers.filter(number => seen.size === seen.add(number).size))
}

/** What becomes of a row. `begun`: who has a start balance. */
export const startFateOf = (
  { tenant, amount, unread }: FoundRow,
  { repeated, begun }: { repeated: ReadonlySet<string>; begun: ReadonlySet<string> },
): StartFate => {
  if (unread) return 'unread'
  if (!tenant) return 'unknown'
  if (amount === 0) return 'zero'
  if (begun.has(tenant.userNumber)) return 'begun'
  return repeated.has(tenant.userNumber) ? 'repeated' : 'written'
}

/** True where most amounts are below zero: shops owe their tenants, so a plus means something else there. */
export const isMostlyBelow = (amounts: readonly (Minor | undefined)[]): boolean =>
  amounts.filter(amount => (amount ?? 0) < 0).length > amounts.filter(amount => (amount ?? 0) > 0).length
