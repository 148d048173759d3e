import { emptiedFirst } from '#shared/bookings/day-board.ts'
import type { planCalls } from '#shared/bookings/staff-plan-calls.ts'
import type { shelfBookingsCalls } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { takesShelf } from '#shared/bookings/takes-shelf.ts'
import { type Day, daysBetween, daysFrom } from '#shared/kit/day.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { byFit, holds, isFree, release } from '#shared/shelves/calendar.ts'
import { shelfRefusals } from '#shared/shelves/refusals.ts'
import { bookingEnd } from '#shared/shelves/rules.ts'
import { nowSeconds, todayIn } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { readCalendars, type ShelfCalendar } from '../../shelves/table/calendar.ts'
import { type Catalogue, readOffers } from '../../shelves/table/catalogue.ts'
import { toShelfBooking } from '../answers/to-shelf-booking.ts'
import { toStaffsRequest } from '../answers/to-staffs-request.ts'
import { readNotEmptied } from '../quote/not-emptied.ts'
import { readPlan as planOf } from '../table/plan.ts'
import { readRequest, readRequests } from '../table/request.ts'

const MOST_DAYS = 400

/** Refuses `date_out_of_range`. */
const checkRange = ({ dateStart, dateEnd }: { dateStart: string; dateEnd: string }): void => {
  if (dateEnd < dateStart || daysBetween(dateStart, dateEnd) > MOST_DAYS)
    throw refuseFields({ dateEnd: [shelfRefusals.date_out_of_range] })
}

/** What the calendar shows of a type: one query, and nothing else. Ended holds are left out. */
export const readPlan: Verb<typeof planCalls.readPlan> = async ({ market, query }) => {
  checkRange(query)
  const { shelfType, dateStart: first, dateEnd: last } = query
  const rows = await planOf(market, shelfType, { first, last })
  const now = nowSeconds()
  return {
    results: rows
      .filter(row => holds(row, now))
      .map(({ shelfStatus, status, sale: _sold, ...row }) => ({
        ...row,
        status: shelfStatus,
        requestStatus: status,
      })),
  }
}

/** One booking. Refuses `not_found`. */
export const readShelfBooking: Verb<typeof shelfBookingsCalls.readShelfBooking> = async ({
  market,
  params,
}) => toShelfBooking(await readRequest(market, params.id))

type Asked = Parameters<Verb<typeof shelfBookingsCalls.listShelfBookings>>[0]['query']

/**
 * The bookings of a range, and which shelves are free in it: the price list, two queries a type, and the bookings
 * themselves; from today on also what `readNotEmptied` reads. Refuses `date_out_of_range`, `not_found`.
 */
export const listShelfBookings: Verb<typeof shelfBookingsCalls.listShelfBookings> = async ({
  market,
  query,
}) => {
  checkRange(query)
  const catalogue = await readOffers(market)
  const range = rangeOf(catalogue, query)
  const types = typesOf(catalogue, query)
  const [plans, calendars, changed, full] = await Promise.all([
    Promise.all(types.map(type => planOf(market, type, { first: query.dateStart, last: query.dateEnd }))),
    Promise.all(types.map(type => calendarsOf(market, type))),
    query.bookingRequest ? readRequest(market, query.bookingRequest) : null,
    readNotEmptied(catalogue.market, types, range.first),
  ])
  const now = nowSeconds()
  const standing = plans.flat().filter(row => holds(row, now))
  const rows = standing.filter(
    row => row.shelf === (query.shelf ?? row.shelf) && row.customer === (query.customer ?? row.customer),
  )
  const bookings = await readRequests(
    market,
    rows.map(({ id }) => id),
  )
  const own = calendars.flat().filter(({ shelf }) => shelf.id === (query.shelf ?? shelf.id))
  const theirs = standing.filter(
    row => row.customer === query.beside && row.dateStart <= range.last && row.dateEnd >= range.first,
  )
  const free = freeIn(own, range, {
    except: query.bookingRequest,
    today: todayIn(catalogue.market),
    full,
    theirs,
  })
  return {
    results: bookings.filter(takesShelf).map(toShelfBooking),
    isAvailable: free.length > 0,
    specialClosingDates: catalogue.market.closingDays.filter(day => day >= range.first && day <= range.last),
    availableShelfIds: free.map(({ id }) => id),
    availableShelves: free,
    bookingRequestDates: daysFrom(range.first, range.last),
    bookingRequest: changed && toStaffsRequest(changed),
  }
}

/** What is asked about: a booking of the price from the first day, else all days. */
const rangeOf = (
  { market, prices, periods }: Catalogue,
  { dateStart: first, dateEnd: last, shelfPeriodPrice, fullRange }: Asked,
): { first: string; last: string } => {
  if (!shelfPeriodPrice || fullRange) return { first, last }
  const period = periods.get(prices.get(shelfPeriodPrice)?.bookingPeriod ?? '')
  if (!period) throw refuse(commonRefusals.not_found)
  return { first, last: bookingEnd(first, period, market.closingDays).last }
}

/** Refuses `not_found` for a price that is not there. A type that is not there has no shelves. */
const typesOf = ({ types, prices }: Catalogue, { shelfType, shelfPeriodPrice }: Asked): string[] => {
  const priced = shelfPeriodPrice ? prices.get(shelfPeriodPrice)?.shelfType : undefined
  if (shelfPeriodPrice && !priced) throw refuse(commonRefusals.not_found)
  const wanted = shelfType ?? priced
  return [...types.keys()].filter(type => type === (wanted ?? type))
}

/** A shelf's calendar, and its type. */
type Placed = ShelfCalendar & { shelfType: string }

const calendarsOf = async (market: string, shelfType: string): Promise<Placed[]> =>
  (await readCalendars(market, shelfType, { consistent: true })).map(calendar => ({ ...calendar, shelfType }))

interface FreeShelf {
  id: string
  name: string
  shelfType: string
  isNotEmptied: boolean
}

interface Preferred {
  except: string | undefined
  today: Day
  /** The ids of the shelves that are still full. */
  full: ReadonlySet<string>
  /** What the customer has on days of the range. */
  theirs: readonly { shelf: string }[]
}

/** The shelves that are free, the tightest gap first, then those beside the customer's others, and those last that are still full. */
const freeIn = (
  calendars: readonly Placed[],
  range: { first: Day; last: Day },
  { except, today, full, theirs }: Preferred,
): FreeShelf[] => {
  const now = nowSeconds()
  const others = calendars.map(calendar => (except ? release(calendar, except) : calendar))
  const free = others.filter(calendar => isFree(calendar, range.first, range.last, now))
  const own = calendars.filter(({ shelf }) => theirs.some(row => row.shelf === shelf.id))
  const names = own.map(({ shelf }) => shelf.name)
  return emptiedFirst(byFit(free, range, today, now, names), full).map(({ shelf, shelfType }) => ({
    ...shelf,
    shelfType,
    isNotEmptied: full.has(shelf.id),
  }))
}
