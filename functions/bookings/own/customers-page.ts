import { byWhen, type When, whenOf } from '#shared/bookings/by-when.ts'
import type { RequestStatus } from '#shared/bookings/states.ts'
import type { Day } from '#shared/kit/day.ts'
import { readLiveBookings } from '../../customers/table/live-bookings.ts'
import { pageOf } from '../../kit/list.ts'
import { readCustomersHits } from '../table/request/search.ts'
import { type BookingRequest, readRequests } from '../table/request.ts'

interface Asked {
  page: number
  /** Any of these. */
  statuses?: readonly RequestStatus[] | undefined
  when?: When | undefined
}

interface CustomersPage {
  results: { request: BookingRequest; when: When }[]
  page: number
  pagesCount: number
  count: number
  more?: true
}

/**
 * One page of a customer's bookings, for staff and for the customer. Reads the rows by which a search finds them, which
 * are small, the few bookings that are live, because only they know the days that were bought, and the others of the page.
 */
export const readCustomersPage = async (
  market: string,
  userNumber: string,
  today: Day,
  { page, statuses, when }: Asked,
): Promise<CustomersPage> => {
  const [{ hits, more }, liveIds] = await Promise.all([
    readCustomersHits(market, userNumber, statuses),
    readLiveIds(market, userNumber, today),
  ])
  const live = await readById(
    market,
    hits.filter(({ id }) => liveIds.has(id)),
  )
  const sorted = hits
    .map(({ id, dateStart }) => {
      const booking = live.get(id)
      return booking
        ? { id, dateStart: booking.dateStartCustomer, when: whenOf(booking, true, today) }
        : { id, dateStart, when: 'past' as const }
    })
    .filter(one => !when || one.when === when)
    .sort(byWhen)
  const { results: shown, ...rest } = pageOf(sorted, page)
  const others = await readById(
    market,
    shown.filter(({ id }) => !live.has(id)),
  )
  return {
    results: shown.flatMap(one => {
      const request = live.get(one.id) ?? others.get(one.id)
      // A shelf may be called as the customer is numbered.
      return request?.customer === userNumber ? [{ request, when: one.when }] : []
    }),
    ...rest,
    ...(more ? { more: true as const } : {}),
  }
}

/** When a single booking is, by the same rule as in the list. */
export const readWhen = async (market: string, booking: BookingRequest, today: Day): Promise<When> => {
  const { id, customer } = booking
  const liveIds = customer ? await readLiveIds(market, customer, today) : undefined
  return whenOf(booking, liveIds?.has(id) ?? false, today)
}

/** The customer's bookings that are not over or given back. */
const readLiveIds = async (market: string, userNumber: string, today: Day): Promise<Set<string>> => {
  const { bookings } = await readLiveBookings(market, userNumber)
  return new Set(bookings.filter(({ dateEnd }) => dateEnd >= today).map(({ id }) => id))
}

const readById = async (
  market: string,
  rows: readonly { id: string }[],
): Promise<Map<string, BookingRequest>> => {
  const requests = await readRequests(
    market,
    rows.map(({ id }) => id),
  )
  return new Map(requests.map(request => [request.id, request]))
}
