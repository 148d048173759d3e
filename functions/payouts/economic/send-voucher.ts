/** Sends a voucher to the books at most once. Decision D46. */
import { sum } from '#shared/kit/money.ts'
import type { BooksProblem } from '#shared/payouts/books-problems.ts'
import { type Attachment, attach } from './attach.ts'
import type { BooksKeys } from './client.ts'
import { findVoucher, type JournalVoucher, writeDrafts } from './journal.ts'
import { checkAccounts, openYearOf, readYears } from './read-books.ts'
import { BooksRefused } from './refused.ts'

/** The most entries that one call writes (journalsapi). A voucher is one call, so that it is there whole or not at all. */
const MOST_ENTRIES = 500

export interface VoucherToSend extends JournalVoucher {
  attachment?: Attachment
}

export interface SentVoucher {
  voucherNumber: number
  /** As the books call it: `2026`, `2026/2027`. */
  year: string
  /** An earlier try had written it. */
  wasThere: boolean
  /** Why the document is not at the voucher; null where it is, and where there is none. Sending again tries again. */
  unattached: BooksProblem | null
}

/**
 * Finds the voucher by its marker, or writes it as drafts. It is looked up before the write, because an earlier try may have
 * ended after its write; and again after a write without an answer, which may have been done. Where it is not found then,
 * this throws `unavailable`, and the next try looks again. The caller lets one try at a time run for an agreement.
 *
 * Year and accounts are checked before the write, so that a refusal names them. Throws `BooksRefused`. A document that is
 * not taken is no refusal: the voucher is in the books.
 */
export const sendVoucher = async (keys: BooksKeys, voucher: VoucherToSend): Promise<SentVoucher> => {
  const { entries, date } = voucher
  if (!entries.length || entries.length > MOST_ENTRIES || sum(entries.map(({ amount }) => amount)) !== 0)
    throw new Error(`a voucher does not stand: ${voucher.marker}`)
  const found = await findVoucher(keys, voucher.marker)
  const years = await readYears(keys)
  if (found !== undefined) {
    const year = years.find(({ fromDate, toDate }) => fromDate <= date && date <= toDate)?.year ?? ''
    return finished(keys, voucher, { voucherNumber: found, year, wasThere: true })
  }
  const year = openYearOf(years, date)
  await checkAccounts(
    keys,
    entries.map(({ accountNumber }) => accountNumber),
  )
  const voucherNumber = await written(keys, voucher, year)
  return finished(keys, voucher, { voucherNumber, year: year.year, wasThere: false })
}

/** Writes, and looks for what a write without an answer may have left. */
const written = async (
  keys: BooksKeys,
  voucher: JournalVoucher,
  year: { fromDate: string; toDate: string },
): Promise<number> => {
  let failure: unknown
  try {
    const number = await writeDrafts(keys, voucher, year)
    if (number !== undefined) return number
    failure = new BooksRefused({ code: 'unavailable', message: '' })
  } catch (error) {
    if (!(error instanceof BooksRefused)) throw error
    if (error.problem.code !== 'unavailable') throw withAccount(error, voucher)
    failure = error
  }
  const found = await findVoucher(keys, voucher.marker)
  if (found === undefined) throw failure
  return found
}

/** Names the account of the entry that a refusal is about: `entries[2].vatCode`. */
const withAccount = ({ problem, waitSeconds }: BooksRefused, { entries }: JournalVoucher): BooksRefused => {
  const [, at] = /\[(\d+)\]/.exec(problem.field ?? '') ?? []
  const account = at === undefined ? undefined : entries[Number(at)]?.accountNumber
  return new BooksRefused({ ...problem, ...(account !== undefined && { account }) }, waitSeconds)
}

const finished = async (
  keys: BooksKeys,
  { attachment, marker }: VoucherToSend,
  sent: Omit<SentVoucher, 'unattached'>,
): Promise<SentVoucher> => {
  const { year, voucherNumber } = sent
  if (!attachment) return { ...sent, unattached: null }
  try {
    await attach(keys, { year, voucherNumber, marker }, attachment)
    return { ...sent, unattached: null }
  } catch (error) {
    if (!(error instanceof BooksRefused)) throw error
    return { ...sent, unattached: error.problem }
  }
}
