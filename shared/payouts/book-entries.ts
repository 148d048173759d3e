/** A voucher as entries on the accounts of a market's own books. Amounts in minor units. */
import { round } from '../kit/money.ts'
import type { Minor } from '../kit/units.ts'
import type { VoucherAccount, VoucherLine } from './voucher.ts'

/** An account of the books, as the bookkeeper chose it for one of Reol's. */
export interface ChartAccount {
  accountNumber: number
  /** Empty: none. */
  vatCode: string
  /** The rate of the code, 0 where there is none. */
  vatPercent: number
}

export type Chart = Readonly<Partial<Record<VoucherAccount, ChartAccount>>>

export interface BookEntry {
  accountNumber: number
  text: string
  /** With the VAT that the books take out of it by the code. Positive is debit. */
  amount: Minor
  /** Empty: the books take no VAT out. */
  vatCode: string
}

/** The smallest amount whose VAT at a rate is what it has to be: vatWithin of it is `vat`, to the minor unit. */
const grossOf = (vat: Minor, percent: number): Minor => round((vat * (100 + percent)) / percent)

/** A line whose customers owe the VAT themselves has no VAT within, and a code that says so. */
const isReverse = (account: VoucherAccount): boolean => account.endsWith('_reverse')

/**
 * Makes the entries of some lines. They sum to what the lines sum to, and the VAT in the books is that of the lines to the
 * minor unit: settlements round VAT one by one (D81), and books take it once from an entry. So a line with VAT becomes an
 * entry with the code, of the amount that has exactly this VAT within, and an entry with the rest and no code. Where the
 * account has no code of the line's rate, the VAT goes to the account `vat` instead. `missing`: accounts of Reol that no
 * account was chosen for, each once; entries are then not complete.
 */
export const bookEntries = (
  lines: readonly VoucherLine[],
  chart: Chart,
): { entries: BookEntry[]; missing: VoucherAccount[] } => {
  const missing = new Set<VoucherAccount>()
  const on = (account: VoucherAccount): ChartAccount | undefined => {
    const found = chart[account]
    if (!found) missing.add(account)
    return found
  }
  const entries = lines.flatMap(({ account, text, amount, vat = 0, vatPercent }): BookEntry[] => {
    const chosen = on(account)
    if (!chosen) return []
    const { accountNumber, vatCode } = chosen
    const entry = { accountNumber, text, amount, vatCode: isReverse(account) ? vatCode : '' }
    if (vat === 0) return [entry]
    if (!vatCode || chosen.vatPercent <= 0 || chosen.vatPercent !== vatPercent) {
      const apart = on('vat')
      return apart
        ? [
            { ...entry, amount: amount - vat },
            { ...entry, accountNumber: apart.accountNumber, amount: vat },
          ]
        : []
    }
    const taxed = grossOf(vat, chosen.vatPercent)
    return [
      { ...entry, amount: taxed, vatCode },
      { ...entry, amount: amount - taxed },
    ]
  })
  return { entries: entries.filter(({ amount }) => amount !== 0), missing: [...missing] }
}
