import { isTooLong, bookingsReport as reportOf } from '#shared/bookings/bookings-report.ts'
import { type Figures, occupancy, vatOf } from '#shared/bookings/report-figures.ts'
import type { Group } from '#shared/bookings/report-range.ts'
import type { reportCalls } from '#shared/bookings/staff-report-calls.ts'
import type { Returned } from '#shared/kit/contract.ts'
import { type Day, firstOfMonth, lastOfMonth } from '#shared/kit/day.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import { openingDaysOf } from '#shared/shelves/opening-days.ts'
import { shelfRefusals } from '#shared/shelves/refusals.ts'
import { inShelfOrder } from '#shared/shelves/shelf-names.ts'
import { todayIn } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { type Market, rentVatPercent } from '../../markets/table/market.ts'
import { readCatalogue } from '../../shelves/table/catalogue.ts'
import { readShelves } from '../../shelves/table/shelf.ts'
import { readPlanOfTypes } from './plan-of-types.ts'

interface Asked {
  dateFrom?: Day | undefined
  dateTo?: Day | undefined
  group: Group
  shelfType?: string | undefined
  bookingPeriod?: string | undefined
}

/** The asked days, or the whole month of the one that was named, or of today. Refuses `date_out_of_range`. */
const rangeOf = (market: Market, { dateFrom, dateTo }: Asked): { first: Day; last: Day } => {
  const first = dateFrom ?? firstOfMonth(dateTo ?? todayIn(market))
  const last = dateTo ?? lastOfMonth(first)
  if (last < first || isTooLong({ first, last }))
    throw refuseFields({ dateTo: [shelfRefusals.date_out_of_range] })
  return { first, last }
}

type Report = Returned<typeof reportCalls.bookingsReport>

const full = <Part extends Figures>(part: Part): Part & { occupancy: number } => ({
  ...part,
  occupancy: occupancy(part),
})

/** Reads the market with its price list, its shelves, and the plan of each type: a query a month. */
export const readBookings = async (
  marketId: string,
  asked: Asked,
): Promise<{ report: Report; market: Market }> => {
  const [{ market, types }, { shelves }] = await Promise.all([
    readCatalogue(marketId),
    readShelves(marketId, { consistent: false }),
  ])
  const range = rangeOf(market, asked)
  const chosen = inShelfOrder(types.values(), shelves)
    .map(({ id }) => id)
    .filter(id => !asked.shelfType || id === asked.shelfType)
  const rows = await readPlanOfTypes(marketId, chosen, range)
  const { total, byType, byPeriod, groups, ...apart } = reportOf(rows, {
    range,
    group: asked.group,
    shelves,
    types: chosen,
    opening: openingDaysOf(market),
    bookingPeriod: asked.bookingPeriod,
  })
  const vatPercent = rentVatPercent(market)
  return {
    market,
    report: {
      dateFrom: range.first,
      dateTo: range.last,
      total: full(total),
      vatPercent,
      ...vatOf(total.turnover, vatPercent),
      groups: groups.map(full),
      byType: byType.map(one => ({ ...full(one), name: types.get(one.id)?.name ?? '' })),
      byPeriod: byPeriod.map(full),
      ...apart,
    },
  }
}

/** What was earned, and how full the market was. Refuses `date_out_of_range`. */
export const bookingsReport: Verb<typeof reportCalls.bookingsReport> = async ({ market, query }) =>
  (await readBookings(market, query)).report
