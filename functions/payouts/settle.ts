/** What each tenant of a market gets for the sales of some days, computed from sums: nothing is written. */
import { addDays, type Day, lastOfMonth } from '#shared/kit/day.ts'
import { sum } from '#shared/kit/money.ts'
import type { Minor } from '#shared/kit/units.ts'
import { accountText } from '#shared/payouts/account-text.ts'
import { isHeldBack, payoutOf } from '#shared/payouts/payout.ts'
import type { PeriodDays } from '#shared/payouts/rent.ts'
import { type Settlement, settlementOf } from '#shared/payouts/settlement.ts'
import { PERIOD } from '#shared/payouts/states.ts'
import { termsOf } from '#shared/payouts/terms.ts'
import { totalsOf } from '#shared/payouts/totals.ts'
import type { SumsByDay } from '#shared/sales/figures.ts'
import { type Balance, readAllBalances } from '../balances/table/balance.ts'
import { readWithheld } from '../bookings/table/plan.ts'
import { type Payee, readPayees } from '../customers/table/payee.ts'
import { todayIn } from '../kit/clock.ts'
import type { Market } from '../markets/table/market.ts'
import { readShopSums, readSumsByTenant } from '../sales/table/sums.ts'
import { type PeriodSums, readPeriods } from './table/period.ts'
import { readSettlements, type Settled } from './table/settlement.ts'
import { readTakenByTenant, readTakenOfShop } from './table/taken.ts'

export type Days = PeriodDays

/** What is paid out of a balance, and what stands there before and after a share. */
export interface Payout {
  carriedOver: Minor
  youReceive: Minor
  why: Settled['why']
}

export interface TenantSettled extends Payout {
  payee: Payee
  settlement: Settlement
}

/** Where a payout would go: the account as `accountText` says it, and whether nobody has confirmed it yet. */
type PaidTo = Pick<Settled, 'bank' | 'accountUnconfirmed'>

export const paidTo = (payee: Payee): PaidTo => ({
  bank: accountText(payee),
  accountUnconfirmed: payee.accountUnconfirmed,
})

/** What is paid out of a balance with a share that is not on it yet. */
export const payoutWith = (
  { balance, available }: Pick<Balance, 'balance' | 'available'>,
  share: Minor,
  { bank, accountUnconfirmed }: PaidTo,
): Payout => {
  const paid = payoutOf({
    balance: balance + share,
    held: balance - available,
    hasAccount: bank !== '',
    isUnconfirmed: accountUnconfirmed,
  })
  return {
    carriedOver: balance,
    youReceive: 'amount' in paid ? paid.amount : 0,
    why: 'reason' in paid ? paid.reason : null,
  }
}

/** Both, by tenant. */
const together = (...parts: readonly ReadonlyMap<string, readonly SumsByDay[]>[]) => {
  const all = new Map<string, SumsByDay[]>()
  for (const part of parts)
    for (const [userNumber, sums] of part) all.set(userNumber, [...(all.get(userNumber) ?? []), ...sums])
  return all
}

interface Finalized {
  /** The days of all periods that count. */
  settled: Days[]
  /**
   * The settlements of a period that counts and whose lines and bookings are not all noted as taken. None, but for the
   * seconds in which they are written into the balances.
   */
  noting: Settled[]
}

const readFinalized = async (market: string): Promise<Finalized> => {
  const {
    periods,
    head: { busy },
  } = await readPeriods(market)
  return {
    settled: periods.filter(({ status }) => status >= PERIOD.finalized),
    noting: busy?.stage === 'count' ? await readSettlements(market, busy.period) : [],
  }
}

/** The months that days of the shop lie in which have more lines than settlements took, until a day. */
const monthsWithMore = async (market: string, dateTo: Day, noting: readonly Settled[]): Promise<string[]> => {
  const [sold, taken] = await Promise.all([readShopSums(market, { to: dateTo }), readTakenOfShop(market)])
  const rows = new Map<Day, number>()
  const count = (parts: readonly SumsByDay[], sign: 1 | -1) => {
    for (const part of parts)
      for (const [day, figures] of part)
        rows.set(day, (rows.get(day) ?? 0) + sign * (figures[1].rows + figures[2].rows))
  }
  count(sold, 1)
  count([...taken, ...noting.map(one => one.taken)], -1)
  const more = [...rows].filter(([day, left]) => day <= dateTo && left > 0)
  return [...new Set(more.map(([day]) => day.slice(0, 7)))]
}

/**
 * What each tenant has sold and what settlements took of it, in the months of which something is not settled: of the days
 * asked for, and of earlier ones to which something came late.
 */
const readUnsettled = async (market: string, { dateTo }: Days, consistent: boolean) => {
  const { settled, noting } = await readFinalized(market)
  const months = await monthsWithMore(market, dateTo, noting)
  const [sums, taken] = await Promise.all([
    readSumsByTenant(market, months, { consistent }),
    readTakenByTenant(market, months),
  ])
  const unnoted = noting.filter(({ postedTs }) => postedTs === null)
  return {
    ...{ sums, settled },
    bookingsTaken: new Set(unnoted.flatMap(one => one.rentLines.flatMap(({ booking }) => booking ?? []))),
    taken: together(taken, new Map(unnoted.map(one => [one.userNumber, [one.taken]] as const))),
  }
}

/** The tenants with lines or rent, in the order of their numbers. `consistent`: for who writes what comes out. */
export const settleAll = async (
  market: Market,
  days: Days,
  { consistent = false } = {},
): Promise<TenantSettled[]> => {
  const { marketId } = market
  const today = todayIn(market)
  const [{ sums, taken, settled, bookingsTaken }, payees, withheld, balances] = await Promise.all([
    readUnsettled(marketId, days, consistent),
    readPayees(marketId),
    readWithheld(marketId),
    readAllBalances(marketId),
  ])
  const begun = withheld.filter(({ id, dateStart }) => dateStart <= today && !bookingsTaken.has(id))
  const bookings = Map.groupBy(begun, ({ customer }) => customer)
  const standing = new Map(balances.map(one => [one.userNumber, one]))
  return payees.flatMap(payee => {
    const { userNumber, rentAmount } = payee
    const settlement = settlementOf({
      ...days,
      sums: sums.get(userNumber) ?? [],
      taken: taken.get(userNumber) ?? [],
      ...{ settled, rentAmount },
      withheld: bookings.get(userNumber) ?? [],
      terms: termsOf(market, payee),
    })
    if (!settlement) return []
    const balance = standing.get(userNumber) ?? { balance: 0, available: 0 }
    return { payee, settlement, ...payoutWith(balance, settlement.share, paidTo(payee)) }
  })
}

/** What settlements come to, how much of it is paid out, is held back, or is owed. */
export const sumsOf = (
  rows: readonly (Payout & Pick<Settlement, keyof PeriodSums['totals']>)[],
): PeriodSums => {
  const counted = (some: typeof rows, amountOf: (row: (typeof rows)[number]) => Minor) => ({
    count: some.length,
    total: sum(some.map(amountOf)),
  })
  const after = ({ carriedOver, share }: (typeof rows)[number]) => carriedOver + share
  return {
    totals: totalsOf(rows),
    count: rows.length,
    paid: counted(
      rows.filter(({ why }) => why === null),
      ({ youReceive }) => youReceive,
    ),
    held: counted(
      rows.filter(({ why }) => isHeldBack(why)),
      after,
    ),
    owing: counted(
      rows.filter(({ why }) => why === 'owes'),
      after,
    ),
  }
}

/** The days after those of the last period: to the middle of the month, or its end. */
export const daysAfter = (lastDay: Day | undefined, today: Day): Days => {
  const dateFrom = lastDay ? addDays(lastDay, 1) : `${today.slice(0, 7)}-01`
  const middle = `${dateFrom.slice(0, 7)}-15`
  return { dateFrom, dateTo: dateFrom <= middle ? middle : lastOfMonth(dateFrom) }
}
