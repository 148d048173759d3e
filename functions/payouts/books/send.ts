/** Sends a voucher to the books of its market, and notes what became of it. */
import { type BookEntry, bookEntries, type Chart } from '#shared/payouts/book-entries.ts'
import type { BooksProblem } from '#shared/payouts/books-problems.ts'
import { markerOf } from '#shared/payouts/voucher.ts'
import { nowSeconds } from '../../kit/clock.ts'
import { log } from '../../kit/log.ts'
import { commit } from '../../kit/table.ts'
import type { Market } from '../../markets/table/market.ts'
import type { Attachment } from '../economic/attach.ts'
import type { BooksKeys } from '../economic/client.ts'
import { BooksRefused } from '../economic/refused.ts'
import { sendVoucher } from '../economic/send-voucher.ts'
import type { Books } from '../table/books.ts'
import { putVoucher, readVoucher, type StoredVoucher } from '../table/voucher.ts'

/** The entries of a voucher, or what was not chosen for it. */
export const entriesOf = (
  { chart, journal }: Books,
  { lines }: Pick<StoredVoucher, 'lines'>,
): { entries: BookEntry[]; missing: string[] } => {
  const { entries, missing } = bookEntries(lines, chart as Chart)
  return { entries, missing: journal === null ? ['journal', ...missing] : missing }
}

/** The reference by which a voucher is found in the books. */
export const markerFor = (
  market: string,
  { id, dateTo, period }: Pick<StoredVoucher, 'id' | 'dateTo' | 'period'>,
): string => markerOf(market, period ? id : `${dateTo}${id}`)

interface Sending {
  market: Market
  books: Books
  keys: BooksKeys
  /** The document of a voucher; undefined: it has none. */
  attachmentOf: (voucher: StoredVoucher) => Promise<Attachment | undefined>
}

type Noted = Partial<Pick<StoredVoucher, 'state' | 'voucherNumber' | 'year' | 'problem' | 'sentTs'>>

const outcomeOf = async (
  { market, books, keys, attachmentOf }: Sending,
  voucher: StoredVoucher,
): Promise<Noted> => {
  const { entries, missing } = entriesOf(books, voucher)
  const [first] = missing
  if (first !== undefined) return refused({ code: 'not_chosen', message: '', field: first })
  // All lines came to nothing on the accounts that were chosen.
  if (!entries.length) return { state: 'sent', problem: null, sentTs: nowSeconds() }
  try {
    const attachment = await attachmentOf(voucher)
    const { voucherNumber, year, unattached } = await sendVoucher(keys, {
      ...{ journal: books.journal ?? 0, marker: markerFor(market.marketId, voucher) },
      ...{ date: voucher.dateTo, currency: market.currencyCode, entries },
      ...(attachment && { attachment }),
    })
    return { state: 'sent', voucherNumber, year, problem: unattached, sentTs: nowSeconds() }
  } catch (error) {
    if (!(error instanceof BooksRefused)) throw error
    log.warn('the books did not take a voucher', { market: market.marketId, error })
    return refused(error.problem)
  }
}

/** Books that do not answer refuse nothing: the voucher waits. */
const refused = (problem: BooksProblem): Noted => ({
  state: problem.code === 'unavailable' ? 'waiting' : 'failed',
  problem,
})

/**
 * Sends a voucher that is not in the books, and answers it as it is then. The caller has the lease. A worker that dies
 * between the books and the note is followed by one that finds the voucher in the books by its marker.
 */
export const sendOne = async (sending: Sending, { dateTo, id }: StoredVoucher): Promise<StoredVoucher> => {
  const { marketId } = sending.market
  const voucher = await readVoucher(marketId, { dateTo, id })
  const isAttaching = voucher.state === 'sent' && voucher.problem !== null
  if (!voucher.lines.length || voucher.state === 'void' || (voucher.state === 'sent' && !isAttaching))
    return voucher
  const noted = { ...voucher, ...(await outcomeOf(sending, voucher)), tries: voucher.tries + 1 }
  await commit([putVoucher(marketId, noted)])
  return { ...noted, version: voucher.version + 1 }
}
