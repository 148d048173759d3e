/** What the tests of vouchers share: amounts by account, and a market's chart. */
import type { Chart, ChartAccount } from '#shared/payouts/book-entries.ts'
import {
  byAccount,
  VOUCHER_ACCOUNTS,
  type VoucherAccount,
  type VoucherLine,
} from '#shared/payouts/voucher.ts'

export const amountsOf = (lines: readonly VoucherLine[]): Record<string, number> =>
  Object.fromEntries(byAccount(lines))

/** Each account of Reol's has one in the books, with the code of 25 %. */
export const CHART: Chart = Object.fromEntries(
  VOUCHER_ACCOUNTS.map((account, at): [VoucherAccount, ChartAccount] => [
    account,
    { accountNumber: 1000 + at, vatCode: 'U25', vatPercent: 25 },
  ]),
)
