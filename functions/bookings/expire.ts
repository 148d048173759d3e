import { isHeld } from '#shared/bookings/states.ts'
import { endLiveBookings } from '../customers/table/live-bookings.ts'
import { nowSeconds } from '../kit/clock.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { free, readCalendarsOf } from '../shelves/table/calendar.ts'
import { endInCart } from './table/cart.ts'
import { moveRequest, readRequests } from './table/request.ts'

/**
 * Releases the shelf of a hold that ran out, a visitor's or staff's. Does nothing when the request was paid or removed. A request with an
 * open payment is released by payments, which asks the provider first (D13). Returns the end of the hold, in Unix
 * seconds, when that is still to come. Idempotent.
 */
export const expire = (market: string, id: string): Promise<number | undefined> =>
  retryOnConflict(async () => {
    const now = nowSeconds()
    const [request] = await readRequests(market, [id])
    if (!request || !isHeld(request.status)) return undefined
    if (now < request.expiresOn) return request.expiresOn
    if (request.status === 'payment_initiated') return undefined
    const calendars = await readCalendarsOf(market, [request])
    await commit([
      ...moveRequest(market, request, 'expire'),
      ...free(calendars, request.id),
      ...(request.byStaff ? [] : [endInCart(market, request.cartToken, [request.id], now)]),
      ...(request.byStaff && request.customer
        ? [endLiveBookings(market, request.customer, [request.id])]
        : []),
    ])
    return undefined
  })
