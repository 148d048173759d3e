import { byWhen, type When } from '#shared/bookings/by-when.ts'
import type { RequestStatus } from '#shared/bookings/states.ts'
import type { Day } from '#shared/kit/day.ts'
import { readLiveBookings } from '../customers/table/live-bookings.ts'
import { PAGE_SIZE } from '../kit/list.ts'
import { readCustomersHits } from './request-lists.ts'
import { type BookingRequest, readRequests } from './table/request.ts'

interface Asked {
  page: number
  status?: RequestStatus | undefined
  when?: When | undefined
}

interface CustomersPage {
  results: { request: BookingRequest; when: When }[]
  page: number
  pagesCount: number
  more?: true
}

/**
 * One page of a customer's bookings, for staff and for the customer. Reads the rows by which a search finds them, which
 * are small, and the items of the page alone.
 */
export const readCustomersPage = async (
  market: string,
  userNumber: string,
  today: Day,
  { page, status, when }: Asked,
): Promise<CustomersPage> => {
  const [{ hits, more }, { bookings }] = await Promise.all([
    readCustomersHits(market, userNumber, status),
    readLiveBookings(market, userNumber),
  ])
  const live = new Set(bookings.filter(({ dateEnd }) => dateEnd >= today).map(({ id }) => id))
  const sorted = byWhen(hits, live, today).filter(hit => !when || hit.when === when)
  const shown = sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  const whens = new Map(shown.map(one => [one.id, one.when]))
  const requests = await readRequests(
    market,
    shown.map(({ id }) => id),
  )
  return {
    results: requests
      // A shelf may be called as the customer is numbered.
      .filter(({ customer }) => customer === userNumber)
      .map(request => ({ request, when: whens.get(request.id) ?? 'past' })),
    page,
    pagesCount: Math.max(1, Math.ceil(sorted.length / PAGE_SIZE)),
    ...(more ? { more: true as const } : {}),
  }
}

/** When a single booking is, by the same rule as in the list. */
export const whenOf = async (
  market: string,
  { id, customer, dateStart }: Pick<BookingRequest, 'id' | 'customer' | 'dateStart'>,
  today: Day,
): Promise<When> => {
  const { bookings } = customer ? await readLiveBookings(market, customer) : { bookings: [] }
  const live = bookings.filter(({ dateEnd }) => dateEnd >= today).map(one => one.id)
  return byWhen([{ id, dateStart }], new Set(live), today)[0]?.when ?? 'past'
}
