/** A till's clock may be wrong. What it says of a moment that cannot be is kept all the same, for staff to say what it was. */
import { type Seconds, toMillis } from '#shared/kit/units.ts'
import type { Receipt } from '#shared/tills/receipt.ts'
import { nowSeconds } from '../kit/clock.ts'
import { madeAt } from '../kit/ids.ts'
import type { Market } from '../markets/table/market.ts'
import { readByNumbers } from '../products/table/product.ts'
import { readReceipt } from './table/receipt.ts'

/** A clock may run ahead by as much, without a purchase standing on another day than it was made. */
const AHEAD_SECONDS: Seconds = 2 * 3_600
/** No till was offline for a year, and the books of that time are closed. */
const BACK_SECONDS: Seconds = 365 * 86_400

/** It has sold one of the market's things before that thing had a sheet. */
const isBeforeItsThings = async ({ marketId }: Market, { at, lines }: Receipt): Promise<boolean> => {
  const things = await readByNumbers(
    marketId,
    lines.map(({ number }) => number),
  )
  return [...things.values()].some(({ sheet }) => toMillis(at) < madeAt(sheet))
}

/**
 * A receipt at a moment that can be: the till's own, or that at which it was heard of first, with `saidAt`. Undefined for what
 * was sold before `since`, which is not Reol's. Reads only what does not fit.
 */
export const byOurClock = async (
  market: Market,
  said: Receipt,
  since: Seconds,
): Promise<Receipt | undefined> => {
  const now = nowSeconds()
  const first = Math.max(since, now - BACK_SECONDS)
  if (said.at >= first && said.at <= now + AHEAD_SECONDS) return said
  if (said.at < since && !(await isBeforeItsThings(market, said))) return undefined
  const kept = await readReceipt(market.marketId, said.till, said.id)
  return { ...said, at: kept?.at ?? now, saidAt: Number.isFinite(said.at) ? said.at : 0 }
}
