/** A journal of e-conomic: its drafts, what was booked from it, and new drafts (`journalsapi`, `bookedEntriesapi`). */
import * as z from 'zod/mini'
import type { Day } from '#shared/kit/day.ts'
import { fromWire, sum, toWire } from '#shared/kit/money.ts'
import type { Minor } from '#shared/kit/units.ts'
import type { BookEntry } from '#shared/payouts/book-entries.ts'
import { digest } from '../../kit/ids.ts'
import { apiUrl, askBooks, type BooksKeys } from './client.ts'
import { BooksRefused, gone } from './refused.ts'

/** In a journal that only Reol writes in: booking it books all of it. */
export interface JournalVoucher {
  journal: number
  /** The text by which its entries are found again (`markerOf`). */
  marker: string
  /** Of all entries; it decides the accounting year. */
  date: Day
  /** An ISO code. */
  currency: string
  /** They sum to zero. */
  entries: readonly BookEntry[]
}

/** Against a cursor that never ends. */
const MOST_PAGES = 100

/** Reads a list of a newer API to its end, by its cursor. */
const readAll = async <S extends z.ZodMiniType>(
  keys: BooksKeys,
  api: 'journals' | 'bookedEntries',
  path: string,
  item: S,
  filter: string,
): Promise<z.output<S>[]> => {
  const page = z.object({
    items: z.nullish(z.array(item)),
    cursor: z.nullish(z.union([z.string(), z.number()])),
  })
  const all: z.output<S>[] = []
  let cursor = ''
  for (let pages = 0; pages < MOST_PAGES; pages++) {
    const { answer } = await askBooks(keys, apiUrl(api, path, { filter, cursor }), page)
    all.push(...(answer.items ?? []))
    cursor = String(answer.cursor ?? '')
    if (!cursor) break
  }
  return all
}

const entry = z.object({
  voucherNumber: z._default(z.nullable(z.number()), null),
  text: z._default(z.nullable(z.string()), ''),
  amount: z._default(z.number(), 0),
})

type Entry = z.output<typeof entry>

/** Whether a text has a marker as a word of its own: `reol-demo-1` is not in one with `reol-demo-12`. */
const hasMarker = ({ text }: Entry, marker: string): boolean => (text ?? '').split(/\s+/).includes(marker)

const minorOf = (amount: number): Minor => fromWire(amount.toFixed(2))

const readDrafts = (keys: BooksKeys, filter: string): Promise<Entry[]> =>
  readAll(keys, 'journals', 'draft-entries', entry, filter)

/** What a filter reads as its own is doubled by `$` in front. */
const escaped = (text: string): string => text.replace(/[$()*,[\]]/g, '$$$&')

const readBooked = (keys: BooksKeys, marker: string): Promise<Entry[]> =>
  readAll(keys, 'bookedEntries', 'booked-entries', entry, `text$like:${escaped(marker)}`)

/**
 * Finds a voucher by its marker, among all drafts and all that was booked. Answers its number, or undefined. The drafts of
 * other journals count too: the bookkeeper may have moved it, or the market may have chosen another journal since. The books
 * cannot filter the texts of drafts, so all drafts are read. Throws `BooksRefused`: `half_written` where drafts with the
 * marker do not balance.
 */
export const findVoucher = async (keys: BooksKeys, marker: string): Promise<number | undefined> => {
  const drafts = (await readDrafts(keys, '')).filter(one => hasMarker(one, marker))
  if (sum(drafts.map(({ amount }) => minorOf(amount))) !== 0)
    throw new BooksRefused({ code: 'half_written', message: marker })
  const found = drafts.length
    ? drafts
    : (await readBooked(keys, marker)).filter(one => hasMarker(one, marker))
  return found.find(({ voucherNumber }) => voucherNumber !== null)?.voucherNumber ?? undefined
}

const limits = z.object({
  nextVoucherNumber: z.nullish(z.number()),
  minimumVoucherNumber: z.nullish(z.number()),
  maximumVoucherNumber: z.nullish(z.number()),
})

/** The highest number that e-conomic has (its documentation of vouchers). */
const HIGHEST = 999_999_999
/** How many numbers are looked at for a free one. */
const CANDIDATES = 50

/**
 * The number for a new voucher: the journal's next, or the lowest one above all of its drafts that nothing in the year was
 * booked with. All entries of a voucher need the same number, and entries that are sent without one would each get their
 * own. Throws `BooksRefused`: `journal_unknown`, or `number` where the journal has none left.
 */
const freeNumber = async (
  keys: BooksKeys,
  journal: number,
  year: { fromDate: Day; toDate: Day },
): Promise<number> => {
  const { answer } = await askBooks(keys, apiUrl('journals', `journals/${journal}`), limits).catch(
    gone('journal_unknown'),
  )
  const lowest = Math.max(answer.minimumVoucherNumber ?? 1, 1)
  const highest = answer.maximumVoucherNumber || HIGHEST
  const drafted = (await readDrafts(keys, `journalNumber$eq:${journal}`))
    .map(({ voucherNumber }) => voucherNumber ?? 0)
    .filter(number => number >= lowest && number <= highest)
  const first = drafted.reduce(
    (most, number) => Math.max(most, number + 1),
    Math.max(answer.nextVoucherNumber ?? lowest, lowest),
  )
  const numbers = Array.from({ length: CANDIDATES }, (_, at) => first + at).filter(one => one <= highest)
  const within = `date$gte:${year.fromDate}$and:date$lte:${year.toDate}`
  const taken = numbers.length
    ? await readAll(
        keys,
        'bookedEntries',
        'booked-entries',
        entry,
        `voucherNumber$in:[${numbers.join(',')}]$and:${within}`,
      )
    : []
  const free = numbers.find(number => !taken.some(({ voucherNumber }) => voucherNumber === number))
  if (free === undefined) throw new BooksRefused({ code: 'number', message: '' })
  return free
}

/** What e-conomic calls an entry of a finance voucher. */
const FINANCE_VOUCHER = 5
const MOST_TEXT = 250

/** A text with the marker as its last word, cut so that both fit. */
const textOf = (text: string, marker: string): string =>
  `${text.slice(0, MOST_TEXT - marker.length - 1).trim()} ${marker}`.trim()

/**
 * Writes the entries of a voucher as drafts, in one call, and answers the voucher's number; undefined where the books
 * answered from their memory, so that the number may be another. Throws `BooksRefused`.
 */
export const writeDrafts = async (
  keys: BooksKeys,
  { journal, marker, date, currency, entries }: JournalVoucher,
  year: { fromDate: Day; toDate: Day },
): Promise<number | undefined> => {
  const voucherNumber = await freeNumber(keys, journal, year)
  const body = {
    entries: entries.map(({ accountNumber, text, amount, vatCode }) => ({
      entryTypeNumber: FINANCE_VOUCHER,
      journalNumber: journal,
      voucherNumber,
      date: `${date}T00:00:00Z`,
      accountNumber,
      amount: Number(toWire(amount)),
      currency,
      text: textOf(text, marker),
      ...(vatCode && { vatCode }),
    })),
  }
  const { isRepeat } = await askBooks(keys, apiUrl('journals', 'draft-entries/bulk'), z.unknown(), {
    body: JSON.stringify(body),
    // The number is no part of it: a repeat that has found another number is still a repeat.
    idempotencyKey: digest('voucher', marker, String(journal), date, currency, JSON.stringify(entries)),
  })
  return isRepeat ? undefined : voucherNumber
}
