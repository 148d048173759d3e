import { byWhen } from '#shared/bookings/by-when.ts'
import type { bookingsContract } from '#shared/bookings/contract.ts'
import { readLiveBookings } from '../customers/table/live-bookings.ts'
import { todayIn } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { PAGE_SIZE } from '../kit/list.ts'
import { readMarket } from '../markets/table/market.ts'
import { readCustomersHits } from './request-lists.ts'
import { readRequests } from './table/request.ts'
import { toStaffsRequest } from './to-staffs-request.ts'

/**
 * One page of a customer's bookings. Reads the rows by which a search finds them, which are small, and the items of the
 * page alone. A customer who is gone has what the books still hold.
 */
export const listCustomerBookings: Verb<typeof bookingsContract.listCustomerBookings> = async ({
  market,
  params,
  query: { page, status },
}) => {
  const [{ timeZone }, { hits, more }, { bookings }] = await Promise.all([
    readMarket(market),
    readCustomersHits(market, params.userNumber, status),
    readLiveBookings(market, params.userNumber),
  ])
  const today = todayIn({ timeZone })
  const live = new Set(bookings.filter(({ dateEnd }) => dateEnd >= today).map(({ id }) => id))
  const sorted = byWhen(hits, live, today)
  const shown = sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  const when = new Map(shown.map(one => [one.id, one.when]))
  const requests = await readRequests(
    market,
    shown.map(({ id }) => id),
  )
  return {
    results: requests
      // A shelf may be called as the customer is numbered.
      .filter(({ customer }) => customer === params.userNumber)
      .map(request => ({
        ...toStaffsRequest(request),
        when: when.get(request.id) ?? 'past',
        isByStaff: request.byStaff !== undefined,
      })),
    page,
    pagesCount: Math.max(1, Math.ceil(sorted.length / PAGE_SIZE)),
    ...(more ? { more: true as const } : {}),
  }
}
