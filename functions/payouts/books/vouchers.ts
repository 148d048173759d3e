/** Vouchers as staff read them: listed, one whole, as they would be made now, and as a file. */

import { sum } from '#shared/kit/money.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { renderCsv } from '#shared/kit/workbook-csv.ts'
import type { booksCalls } from '#shared/payouts/books-calls.ts'
import type { BooksProblem } from '#shared/payouts/books-problems.ts'
import { payoutRefusals } from '#shared/payouts/refusals.ts'
import { PERIOD } from '#shared/payouts/states.ts'
import type { VoucherLine } from '#shared/payouts/voucher.ts'
import { type VoucherRow, vouchersFileName, vouchersWorkbook } from '#shared/payouts/vouchers-workbook.ts'
import { publishFile } from '../../kit/files.ts'
import type { Verb } from '../../kit/http.ts'
import { newId } from '../../kit/ids.ts'
import { type Market, readSettlingMarket } from '../../markets/table/market.ts'
import { BooksRefused } from '../economic/refused.ts'
import { type Books, readBooks } from '../table/books.ts'
import { readPeriod, readPeriods } from '../table/period.ts'
import {
  listVouchers as listStored,
  readVoucher as readStored,
  readVouchersOf,
  type StoredVoucher,
} from '../table/voucher.ts'
import { findKeys } from './keys.ts'
import { periodVoucherId, voucherOf, vouchersOf } from './make-period.ts'
import { entriesOf, markerFor } from './send.ts'

const toShown = (market: string, voucher: StoredVoucher) => ({
  ...{ id: `${voucher.dateTo}.${voucher.id}`, dateFrom: voucher.dateFrom, dateTo: voucher.dateTo },
  ...{ salesPeriod: voucher.period, text: voucher.text, total: voucher.total, state: voucher.state },
  ...{ voucherNumber: voucher.voucherNumber, year: voucher.year, problem: voucher.problem },
  ...{ tries: voucher.tries, made: voucher.madeTs, sent: voucher.sentTs },
  reference: markerFor(market, voucher),
})

/** A line on the account that is chosen for it now. */
const toLine = ({ chart }: Books, { account, text, amount, vat = 0 }: VoucherLine) => ({
  account,
  accountNumber: chart[account]?.accountNumber ?? null,
  vatCode: chart[account]?.vatCode ?? '',
  text,
  debit: Math.max(0, amount),
  credit: Math.max(0, 0 - amount),
  vat: Math.abs(vat),
})

/** Refuses `not_enabled`. */
export const listVouchers: Verb<typeof booksCalls.listVouchers> = async ({ market: id, query }) => {
  await readSettlingMarket(id)
  const [{ results, ...rest }, left] = await Promise.all([
    listStored(id, query.state, query.page),
    listStored(id, 'left', 1),
  ])
  return { ...rest, results: results.map(one => toShown(id, one)), left: left.count }
}

const readFor = (market: string, voucherId: string): Promise<StoredVoucher> => {
  const [dateTo = '', id = ''] = voucherId.split('.')
  return readStored(market, { dateTo, id })
}

/** Refuses `not_enabled`, and 404 `not_found`. */
export const readVoucher: Verb<typeof booksCalls.readVoucher> = async ({ market: id, params }) => {
  await readSettlingMarket(id)
  const [voucher, books] = await Promise.all([readFor(id, params.id), readBooks(id)])
  return { ...toShown(id, voucher), lines: voucher.lines.map(line => toLine(books, line)) }
}

/** What the books said when they were asked. */
const said = async <T>(
  asking: Promise<T>,
  instead: T,
): Promise<{ found: T; problem: BooksProblem | null }> => {
  try {
    return { found: await asking, problem: null }
  } catch (error) {
    if (!(error instanceof BooksRefused)) throw error
    return { found: instead, problem: error.problem }
  }
}

/** Refuses `not_enabled`, `wrong_period_status` for a draft, and 404 `not_found`. */
export const previewVouchers: Verb<typeof booksCalls.previewVouchers> = async ({ market: id, query }) => {
  const market = await readSettlingMarket(id)
  const [period, books] = await Promise.all([readPeriod(id, query.salesPeriod), readBooks(id)])
  if (period.status < PERIOD.inBooks) throw refuse(payoutRefusals.wrong_period_status)
  const keys = await findKeys(id)
  const { found, problem } = await said(vouchersOf(market, period, keys), [])
  // Books that do not say their years: the calendar's stand in.
  const vouchers = problem ? await vouchersOf(market, period, undefined) : found
  return {
    problem,
    results: vouchers.map(({ lines, ...voucher }) => ({
      ...voucher,
      total: sum(lines.map(({ amount }) => Math.max(0, amount))),
      lines: lines.map(line => toLine(books, line)),
    })),
  }
}

/** The vouchers of finalized periods that went to no books: for a shop whose books take files. */
const readUnsent = async (
  market: Market,
  { from, to }: { from: string; to: string },
  made: readonly StoredVoucher[],
): Promise<StoredVoucher[]> => {
  const { periods } = await readPeriods(market.marketId)
  const unsent = periods.filter(
    ({ id, status, dateTo }) =>
      status >= PERIOD.finalized &&
      dateTo >= from &&
      dateTo <= to &&
      !made.some(({ period }) => period === id),
  )
  const all = await Promise.all(unsent.map(period => vouchersOf(market, period, undefined)))
  return all.flatMap((vouchers, at) =>
    vouchers.map((one, part) => {
      const period = unsent[at]?.id ?? ''
      return voucherOf(one, { id: periodVoucherId(period, 1, part), period })
    }),
  )
}

/** Refuses `not_enabled`. */
export const exportVouchers: Verb<typeof booksCalls.exportVouchers> = async ({
  market: id,
  query: { dateFrom: from, dateTo: to, language: asked },
  language: browsers,
}) => {
  const market = await readSettlingMarket(id)
  const language = asked ?? browsers ?? market.language
  const [vouchers, books] = await Promise.all([readVouchersOf(id, { from, to }), readBooks(id)])
  const standing = vouchers.filter(({ state }) => state !== 'void')
  const rows = [...standing, ...(await readUnsent(market, { from, to }, standing))]
    .toSorted((one, other) => (one.dateTo < other.dateTo ? -1 : 1))
    .flatMap((voucher): VoucherRow[] => {
      const { entries, missing } = entriesOf(books, voucher)
      const place = { day: voucher.dateTo, reference: markerFor(id, voucher) }
      if (missing.some(one => one !== 'journal'))
        return voucher.lines.map(({ account, amount, text }) => ({
          ...{ ...place, account, amount, text, vatCode: '' },
          accountNumber: books.chart[account]?.accountNumber ?? null,
        }))
      return entries.map(entry => ({ ...place, account: '', ...entry }))
    })
  const file = { key: `${id}/books/${newId()}.csv`, name: vouchersFileName({ from, to }, language) }
  return publishFile({ ...file, type: 'text/csv' }, renderCsv(vouchersWorkbook(rows, language)))
}
