/** Makes the vouchers of a sales period: one, or one an accounting year that it crosses. */
import { sum } from '#shared/kit/money.ts'
import { periodVouchers } from '#shared/payouts/period-vouchers.ts'
import type { Voucher } from '#shared/payouts/voucher.ts'
import { nowSeconds } from '../../kit/clock.ts'
import type { Market } from '../../markets/table/market.ts'
import type { BooksKeys } from '../economic/client.ts'
import { readYears } from '../economic/read-books.ts'
import type { Period } from '../table/period.ts'
import { readSettlements } from '../table/settlement.ts'
import type { StoredVoucher } from '../table/voucher.ts'

/** A voucher before anybody has sent it. */
export const voucherOf = (
  made: Voucher,
  more: Pick<StoredVoucher, 'id' | 'period'> & Partial<Pick<StoredVoucher, 'online' | 'tills'>>,
): StoredVoucher => ({
  ...{ dateFrom: made.dateFrom, dateTo: made.dateTo, text: made.text, lines: made.lines },
  total: sum(made.lines.map(({ amount }) => Math.max(0, amount))),
  ...{ state: 'waiting', voucherNumber: null, year: '', problem: null, tries: 0 },
  ...{ madeTs: nowSeconds(), sentTs: null, online: null, tills: [], version: 1 },
  ...more,
})

/** The vouchers of a period whose lines are frozen. Without books, years are those of the calendar. Throws `BooksRefused`. */
export const vouchersOf = async (
  market: Market,
  period: Period,
  keys: BooksKeys | undefined,
): Promise<Voucher[]> => {
  const [settlements, years] = await Promise.all([
    readSettlements(market.marketId, period.id),
    keys ? readYears(keys) : [],
  ])
  const starts = years.map(({ fromDate }) => fromDate)
  return periodVouchers(settlements, period, starts, market.language)
}

/** Which time a period goes to the books: after a reset it is another one, with vouchers of other names. */
export const periodVoucherId = (period: string, time: number, part: number): string =>
  `P${period}_${time}_${part}`
