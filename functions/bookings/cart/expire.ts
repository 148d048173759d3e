import { isHeld } from '#shared/bookings/states.ts'
import { NO_END } from '#shared/bookings/takes-shelf.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { nowSeconds } from '../../kit/clock.ts'
import { commit, retryOnConflict } from '../../kit/table.ts'
import { free, readCalendarsOf } from '../../shelves/table/calendar.ts'
import { endOfStaffsHold } from '../reserve/end-of-staffs-hold.ts'
import { endInCart } from '../table/cart.ts'
import { moveRequest, readRequests } from '../table/request.ts'

/**
 * Releases the shelf of a hold that ran out, a visitor's or staff's. Does nothing when the request was paid or removed.
 * A request with an open payment is released by payments, which asks the provider first (D13). Returns the end of the
 * hold, in Unix seconds, when that is still to come. Idempotent.
 */
export const expire = (market: string, id: string): Promise<number | undefined> =>
  retryOnConflict(async () => {
    const now = nowSeconds()
    const [request] = await readRequests(market, [id])
    if (!request || !isHeld(request.status)) return undefined
    if (now < request.expiresOn) return timerFor(request.expiresOn)
    if (request.status === 'payment_initiated') return undefined
    const [calendars, ended] = await Promise.all([
      readCalendarsOf(market, [request]),
      endOfStaffsHold(market, request),
    ])
    await commit([
      ...moveRequest(market, request, 'expire'),
      ...free(calendars, request.id),
      ...(request.byStaff ? [] : [endInCart(market, request.cartToken, [request.id], now)]),
      ...ended,
    ])
    return undefined
  })

/** Staff may have taken the end of a hold away; EventBridge Scheduler refuses a timer for the year 9999. */
const timerFor = (expiresOn: Seconds): Seconds | undefined => (expiresOn === NO_END ? undefined : expiresOn)
