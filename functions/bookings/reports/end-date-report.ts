import {
  DEFAULT_END_DAYS,
  endings,
  endSums,
  MOST_END_DAYS,
  NEXT_WITHIN_DAYS,
} from '#shared/bookings/end-date-report.ts'
import type { reportCalls } from '#shared/bookings/staff-report-calls.ts'
import type { Returned } from '#shared/kit/contract.ts'
import { addDays, type Day, daysBetween } from '#shared/kit/day.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import { isOpenOn } from '#shared/markets/hours.ts'
import { shelfRefusals } from '#shared/shelves/refusals.ts'
import { readCustomers } from '../../customers/table/customer.ts'
import { todayIn } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import type { Market } from '../../markets/table/market.ts'
import { readCatalogue } from '../../shelves/table/catalogue.ts'
import { readShelves } from '../../shelves/table/shelf.ts'
import { readPlanOfTypes } from './plan-of-types.ts'

interface Asked {
  dateFrom?: Day | undefined
  dateTo?: Day | undefined
  shelfType?: string | undefined
  goesOn?: boolean | undefined
}

/** The asked days, or two weeks from or until the one that was named, or from today. Refuses `date_out_of_range`. */
const rangeOf = (market: Market, { dateFrom, dateTo }: Asked): { first: Day; last: Day } => {
  const first = dateFrom ?? (dateTo ? addDays(dateTo, 1 - DEFAULT_END_DAYS) : todayIn(market))
  const last = dateTo ?? addDays(first, DEFAULT_END_DAYS - 1)
  if (last < first || daysBetween(first, last) >= MOST_END_DAYS)
    throw refuseFields({ dateTo: [shelfRefusals.date_out_of_range] })
  return { first, last }
}

/**
 * Reads the market with its price list, its shelves, the plan of each type (a query a month), and the customers of what
 * is found, as they are now.
 */
export const readEndDates = async (
  marketId: string,
  asked: Asked,
): Promise<Returned<typeof reportCalls.endDateReport>> => {
  const [{ market, types }, { shelves }] = await Promise.all([
    readCatalogue(marketId),
    readShelves(marketId, { consistent: false }),
  ])
  const { first, last } = rangeOf(market, asked)
  const nextUntil = addDays(last, NEXT_WITHIN_DAYS)
  const chosen = [...types.keys()].filter(id => !asked.shelfType || id === asked.shelfType)
  const rows = await readPlanOfTypes(marketId, chosen, { first, last: nextUntil })
  const names = new Map(shelves.map(({ id, name }) => [id, name]))
  const nameOf = (shelf: string) => names.get(shelf) ?? ''
  const all = endings(rows, { first, last }, day => isOpenOn(market, day), nameOf)
  const found = all.filter(
    ({ goesOnUntil }) => asked.goesOn === undefined || asked.goesOn === (goesOnUntil !== null),
  )
  const numbers = [...new Set(found.flatMap(({ row }) => row.customer ?? []))]
  const customers = new Map(
    (await readCustomers(marketId, numbers)).map(customer => [customer.userNumber, customer]),
  )
  return {
    dateFrom: first,
    dateTo: last,
    nextUntil,
    results: found.map(({ row, ...rest }) => {
      const customer = row.customer ? customers.get(row.customer) : undefined
      return {
        ...rest,
        id: row.id,
        shelf: { id: row.shelf, name: nameOf(row.shelf) },
        shelfType: { id: row.shelfType, name: types.get(row.shelfType)?.name ?? '' },
        customer: row.customer,
        name: customer?.name ?? row.name,
        phone: customer?.phone ?? '',
        email: customer?.email ?? '',
        isBookingForMarket: row.isBookingForMarket,
        dateStart: row.dateStart,
        dateEnd: row.dateEnd,
        status: row.shelfStatus,
        isWithheld: row.sale.isWithheld,
      }
    }),
    sums: endSums(found),
  }
}

/** Who leaves when. Refuses `date_out_of_range`. */
export const endDateReport: Verb<typeof reportCalls.endDateReport> = ({ market, query }) =>
  readEndDates(market, query)
