import { putsIntoTill, tillOf } from '#shared/markets/till.ts'
import { nowSeconds } from '../kit/clock.ts'
import { deployment } from '../kit/deployment.ts'
import { readMarket } from '../markets/table/market.ts'
import { productFrom } from '../products/table/product.ts'
import { readRefused } from '../products/table/product-lists.ts'
import { readContact } from './table/contact.ts'
import { readTillDays, type TillDay } from './table/till-day.ts'
import { readTransfers, transferTs } from './table/transfer.ts'

/** A screen shows no more of what the till does not take. */
const MOST_FAILED = 50
/** Transfers of 200 products at most each. */
const MOST_TRANSFERS = 50

const MOST_DAYS = 31

/** What of a day is nowhere: 0, unless something went wrong. */
const differenceOf = ({
  total,
  lines,
  clearing,
  aside,
  beside,
}: Pick<TillDay, 'total' | 'lines' | 'clearing' | 'aside' | 'beside'>): number =>
  total - lines - clearing - aside - beside

const toShown = (one: TillDay) => {
  const { day, till, purchases, total, lines, clearing, aside, beside, misdated, currencies, told } = one
  return {
    ...{ date: day, till, purchases, total, lines, clearing, aside, beside },
    difference: differenceOf(one),
    otherCurrencies: Object.entries(currencies).map(([currency, receipts]) => ({ currency, receipts })),
    told: told && { ...told, difference: told.total - (total - misdated) },
  }
}

/** How it stands with the market's till. */
export const readTill = async (marketId: string) => {
  const [market, contact, taking, transfers, refused, days] = await Promise.all([
    readMarket(marketId),
    readContact(marketId, 'out'),
    readContact(marketId, 'in'),
    readTransfers(marketId, MOST_TRANSFERS),
    readRefused(marketId, MOST_FAILED),
    readTillDays(marketId, MOST_DAYS),
  ])
  const { problem, nextTs } = contact.problem ? contact : taking
  const till = tillOf(market)
  return {
    till: till ?? ('' as const),
    valid: till !== undefined,
    byFile: !putsIntoTill(market, deployment()),
    lastContact: Math.max(contact.lastTs ?? 0, taking.lastTs ?? 0) || null,
    problem: problem && { ...problem, since: problem.sinceTs, nextTry: nextTs },
    waiting: transfers
      .filter(transfer => transferTs(transfer) <= nowSeconds())
      .reduce((sum, { numbers }) => sum + numbers.length, 0),
    more: transfers.length === MOST_TRANSFERS,
    days: days.map(toShown),
    failed: refused.map(productFrom).map(({ number, name, userNumber, tillProblem }) => ({
      product: number,
      name,
      customer: userNumber,
      reason: tillProblem,
    })),
  }
}
