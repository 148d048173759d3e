/** Why the books do not take a draft. The names of the codes are ours, but for that of the voucher number. */
import { accountsOf, JOURNALS, VAT_CODES, yearOf } from './agreement.ts'
import type { Entry } from './shapes.ts'

/** An error of a field, as the newer APIs name it. */
export interface EntryFault {
  property: string
  errorCode: string
  message: string
}

const MOST_TEXT = 250

/** The first thing that is wrong with an entry; undefined where nothing is. `at`: its place in the call. */
export const faultOf = (agreement: string, entry: Partial<Entry>, at: number): EntryFault | undefined => {
  const on = (property: string, errorCode: string, message: string): EntryFault => ({
    property: `entries[${at}].${property}`,
    errorCode,
    message,
  })
  const { accountNumber, amount, date = '', journalNumber, text = '', vatCode, voucherNumber } = entry
  const journal = JOURNALS.find(one => one.journalNumber === journalNumber)
  if (!journal) return on('journalNumber', 'JournalEntryJournalNumberNotFound', 'The journal does not exist.')
  if (
    voucherNumber === undefined ||
    voucherNumber < journal.minimumVoucherNumber ||
    voucherNumber > journal.maximumVoucherNumber
  )
    return on(
      'voucherNumber',
      'JournalEntryVoucherNumberNotWithinBoundaries',
      'The voucher number is not within the boundaries of the journal.',
    )
  const year = yearOf(agreement, date.slice(0, 10))
  if (!year) return on('date', 'JournalEntryDateNotInAccountingYear', 'The date is in no accounting year.')
  if (year.closed) return on('date', 'JournalEntryAccountingYearClosed', `The year ${year.year} is closed.`)
  const account = accountsOf(agreement).find(one => one.accountNumber === accountNumber)
  if (!account || account.accountType === 'heading')
    return on(
      'accountNumber',
      'JournalEntryAccountNumberNotFound',
      `Account ${accountNumber} does not exist.`,
    )
  if (account.barred || account.blockDirectEntries)
    return on('accountNumber', 'JournalEntryAccountBarred', `Account ${accountNumber} is barred.`)
  const code = VAT_CODES.find(one => one.vatCode === vatCode)
  if (vatCode && (!code || 'barred' in code))
    return on('vatCode', 'JournalEntryVatCodeNotFound', `VAT code ${vatCode} does not exist.`)
  if (typeof amount !== 'number' || Math.round(amount * 100) !== Number((amount * 100).toFixed(6)))
    return on('amount', 'JournalEntryAmountInvalid', 'The amount has more than two decimals.')
  if (text.length > MOST_TEXT) return on('text', 'JournalEntryTextTooLong', 'The text is too long.')
  return undefined
}
