/** What a market's books have to choose from: accounts, journals, VAT codes, layouts and accounting years. */
import * as z from 'zod/mini'
import type { Day } from '#shared/kit/day.ts'
import { askBooks, type BooksKeys, legacyUrl } from './client.ts'
import { BooksRefused, gone } from './refused.ts'

/** The most that a page of the legacy API has. */
const PAGE = '1000'
/** Against a list that never ends. */
const MOST_PAGES = 100

/** Reads a list of the legacy API to its end. The next page is asked by its number: addresses in answers are not followed. */
const readAll = async <S extends z.ZodMiniType>(
  keys: BooksKeys,
  path: string,
  item: S,
  filter = '',
): Promise<z.output<S>[]> => {
  const page = z.object({
    collection: z.array(item),
    pagination: z.optional(z.object({ nextPage: z.optional(z.string()) })),
  })
  const all: z.output<S>[] = []
  for (let skippages = 0; skippages < MOST_PAGES; skippages++) {
    const url = legacyUrl(path, { pagesize: PAGE, skippages: String(skippages), filter })
    const { answer } = await askBooks(keys, url, page)
    all.push(...answer.collection)
    if (!answer.pagination?.nextPage) break
  }
  return all
}

const self = z.object({
  agreementNumber: z.number(),
  company: z.optional(z.object({ name: z.optional(z.string()) })),
  settings: z.optional(z.object({ baseCurrency: z.optional(z.string()) })),
})

/** Reads whose books they are. `currency`: the base currency, empty where the books do not say. Throws `BooksRefused`. */
export const readAgreement = async (
  keys: BooksKeys,
): Promise<{ agreementNumber: number; company: string; currency: string }> => {
  const { answer } = await askBooks(keys, legacyUrl('self'), self)
  const { agreementNumber, company, settings } = answer
  return { agreementNumber, company: company?.name ?? '', currency: settings?.baseCurrency ?? '' }
}

const isSet = z._default(z.boolean(), false)

const year = z.object({
  /** As the books call it: `2026`, or `2026/2027`. */
  year: z.string(),
  fromDate: z.string(),
  toDate: z.string(),
  closed: isSet,
})

export type AccountingYear = z.output<typeof year>

/** Reads all accounting years, the earliest first. Throws `BooksRefused`. */
export const readYears = async (keys: BooksKeys): Promise<AccountingYear[]> =>
  (await readAll(keys, 'accounting-years', year)).toSorted((one, other) =>
    one.fromDate < other.fromDate ? -1 : 1,
  )

/**
 * The accounting year that has a day, which need not be the calendar year. Throws `BooksRefused` where no year has it, or
 * where that year is closed.
 */
export const openYearOf = (years: readonly AccountingYear[], day: Day): AccountingYear => {
  const found = years.find(({ fromDate, toDate }) => fromDate <= day && day <= toDate)
  if (!found) throw new BooksRefused({ code: 'year_unknown', message: '', day })
  if (found.closed) throw new BooksRefused({ code: 'year_closed', message: '', year: found.year, day })
  return found
}

const account = z.object({
  accountNumber: z.number(),
  name: z._default(z.string(), ''),
  /** `profitAndLoss` and `status` take entries; headings and sums do not. */
  accountType: z._default(z.string(), ''),
  barred: isSet,
  blockDirectEntries: isSet,
  vatAccount: z.optional(z.object({ vatCode: z.string() })),
})

export type BooksAccount = z.output<typeof account>

/** Reads all accounts. Throws `BooksRefused`. */
export const readAccounts = (keys: BooksKeys): Promise<BooksAccount[]> => readAll(keys, 'accounts', account)

const TAKES_ENTRIES = ['', 'profitAndLoss', 'status']

/** Whether entries can be written on an account. */
export const takesEntries = ({ accountType, barred, blockDirectEntries }: BooksAccount): boolean =>
  !barred && !blockDirectEntries && TAKES_ENTRIES.includes(accountType)

/** The books take this many values in one filter. */
const MOST_IN_FILTER = 200

/** Checks that accounts are there and take entries. Throws `BooksRefused` with the first number that does not. */
export const checkAccounts = async (keys: BooksKeys, numbers: readonly number[]): Promise<void> => {
  const wanted = [...new Set(numbers)]
  const found = new Map<number, BooksAccount>()
  for (let at = 0; at < wanted.length; at += MOST_IN_FILTER) {
    const some = wanted.slice(at, at + MOST_IN_FILTER)
    const filter = `accountNumber$in:[${some.join(',')}]`
    for (const one of await readAll(keys, 'accounts', account, filter)) found.set(one.accountNumber, one)
  }
  for (const number of wanted) {
    const one = found.get(number)
    if (!one) throw new BooksRefused({ code: 'account_unknown', message: '', account: number })
    if (!takesEntries(one)) throw new BooksRefused({ code: 'account_barred', message: '', account: number })
  }
}

const journal = z.object({ journalNumber: z.number(), name: z._default(z.string(), '') })

/** Reads all journals. Throws `BooksRefused`. */
export const readJournals = (keys: BooksKeys) => readAll(keys, 'journals', journal)

const vatAccount = z.object({
  vatCode: z.string(),
  name: z._default(z.string(), ''),
  ratePercentage: z._default(z.number(), 0),
  barred: isSet,
})

/** Reads all VAT codes with their rates in per cent. Throws `BooksRefused`. */
export const readVatCodes = (keys: BooksKeys) => readAll(keys, 'vat-accounts', vatAccount)

const layout = z.object({ layoutNumber: z.number(), name: z._default(z.string(), '') })

/** Reads all layouts. Throws `BooksRefused`. */
export const readLayouts = (keys: BooksKeys) => readAll(keys, 'layouts', layout)

/** Reads one layout. Throws `BooksRefused`: `layout_unknown` where it is gone. */
export const readLayout = async (keys: BooksKeys, number: number): Promise<z.output<typeof layout>> =>
  (await askBooks(keys, legacyUrl(`layouts/${number}`), layout).catch(gone('layout_unknown'))).answer
