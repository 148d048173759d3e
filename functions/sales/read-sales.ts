/** What was sold, read for a tenant or for the shop: sums by days, and lines a page at a time. */
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  daysFrom,
  lastOfMonth,
  monthsFrom,
} from '#shared/kit/day.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import { inputRefusals } from '#shared/kit/refusals.ts'
import { idText, numberFrom, type ProductId } from '#shared/products/number.ts'
import { type Days, daysBefore, isTooLong } from '#shared/sales/days.ts'
import {
  added,
  byTenant,
  type Figures,
  inAll,
  NO_FIGURES,
  rowsByDay,
  type SumsByDay,
  shareOf,
  sumOf,
} from '#shared/sales/figures.ts'
import { MOST_PLOT_DAYS } from '#shared/sales/sales-fields.ts'
import { readCustomers } from '../customers/table/customer.ts'
import { todayIn } from '../kit/clock.ts'
import { PAGE_SIZE, pageOf, startOf } from '../kit/list.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { readProduct } from '../products/table/product.ts'
import { placeOf, readLines, readLinesOf, refOf, type SaleLine } from './table/line.ts'
import { readShopSums, readSumsByTenant, readTenantSums } from './table/sums.ts'

interface Asked {
  dateFrom?: Day | undefined
  dateTo?: Day | undefined
}

/** The days that are asked for; left out: the last twelve months. Refuses days the wrong way round, or too many. */
export const rangeOf = (market: Market, { dateFrom, dateTo }: Asked): Days => {
  const to = dateTo ?? todayIn(market)
  const from = dateFrom ?? addDays(addMonths(to, -12), 1)
  if (from > to || isTooLong({ from, to })) throw refuseFields({ dateTo: [inputRefusals.invalid_date] })
  return { from, to }
}

/** Of a tenant, or of the shop without one, over the months of some days: an item a month, or four. */
const readSums = (
  { marketId }: Market,
  userNumber: string | undefined,
  { from, to }: Days,
): Promise<SumsByDay[]> =>
  userNumber === undefined
    ? readShopSums(marketId, { from, to })
    : readTenantSums(marketId, userNumber, monthsFrom(from, to))

const shown = (figures: Figures) => ({
  number: figures.number,
  turnover: figures.paid,
  commission: figures.commission,
  share: shareOf(figures),
})

/** What these sums have by days, or by months where there are many; also the days without a sale. */
const plotOf = (sums: readonly SumsByDay[], { from, to }: Days) => {
  const byDays = daysBetween(from, to) < MOST_PLOT_DAYS
  const spans = byDays
    ? daysFrom(from, to).map(day => ({ date: day, last: day }))
    : monthsFrom(from, to)
        .map(month => `${month}-01`)
        .map(date => ({ date, last: lastOfMonth(date) }))
  return {
    group: byDays ? ('day' as const) : ('month' as const),
    results: spans.map(({ date, last }) => ({
      date,
      ...shown(inAll(sumOf(sums, date < from ? from : date, last > to ? to : last))),
    })),
  }
}

/** What was sold in some days, in all and by days, and in those that they are compared with. Refuses `invalid_date`. */
export const summarize = async (marketId: string, asked: Asked, userNumber?: string) => {
  const market = await readMarket(marketId)
  const { from, to } = rangeOf(market, asked)
  const before = daysBefore({ from, to })
  const sums = await readSums(market, userNumber, { from: before.from, to })
  const now = sumOf(sums, from, to)
  return {
    dateFrom: from,
    dateTo: to,
    ...shown(inAll(now)),
    used: shown(now[1]),
    new: shown(now[2]),
    plot: plotOf(sums, { from, to }),
    before: {
      dateFrom: before.from,
      dateTo: before.to,
      ...shown(inAll(sumOf(sums, before.from, before.to))),
    },
  }
}

/** What was sold by days, or by months where there are many; also the days without a sale. Refuses `invalid_date`. */
export const aggregate = async (marketId: string, asked: Asked, userNumber?: string) => {
  const market = await readMarket(marketId)
  const days = rangeOf(market, asked)
  return plotOf(await readSums(market, userNumber, days), days)
}

export const toShown = (line: SaleLine) => {
  const id = numberFrom(line.number)
  return {
    id: refOf(line),
    date: line.day,
    at: line.at,
    productNumber: line.number,
    product: id ? idText(id) : '',
    name: line.name,
    unitPrice: line.unitPrice,
    quantity: line.quantity,
    total: line.paid,
    commission: line.commission,
    share: line.share,
  }
}

/** How many lines a tenant has on each day with one, the newest day first. */
export const countRows = async (market: Market, userNumber: string, { from, to }: Days) =>
  rowsByDay(await readSums(market, userNumber, { from, to }), from, to)

/**
 * A page of a tenant's lines, the newest first. The sums say on which day it begins, so page 400 costs what page 2 costs.
 * Refuses `invalid_date`.
 */
export const listLines = async (
  marketId: string,
  userNumber: string,
  { page, ...asked }: Asked & { page: number },
) => {
  const market = await readMarket(marketId)
  const { from, to } = rangeOf(market, asked)
  const rows = await countRows(market, userNumber, { from, to })
  const days = rows.map(one => ({ drawer: one.day, count: one.rows }))
  const count = days.reduce((total, day) => total + day.count, 0)
  const pagesCount = Math.max(1, Math.ceil(count / PAGE_SIZE))
  const start = startOf(days, (page - 1) * PAGE_SIZE)
  if (!start) return { results: [], page, pagesCount, count }
  const span = { from, to: start.drawer }
  const lines = await readLinesOf(marketId, userNumber, span, start.skip + PAGE_SIZE)
  return { results: lines.slice(start.skip).map(toShown), page, pagesCount, count }
}

/** What each tenant has sold in some days, the most first: those who have sold something. */
export const readByTenant = async (market: string, { from, to }: Days) =>
  byTenant(await readSumsByTenant(market, monthsFrom(from, to)), from, to)

/**
 * A page of tenants with what they have sold, and the sums of all. A query a month, whatever page is shown, and the names of
 * 25 tenants. Refuses `invalid_date`.
 */
export const listByTenant = async (marketId: string, { page, ...asked }: Asked & { page: number }) => {
  const tenants = await readByTenant(marketId, rangeOf(await readMarket(marketId), asked))
  const { results: onPage, ...rest } = pageOf(tenants, page)
  const nameOf = await namesOf(marketId, onPage)
  return {
    results: onPage.map(one => ({
      customer: one.userNumber,
      customerName: nameOf(one.userNumber),
      ...shown(one),
    })),
    ...rest,
    total: shown(tenants.reduce(added, NO_FIGURES)),
  }
}

/** How these tenants are called; empty for who is gone. */
export const namesOf = async (marketId: string, tenants: readonly { userNumber: string }[]) => {
  const numbers = [...new Set(tenants.map(({ userNumber }) => userNumber))]
  const names = new Map(
    (await readCustomers(marketId, numbers)).map(({ userNumber, name }) => [userNumber, name]),
  )
  return (userNumber: string): string => names.get(userNumber) ?? ''
}

/** The lines of a product, the newest first. Refuses 404 `not_found`. */
export const listProductLines = async (marketId: string, id: ProductId) => {
  const product = await readProduct(marketId, id)
  const places = product.lines.map(line => ({ ...placeOf(line), userNumber: id.userNumber }))
  const lines = await readLines(marketId, places)
  return { results: lines.toReversed().map(toShown) }
}
