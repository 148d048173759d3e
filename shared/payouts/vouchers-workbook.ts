/** Vouchers as a file for books that take files: a row an entry. */
import type { Day } from '../kit/day.ts'
import type { Language } from '../kit/language.ts'
import type { Minor } from '../kit/units.ts'
import type { Workbook, WorkbookCell, WorkbookColumn } from '../kit/workbook.ts'

export interface VoucherRow {
  day: Day
  /** By it the voucher is found again. */
  reference: string
  /** Null: no account was chosen; the name is that of Reol. */
  accountNumber: number | null
  account: string
  text: string
  amount: Minor
  vatCode: string
}

interface Words {
  sheet: string
  day: string
  reference: string
  account: string
  name: string
  text: string
  debit: string
  credit: string
  vatCode: string
}

const WORDS: Record<Language, Words> = {
  da: {
    ...{ sheet: 'Bilag', day: 'Dato', reference: 'Reference', account: 'Konto', name: 'Reols konto' },
    ...{ text: 'Tekst', debit: 'Debet', credit: 'Kredit', vatCode: 'Momskode' },
  },
  de: {
    ...{ sheet: 'Belege', day: 'Datum', reference: 'Referenz', account: 'Konto', name: 'Konto bei Reol' },
    ...{ text: 'Text', debit: 'Soll', credit: 'Haben', vatCode: 'Steuerschlüssel' },
  },
  en: {
    ...{
      sheet: 'Vouchers',
      day: 'Date',
      reference: 'Reference',
      account: 'Account',
      name: 'Account in Reol',
    },
    ...{ text: 'Text', debit: 'Debit', credit: 'Credit', vatCode: 'VAT code' },
  },
}

interface Column extends WorkbookColumn {
  of: (row: VoucherRow) => WorkbookCell
}

/** What the file is called: `bilag-2026-11-01-2026-11-30.csv`. */
export const vouchersFileName = ({ from, to }: { from: Day; to: Day }, language: Language): string =>
  `${WORDS[language].sheet.toLowerCase()}-${from}-${to}.csv`

export const vouchersWorkbook = (rows: readonly VoucherRow[], language: Language): Workbook => {
  const say = WORDS[language]
  const columns: Column[] = [
    { title: say.day, type: 'day', width: 12, of: one => one.day },
    { title: say.reference, type: 'text', width: 30, of: one => one.reference },
    { title: say.account, type: 'number', width: 10, of: one => one.accountNumber },
    { title: say.name, type: 'text', width: 20, of: one => one.account },
    { title: say.text, type: 'text', width: 40, of: one => one.text },
    { title: say.debit, type: 'money', width: 14, of: ({ amount }) => (amount > 0 ? amount : null) },
    { title: say.credit, type: 'money', width: 14, of: ({ amount }) => (amount < 0 ? 0 - amount : null) },
    { title: say.vatCode, type: 'text', width: 12, of: one => one.vatCode },
  ]
  return {
    language,
    tables: [
      {
        name: say.sheet,
        columns: columns.map(({ of: _, ...column }) => column),
        rows: rows.map(row => columns.map(({ of }) => of(row))),
      },
    ],
    about: { name: say.sheet, lines: [] },
  }
}
