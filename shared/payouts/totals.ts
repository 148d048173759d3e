/** What the settlements of a period come to, and the voucher of it (D46). Amounts in minor units. */
import { sum } from '../kit/money.ts'
import type { Minor } from '../kit/units.ts'
import type { Settlement } from './settlement.ts'

type Totals = Pick<
  Settlement,
  'turnoverUsed' | 'turnoverNew' | 'feeUsed' | 'feeNew' | 'tax' | 'rentOffset' | 'rentVat' | 'share'
>

/** Adds up settlements. VAT is the sum of what each settlement rounded, so no total is rounded again. */
export const totalsOf = (settlements: readonly Totals[]): Totals => {
  const of = (figure: keyof Totals): Minor => sum(settlements.map(one => one[figure]))
  return {
    turnoverUsed: of('turnoverUsed'),
    turnoverNew: of('turnoverNew'),
    feeUsed: of('feeUsed'),
    feeNew: of('feeNew'),
    tax: of('tax'),
    rentOffset: of('rentOffset'),
    rentVat: of('rentVat'),
    share: of('share'),
  }
}

/** One line an account. Positive is debit, negative is credit; the lines sum to zero. */
interface Voucher {
  till: Minor
  tenants: Minor
  /** Without VAT, as `rent`. */
  commission: Minor
  rent: Minor
  vat: Minor
}

/** Makes the voucher of a period: what its settlements post to the ledger, with the sign turned and all tenants in one. */
export const voucherOf = (totals: Totals): Voucher => ({
  till: totals.turnoverUsed + totals.turnoverNew,
  tenants: 0 - totals.share,
  commission: totals.tax - totals.feeUsed - totals.feeNew,
  rent: totals.rentVat - totals.rentOffset,
  vat: 0 - totals.tax - totals.rentVat,
})
