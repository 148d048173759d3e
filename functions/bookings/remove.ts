import type { bookingsContract } from '#shared/bookings/contract.ts'
import { mayDelete } from '#shared/bookings/rules.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { nowSeconds, todayIn } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { free, readCalendarsOf } from '../shelves/table/calendar.ts'
import { removeFromCart } from './table/cart.ts'
import { moveRequest, readRequest } from './table/request.ts'

/** Removes a reservation from its cart and frees its shelf at once. A payment that still arrives for it is refunded. */
export const remove: Verb<typeof bookingsContract.remove> = async ({ market, body }) => {
  const { timeZone } = await readMarket(market)
  await retryOnConflict(async () => {
    const seconds = nowSeconds()
    const request = await readRequest(market, body.bookingRequest)
    const today = todayIn({ timeZone })
    if (request.cartToken !== body.cartToken || !mayDelete(request, { now: seconds, today })) {
      throw refuse(commonRefusals.not_found)
    }
    const calendars = await readCalendarsOf(market, [request])
    await commit([
      ...moveRequest(market, { ...request, isRemoved: true }, 'expire'),
      ...free(calendars, request.id),
      removeFromCart(market, request.cartToken, request.id),
    ])
  })
  return undefined
}
