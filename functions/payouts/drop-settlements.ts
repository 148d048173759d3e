/** Settlements of a period that does not count are taken back. */
import { readAnnounced, unannounce } from '../balances/table/balance.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import type { Market } from '../markets/table/market.ts'
import { type Head, putHead, readHead } from './table/period.ts'
import { dropSettlement, type Settled, walkSettlements } from './table/settlement.ts'

/** A settlement and its announcement are two writes of a transaction's hundred. */
export const DROPPED_AT_ONCE = 40

/** Takes back what an earlier job of the period has written. */
export const drop = async (
  { marketId }: Market,
  period: string,
  settlements: readonly Settled[],
): Promise<Write[]> => {
  const tenants = settlements.map(({ userNumber }) => userNumber)
  const announced = await readAnnounced(marketId, period, tenants)
  return [
    ...settlements.map(one => dropSettlement(marketId, one)),
    ...announced.map(userNumber => unannounce(marketId, userNumber, period)),
  ]
}

/**
 * Takes back what is written of a period that does not count. Not in one step: nobody sees it. `isStill`: nothing else is
 * done with the periods of the market; it ends when something is.
 */
export const dropAll = async (
  market: Market,
  period: string,
  isStill: (head: Head) => boolean,
): Promise<void> => {
  for (let left = true; left; )
    left = await retryOnConflict(async () => {
      const head = await readHead(market.marketId)
      if (!isStill(head)) return false
      const some = await walkSettlements(market.marketId, period, { after: '', most: DROPPED_AT_ONCE })
      if (some.length) await commit([...(await drop(market, period, some)), putHead(market.marketId, head)])
      return some.length > 0
    })
}
