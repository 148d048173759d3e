/** Books a receipt of a till: its lines as sales of products, or in the clearing list; once, wholly or not at all. */
import { sum } from '#shared/kit/money.ts'
import { beside, byTender } from '#shared/tills/receipt.ts'
import { nowSeconds } from '../../kit/clock.ts'
import { commit, retryOnConflict, TryAgain, type Write } from '../../kit/table.ts'
import { type Market, readMarket } from '../../markets/table/market.ts'
import { type KeptReceipt, noteBooked, noteReturned, readReceipt } from '../../tills/table/receipt.ts'
import { addToDay, type DayFigures, readTenders } from '../../tills/table/till-day.ts'
import { ClearedBefore, newClearing } from '../table/clearing.ts'
import { type Decided, dayOf, decide, isLong } from './decide.ts'
import { countForGuidance } from './guidance.ts'
import { type Booked, paidFor, pieceWrites, saleEvents, shopSums } from './piece.ts'

/**
 * Lines of a long receipt that one transaction writes, which has a hundred writes at most. A piece has its line, its
 * product, the count of its tenant's goods, and its tenant's sums.
 */
const AT_ONCE = 20

type Till = KeptReceipt['till']

/** Books a receipt that the till said. A second delivery, or a till that says it again, changes nothing. */
export const bookReceipt = (marketId: string, till: Till, purchase: string): Promise<void> =>
  retryOnConflict(async () => {
    const [market, receipt] = await Promise.all([readMarket(marketId), readReceipt(marketId, till, purchase)])
    if (!receipt || receipt.bookedTs !== null) return
    if (receipt.refundOf) await bookOriginal(marketId, till, receipt.refundOf)
    const [decided, tenders] = await Promise.all([
      decide(market, receipt),
      readTenders(marketId, placeOf(market, receipt)),
    ])
    const { booked, cleared } = decided
    const waiting = cleared.map(line => newClearing(marketId, { ...line, version: 1 }))
    const rest = closing(market, receipt, decided, tenders)
    if (!isLong(receipt)) {
      await commit([...pieceWrites(marketId, booked), ...waiting, ...rest]).catch(triedAgain)
      return countForGuidance(marketId, booked)
    }
    const pieces = booked.filter(({ written }) => !written)
    for (let at = 0; at < pieces.length; at += AT_ONCE) {
      const some = pieces.slice(at, at + AT_ONCE)
      await commit(pieceWrites(marketId, some))
      await countForGuidance(marketId, some)
    }
    for (let at = 0; at < waiting.length; at += AT_ONCE)
      await Promise.all(waiting.slice(at, at + AT_ONCE).map(unlessThere))
    await commit(rest)
  })

/** Another worker has booked the receipt meanwhile: the next try finds it so. */
const triedAgain = (error: unknown): never => {
  throw error instanceof ClearedBefore ? new TryAgain() : error
}

/** Writes a line of the clearing list, unless an earlier, broken-off try did. */
const unlessThere = (line: Write): Promise<void> =>
  commit([line]).catch(error => {
    if (!(error instanceof ClearedBefore)) throw error
  })

/** What a return undoes is booked before it, whichever of the two was heard of first. */
const bookOriginal = async (marketId: string, till: Till, purchase: string): Promise<void> => {
  const original = await readReceipt(marketId, till, purchase)
  if (original?.bookedTs === null && !original.refundOf) await bookReceipt(marketId, till, purchase)
}

/** Goods without items of their own come back in parts: the receipt that sold them remembers how much of each row has. */
const returnedWrites = (marketId: string, original: KeptReceipt, booked: readonly Booked[]): Write[] => {
  const back = booked.filter(({ product, undoes }) => !product && undoes)
  if (!back.length) return []
  const returned = { ...original.returned }
  for (const piece of back) returned[piece.undoes] = (returned[piece.undoes] ?? 0) - paidFor(piece)
  return [noteReturned(marketId, original, returned)]
}

/** Where the till's day counts a receipt. */
const placeOf = (market: Market, receipt: KeptReceipt) => ({
  day: dayOf(market, receipt),
  till: receipt.till,
  purchase: receipt.id,
})

/**
 * What a receipt adds to the till's day, whose drawer knows these tenders. One in another currency than the market's adds to
 * no sum: the day only says how many there were.
 */
const dayFigures = (
  { currencyCode }: Market,
  receipt: KeptReceipt,
  { booked, cleared }: Decided,
  tenders: readonly string[],
): DayFigures => {
  const { currency, total, serviceCharge, saidAt } = receipt
  if (currency !== currencyCode) return { currencies: { [currency]: 1 } }
  const lines = sum(booked.map(paidFor))
  const clearing = sum(cleared.map(({ amount }) => amount))
  const rest = total - lines - clearing
  // Where a receipt does not add up, its tip waits in the clearing list too.
  const tips = beside(receipt).addsUp ? serviceCharge : 0
  return {
    purchases: 1,
    ...{ total, lines, clearing },
    // Cash that was rounded, and a tip. What a return gave back otherwise than its line says is the shop's too.
    ...{ beside: rest, tips, rounding: rest - tips },
    tenders: byTender(receipt.tenders, tenders),
    ...(saidAt === undefined ? {} : { misdated: total }),
  }
}

/** What ends the booking of a receipt: the shop's sums, the till's day, events, and the mark that it is done. */
const closing = (
  market: Market,
  receipt: KeptReceipt,
  decided: Decided,
  tenders: readonly string[],
): Write[] => {
  const { marketId } = market
  const { booked, cleared, original } = decided
  return [
    ...shopSums(marketId, receipt.id, booked),
    ...saleEvents(marketId, booked),
    ...(original ? returnedWrites(marketId, original, booked) : []),
    addToDay(marketId, placeOf(market, receipt), dayFigures(market, receipt, decided, tenders)),
    noteBooked(marketId, receipt, {
      now: nowSeconds(),
      became: {
        sold: booked.filter(({ undoes }) => !undoes).length,
        returned: booked.filter(({ undoes, isReduction }) => undoes && !isReduction).length,
        reduced: booked.filter(({ isReduction }) => isReduction).length,
        clearing: cleared.length,
      },
    }),
  ]
}
