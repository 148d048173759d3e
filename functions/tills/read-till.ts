import { tillOf } from '#shared/markets/till.ts'
import { nowSeconds } from '../kit/clock.ts'
import { readMarket } from '../markets/table/market.ts'
import { productFrom } from '../products/table/product.ts'
import { readRefused } from '../products/table/product-lists.ts'
import { readContact } from './table/contact.ts'
import { readTransfers, transferTs } from './table/transfer.ts'

/** A screen shows no more of what the till does not take. */
const MOST_FAILED = 50
/** Transfers of 200 products at most each. */
const MOST_TRANSFERS = 50

/** How it stands with the market's till. */
export const readTill = async (marketId: string) => {
  const [market, contact, transfers, refused] = await Promise.all([
    readMarket(marketId),
    readContact(marketId, 'out'),
    readTransfers(marketId, MOST_TRANSFERS),
    readRefused(marketId, MOST_FAILED),
  ])
  const { problem, nextTs, lastTs } = contact
  const till = tillOf(market)
  return {
    till: till ?? ('' as const),
    valid: till !== undefined,
    lastContact: lastTs,
    problem: problem && { ...problem, since: problem.sinceTs, nextTry: nextTs },
    waiting: transfers
      .filter(transfer => transferTs(transfer) <= nowSeconds())
      .reduce((sum, { numbers }) => sum + numbers.length, 0),
    more: transfers.length === MOST_TRANSFERS,
    failed: refused.map(productFrom).map(({ number, name, userNumber, tillProblem }) => ({
      product: number,
      name,
      customer: userNumber,
      reason: tillProblem,
    })),
  }
}
