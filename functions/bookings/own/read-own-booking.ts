import type { bookingsContract } from '#shared/bookings/contract.ts'
import { todayIn } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { readOffers } from '../../shelves/table/catalogue.ts'
import { readOwnRequest } from '../table/request.ts'
import { readWhen } from './customers-page.ts'
import { readNeighbours } from './neighbours.ts'
import { toOwnBooking } from './to-own-booking.ts'

/** One of the caller's bookings. Refuses `not_found`, also for another customer's. */
export const readOwnBooking: Verb<typeof bookingsContract.readOwnBooking> = async ({
  market,
  caller,
  params,
}) => {
  const [catalogue, request] = await Promise.all([
    readOffers(market),
    readOwnRequest(market, params.id, caller.userNumber),
  ])
  const [when, neighbours] = await Promise.all([
    readWhen(market, request, todayIn(catalogue.market)),
    readNeighbours(market, [request]),
  ])
  return toOwnBooking(catalogue, neighbours, request, when)
}
