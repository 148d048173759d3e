import { openWish } from '#shared/bookings/moves.ts'
import { nowSeconds } from '../../kit/clock.ts'
import type { BookingRequest } from '../table/request.ts'

/** Where a tenant asks to have a booking, as tenant and staff see it; null when there is nothing to answer. */
export const shownWish = (request: BookingRequest) => {
  const wish = openWish(request, nowSeconds())
  if (!wish) return null
  const { shelf, dateStart, dateEnd, note, ts, lastDay } = wish
  return { shelf, dateStart, dateEnd, note, askedAt: ts, lastDay }
}
