/** How a tenant's payout is reckoned, line by line (D79): of a settlement, or of the running period as it is now. */
import { addMonths, type Day, lastOfMonth, monthsFrom } from '#shared/kit/day.ts'
import { sum } from '#shared/kit/money.ts'
import type { Minor, Seconds } from '#shared/kit/units.ts'
import { type Settlement, settlementOf } from '#shared/payouts/settlement.ts'
import { PERIOD } from '#shared/payouts/states.ts'
import { type OwnVat, ownVatOf, type Terms, termsOf } from '#shared/payouts/terms.ts'
import { inAll, type SumsByDay } from '#shared/sales/figures.ts'
import { readBalance } from '../balances/table/balance.ts'
import { readPurchases } from '../balances/table/balance-transaction.ts'
import { readWithheld } from '../bookings/table/plan.ts'
import { readCustomer } from '../customers/table/customer.ts'
import { todayIn } from '../kit/clock.ts'
import type { Market } from '../markets/table/market.ts'
import { readLinesOf } from '../sales/table/line.ts'
import { readTenantSums } from '../sales/table/sums.ts'
import { postBefore } from './post-settlement.ts'
import { type Days, daysAfter, type Payout, paidTo, payoutWith } from './settle.ts'
import { readPeriods } from './table/period.ts'
import type { Settled } from './table/settlement.ts'
import { readTakenOf } from './table/taken.ts'

type Figures = Pick<
  Settlement,
  | 'turnoverUsed'
  | 'turnoverNew'
  | 'feeUsed'
  | 'feeNew'
  | 'tax'
  | 'rentOffset'
  | 'rentLines'
  | 'late'
  | 'share'
>

interface Explained extends Figures, Days, Payout {
  payoutOn: Day | null
  pieces: number
  sold: Minor
  returned: Minor
  commission: Minor
  purchases: Minor
  balance: Minor
  onItsWay: Minor
  bank: string
  ownVat: OwnVat[]
}

/**
 * How many pieces were sold of all that a settlement takes, and what came back on some days, above zero. Both are before
 * returns: the figures of a settlement have what came back taken away, so it is added again. A settlement keeps both.
 */
export const readSold = async (
  market: string,
  userNumber: string,
  { dateFrom, dateTo }: Days,
  taken: SumsByDay,
): Promise<Pick<Settled, 'pieces' | 'returned'>> => {
  const lines = await readLinesOf(
    market,
    userNumber,
    { from: dateFrom, to: dateTo },
    Number.POSITIVE_INFINITY,
  )
  const left = sum([...taken].map(([, figures]) => inAll(figures).number))
  return {
    pieces: left - sum(lines.map(({ quantity }) => Math.min(0, quantity))),
    returned: 0 - sum(lines.map(({ paid }) => Math.min(0, paid))),
  }
}

const explain = async (
  { marketId }: Market,
  userNumber: string,
  {
    until,
    ...figures
  }: Figures &
    Days &
    Payout &
    Pick<Settled, 'bank' | 'pieces' | 'returned'> & { terms: Terms; until: Seconds },
): Promise<Explained> => {
  const { turnoverUsed, turnoverNew, feeUsed, feeNew, share, returned } = figures
  const days = { from: figures.dateFrom, to: figures.dateTo }
  const purchases = await readPurchases(marketId, userNumber, days, until)
  return {
    ...figures,
    ...{ purchases, payoutOn: null },
    sold: turnoverUsed + turnoverNew + returned,
    commission: feeUsed + feeNew,
    ownVat: ownVatOf(figures, figures.terms),
    // What the tenant bought stands on the balance already.
    carriedOver: figures.carriedOver + purchases,
    balance: figures.carriedOver + share,
    // Nothing is said of it where nothing is paid out: the reason says enough.
    onItsWay: figures.why === null ? figures.carriedOver + share - figures.youReceive : 0,
  }
}

/** Of a settlement that is in the balance. */
export const explainSettlement = (market: Market, settled: Settled): Promise<Explained> =>
  explain(market, settled.userNumber, { ...settled, until: settled.postedTs ?? 0 })

/** The days that no period has settled, to the end of the running one. */
const runningDays = async (market: Market): Promise<Days> => {
  const today = todayIn(market)
  const { periods } = await readPeriods(market.marketId)
  const last = periods.find(({ status }) => status >= PERIOD.finalized)
  const { dateFrom, dateTo } = daysAfter(last?.dateTo, today)
  return { dateFrom, dateTo: dateTo < today ? lastOfMonth(today) : dateTo }
}

const NOTHING = {
  ...{ turnoverUsed: 0, turnoverNew: 0, feeUsed: 0, feeNew: 0, tax: 0, rentOffset: 0, share: 0 },
  ...{ rentLines: [], late: [], taken: new Map() },
}

/** Sales that come later than this count in the settlement, and a tenant hears of them there. */
const MONTHS_BACK = 12

/**
 * Of the running period as it is now, with the rent that is withheld by its end. Reads the tenant's sums of a year, and their
 * lines and rows of the period.
 */
export const explainRunning = async (market: Market, userNumber: string): Promise<Explained> => {
  const { marketId } = market
  const [days, customer, balance] = await Promise.all([
    runningDays(market),
    readCustomer(marketId, userNumber),
    readBalance(marketId, userNumber),
  ])
  // Its lines and its rent would stand here once more.
  if (balance.isCounting) await postBefore(market, userNumber)
  const span = { from: addMonths(days.dateFrom, 0 - MONTHS_BACK), to: days.dateTo }
  const [withheld, sums, taken] = await Promise.all([
    readWithheld(marketId),
    readTenantSums(marketId, userNumber, monthsFrom(span.from, span.to)),
    readTakenOf(marketId, userNumber, span),
  ])
  const terms = termsOf(market, customer)
  const settlement =
    settlementOf({
      ...days,
      ...{ sums, taken, rentAmount: customer.rentAmount },
      withheld: withheld.filter(one => one.customer === userNumber),
      terms,
    }) ?? NOTHING
  const account = paidTo(customer)
  return explain(market, userNumber, {
    ...settlement,
    ...days,
    terms,
    ...(await readSold(marketId, userNumber, days, settlement.taken)),
    ...payoutWith(balance, settlement.share, account),
    ...{ bank: account.bank, until: Number.MAX_SAFE_INTEGER },
  })
}
