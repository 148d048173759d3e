/** What the sandbox of the books keeps, in e-conomic's own words (docs/integrations.md). */

/** An entry of the newer APIs, as a draft or booked. */
export interface Entry {
  entryNumber: number
  entryTypeNumber: number
  voucherNumber: number
  journalNumber: number
  /** `2026-11-30T00:00:00Z`. */
  date: string
  accountNumber: number
  amount: number
  currency: string
  text?: string
  vatCode?: string
  booked?: boolean
}

export interface AttachedDocument {
  number: number
  accountingYear: string
  voucherNumber: number
  /** Of the uploaded body. */
  bytes: number
}

export interface AccountingYear {
  year: string
  fromDate: string
  toDate: string
  closed?: boolean
}

export interface Account {
  accountNumber: number
  name: string
  accountType: 'profitAndLoss' | 'status' | 'heading'
  barred?: boolean
  blockDirectEntries?: boolean
  vatAccount?: { vatCode: string }
}

export interface Journal {
  journalNumber: number
  name: string
  minimumVoucherNumber: number
  maximumVoucherNumber: number
}
