/** A settlement whose period counts goes into its tenant's balance, once (docs/decisions/042-frozen-by-difference.md). */
import { isWithheld } from '#shared/bookings/staff-booking.ts'
import { shortDay } from '#shared/kit/day.ts'
import { momentOn } from '#shared/kit/moment-on.ts'
import { sum } from '#shared/kit/money.ts'
import { type Minor, toSeconds } from '#shared/kit/units.ts'
import { settlementTransactions } from '#shared/payouts/ledger-rows.ts'
import { lacksAccount } from '#shared/payouts/payout.ts'
import { rentVatOf } from '#shared/payouts/terms.ts'
import { sumOf as figuresOf, inAll, shareOf } from '#shared/sales/figures.ts'
import { readBalance } from '../balances/table/balance.ts'
import { postSettlement } from '../balances/table/posted-row.ts'
import { type BookingRequest, readRequests } from '../bookings/table/request.ts'
import { takeWithheld } from '../bookings/table/withheld.ts'
import { countGoods } from '../customers/table/live-bookings.ts'
import { nowSeconds, todayIn } from '../kit/clock.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import type { Market } from '../markets/table/market.ts'
import { payoutWith } from './settle.ts'
import { type Period, readHead, readPeriod } from './table/period.ts'
import { findSettlement, putSettlement, type Settled } from './table/settlement.ts'
import { addTaken } from './table/taken.ts'
import { newTransfer, transferOf } from './table/transfer.ts'

/** The share of lines that a settlement takes, before rent. */
const shareOfLines = ({ taken, dateTo }: Settled): Minor => shareOf(inAll(figuresOf([taken], '', dateTo)))

/**
 * A settlement with the rent of those withheld bookings that are still as it found them. One that was paid, ended or changed
 * since is left out of it.
 */
const readStanding = async (market: string, settled: Settled) => {
  const { userNumber, rentLines, terms } = settled
  const ids = rentLines.flatMap(({ booking }) => booking ?? [])
  const requests = await readRequests(market, ids)
  const standing = requests.filter(
    request =>
      isWithheld(request) &&
      request.customer === userNumber &&
      rentLines.some(({ booking, amount }) => booking === request.id && amount === request.totalPrice),
  )
  const left = rentLines.filter(
    ({ booking }) => booking === null || standing.some(({ id }) => id === booking),
  )
  if (left.length === rentLines.length) return { settled, standing }
  const rentOffset = sum(left.map(({ amount }) => amount))
  const share = settled.share + settled.rentOffset - rentOffset
  const rentVat = rentVatOf(rentOffset, terms)
  return { settled: { ...settled, rentLines: left, rentOffset, rentVat, share }, standing }
}

/** The day that counts and the moment: the end of the period, or now where it has not come yet. */
const whenOf = (market: Market, { dateTo }: Settled) => {
  const today = todayIn(market)
  return dateTo < today
    ? { day: dateTo, at: toSeconds(momentOn(market.timeZone, dateTo, '23:59')) }
    : { day: today, at: nowSeconds() }
}

/** What puts a settlement into a balance, beside the bookings whose rent it withholds. */
interface Posted {
  writes: Write[]
  bookings: BookingRequest[]
}

/** The transfer of what is paid out. One that only waits for an account is there too, with nothing to pay yet. */
const openTransfer = (market: string, { period, userNumber, number, youReceive, why }: Settled): Write[] =>
  youReceive || lacksAccount(why)
    ? [
        newTransfer(
          market,
          transferOf({
            ...{ period, userNumber, nth: 0, number },
            ...{ amount: youReceive, settled: youReceive, createdTs: nowSeconds() },
          }),
        ),
      ]
    : []

/**
 * The writes that put a settlement into its tenant's balance, with its number: rows and entries, and the lines it took.
 */
const postOne = async (market: Market, period: Period, announced: Settled): Promise<Posted> => {
  const { marketId, currencyCode: currency } = market
  const { userNumber } = announced
  const [{ settled, standing }, present] = await Promise.all([
    readStanding(marketId, announced),
    readBalance(marketId, userNumber),
  ])
  const number = period.firstNumber + settled.nth
  // The balance has what was announced already, and its hold.
  const before = {
    balance: present.balance - announced.share,
    available: present.available - announced.share + announced.youReceive,
  }
  const share = shareOfLines(settled)
  const payout = payoutWith(before, settled.share, settled)
  const writes = [
    putSettlement(marketId, { ...settled, ...payout, ...{ number, postedTs: nowSeconds() } }),
    ...openTransfer(marketId, { ...settled, ...payout, number }),
    ...postSettlement(marketId, {
      ...{ userNumber, period: period.id, ...whenOf(market, settled), writtenTs: nowSeconds(), currency },
      description: `${number}: ${shortDay(settled.dateFrom)} – ${shortDay(settled.dateTo)}`,
      held: payout.youReceive,
      transactions: settlementTransactions(userNumber, settled),
    }),
    ...(share || settled.taken.size ? [countGoods(marketId, userNumber, { unsettled: 0 - share })] : []),
    ...addTaken(marketId, userNumber, settled.taken),
  ]
  return { writes, bookings: standing }
}

/** A transaction has a hundred writes at most, and the job is among them. */
const MOST_WRITES = 90
/** What a booking with its plan and its shelf is at most. */
const WRITES_OF_BOOKING = 6

/**
 * The writes that put the first of some settlements into the balances of their tenants, as many as one transaction holds, and
 * the last of these. Throws `TryAgain` when one of them is in the balance, or a booking has changed.
 */
export const postFirst = async (
  market: Market,
  period: Period,
  settlements: readonly Settled[],
): Promise<{ writes: Write[]; posted: readonly Settled[] }> => {
  const all: Posted = { writes: [], bookings: [] }
  const posted: Settled[] = []
  for (const one of settlements) {
    const { writes, bookings } = one.postedTs === null ? await postOne(market, period, one) : NOTHING
    const isFirst = !posted.length
    const size =
      all.writes.length + writes.length + (all.bookings.length + bookings.length) * WRITES_OF_BOOKING
    if (!isFirst && size > MOST_WRITES) break
    all.writes.push(...writes)
    all.bookings.push(...bookings)
    posted.push(one)
  }
  const caller = { username: period.finalizedBy }
  const taking = { settlement: period.id, caller }
  return {
    writes: [...all.writes, ...(all.bookings.length ? await takeWithheld(market, all.bookings, taking) : [])],
    posted,
  }
}

const NOTHING: Posted = { writes: [], bookings: [] }

/**
 * Puts the settlement of one tenant into the balance, where its period counts and the worker has not come to it yet: who
 * reads the rows of a balance sees all of a period or nothing of it.
 */
export const postBefore = (market: Market, userNumber: string): Promise<void> =>
  retryOnConflict(async () => {
    const { busy } = await readHead(market.marketId)
    if (busy?.stage !== 'count') return
    const settled = await findSettlement(market.marketId, busy.period, userNumber)
    if (!settled || settled.postedTs !== null) return
    const period = await readPeriod(market.marketId, busy.period)
    await commit((await postFirst(market, period, [settled])).writes)
  })
