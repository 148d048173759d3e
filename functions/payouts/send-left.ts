/** Makes the vouchers of days that are over, and sends what is not in the books. */
import { addDays, type Day } from '#shared/kit/day.ts'
import { nowSeconds, todayIn } from '../kit/clock.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import type { Market } from '../markets/table/market.ts'
import { attachmentFor } from './attachment.ts'
import { findKeys } from './books/keys.ts'
import { makeDays } from './books/make-days.ts'
import { sendOne } from './books/send.ts'
import { underLease } from './books/under-lease.ts'
import type { BooksKeys } from './economic/client.ts'
import { readBooks } from './table/books.ts'
import { putPeriod, readPeriod } from './table/period.ts'
import { readVoucher, readVouchersOf, readVouchersOfPeriod, type StoredVoucher } from './table/voucher.ts'

type At = Pick<StoredVoucher, 'dateTo' | 'id'>

/** Vouchers that wait longer than this are sent one by one. */
const DAYS_BACK = 400

const isLeft = ({ state, problem }: StoredVoucher): boolean =>
  state === 'waiting' || state === 'failed' || (state === 'sent' && problem !== null)

const readLeft = async (market: Market, to: Day): Promise<StoredVoucher[]> =>
  (await readVouchersOf(market.marketId, { from: addDays(to, 0 - DAYS_BACK), to })).filter(isLeft)

/** Says on a period that all of its vouchers are in the books. */
const notePeriod = (market: string, id: string): Promise<void> =>
  retryOnConflict(async () => {
    const period = await readPeriod(market, id)
    const vouchers = await readVouchersOfPeriod(market, period)
    if (period.exportedTs === null && vouchers.every(({ state }) => state === 'sent'))
      await commit([putPeriod(market, { ...period, exportedTs: nowSeconds() })])
  })

export interface Sent {
  sent: number
  failed: number
  waiting: number
}

/** Whether it makes sense to ask the books for another one. */
const areSilent = ({ problem }: StoredVoucher): boolean =>
  problem?.code === 'unavailable' || problem?.code === 'token'

const sendAll = async (market: Market, keys: BooksKeys, some: readonly StoredVoucher[]): Promise<Sent> => {
  const { marketId } = market
  const sending = { market, keys, books: await readBooks(marketId), attachmentOf: attachmentFor(marketId) }
  const counts: Sent = { sent: 0, failed: 0, waiting: 0 }
  for (const one of some) {
    const voucher = await sendOne(sending, one)
    const { state, period } = voucher
    if (state !== 'void') counts[state] += 1
    if (period && state === 'sent') await notePeriod(marketId, period)
    if (areSilent(voucher)) break
  }
  return counts
}

/**
 * Sends one voucher, or makes those of days and sends all that are left, the oldest first. Books that do not answer are
 * asked no more. Undefined while another worker writes into the books of the market. Throws `BooksRefused` where the
 * operator has no app secret.
 */
export const sendLeft = async (market: Market, only: At | null): Promise<Sent | undefined> => {
  const { marketId } = market
  let counts: Sent = { sent: 0, failed: 0, waiting: 0 }
  const isFree = await underLease(marketId, async () => {
    await makeDays(market, await readBooks(marketId))
    const keys = await findKeys(marketId)
    const left = only ? [await readVoucher(marketId, only)] : await readLeft(market, todayIn(market))
    if (keys) counts = await sendAll(market, keys, left)
  })
  return isFree ? counts : undefined
}
