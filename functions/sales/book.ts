/** Books a receipt of a till: its lines as sales of products, or in the clearing list; once, wholly or not at all. */
import { sum } from '#shared/kit/money.ts'
import { nowSeconds } from '../kit/clock.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { type KeptReceipt, noteBooked, readReceipt } from '../tills/table/receipt.ts'
import { addToDay } from '../tills/table/till-day.ts'
import { dayOf, decide, type NewClearing } from './decide.ts'
import { type Booked, paidFor, pieceWrites, saleEvents, sumWrites } from './piece.ts'
import { newClearing } from './table/clearing.ts'

/** A transaction has a hundred writes at most. */
const MOST_WRITES = 100
/** Pieces of one transaction where there are more: each has its line, its product, and the count of its tenant's goods. */
const PIECES_AT_ONCE = 30

type Till = KeptReceipt['till']

/** Books a receipt that the till said. A second delivery, or a till that says it again, changes nothing. */
export const bookReceipt = (marketId: string, till: Till, purchase: string): Promise<void> =>
  retryOnConflict(async () => {
    const [market, receipt] = await Promise.all([readMarket(marketId), readReceipt(marketId, till, purchase)])
    if (!receipt || receipt.bookedTs !== null) return
    if (receipt.refundOf) await bookOriginal(marketId, till, receipt.refundOf)
    const { booked, cleared } = await decide(market, receipt)
    const rest = closing(market, receipt, booked, cleared)
    const pieces = booked.filter(({ isThere }) => !isThere)
    const all = [...pieceWrites(marketId, pieces), ...rest]
    if (all.length <= MOST_WRITES) return commit(all)
    // The sums come last, with the mark that the receipt is booked: until then no reader sees any of it in them.
    for (let at = 0; at < pieces.length; at += PIECES_AT_ONCE)
      await commit(pieceWrites(marketId, pieces.slice(at, at + PIECES_AT_ONCE)))
    await commit(rest)
  })

/** What a return undoes is booked before it, whichever of the two was heard of first. */
const bookOriginal = async (marketId: string, till: Till, purchase: string): Promise<void> => {
  const original = await readReceipt(marketId, till, purchase)
  if (original?.bookedTs === null && !original.refundOf) await bookReceipt(marketId, till, purchase)
}

/** What ends the booking of a receipt: sums, clearing list, the till's day, and the mark that it is done. */
const closing = (
  market: Market,
  receipt: KeptReceipt,
  booked: readonly Booked[],
  cleared: readonly NewClearing[],
): Write[] => {
  const { marketId } = market
  const lines = sum(booked.map(paidFor))
  const clearing = sum(cleared.map(({ amount }) => amount))
  return [
    ...sumWrites(marketId, receipt.id, booked),
    ...saleEvents(marketId, booked),
    ...cleared.map(line => newClearing(marketId, { ...line, version: 1 })),
    addToDay(marketId, dayOf(market, receipt), receipt.till, {
      purchases: 1,
      total: receipt.total,
      lines,
      clearing,
      // Cash that was rounded, and a tip. What a return gave back otherwise than its line says is the shop's too.
      beside: receipt.total - lines - clearing,
    }),
    noteBooked(marketId, receipt, {
      now: nowSeconds(),
      became: {
        sold: booked.filter(({ undoes }) => !undoes).length,
        returned: booked.filter(({ undoes }) => undoes).length,
        clearing: cleared.length,
      },
    }),
  ]
}
