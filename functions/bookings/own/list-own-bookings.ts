import type { bookingsContract } from '#shared/bookings/contract.ts'
import { statusesOfFilter } from '#shared/bookings/states.ts'
import { todayIn } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { readOffers } from '../../shelves/table/catalogue.ts'
import { readCustomersPage } from './customers-page.ts'
import { readNeighbours } from './neighbours.ts'
import { toOwnBooking } from './to-own-booking.ts'

/** One page of the caller's bookings, made online and by staff alike, with what can be done with each. */
export const listOwnBookings: Verb<typeof bookingsContract.listOwnBookings> = async ({
  market,
  caller,
  query,
}) => {
  const catalogue = await readOffers(market)
  const today = todayIn(catalogue.market)
  const { page, when, status } = query
  const asked = { page, when, statuses: status && statusesOfFilter(status) }
  const { results, ...rest } = await readCustomersPage(market, caller.userNumber, today, asked)
  const neighbours = await readNeighbours(
    market,
    results.map(({ request }) => request),
  )
  return {
    ...rest,
    results: await Promise.all(
      results.map(({ request, when }) => toOwnBooking(catalogue, neighbours, request, when)),
    ),
  }
}
