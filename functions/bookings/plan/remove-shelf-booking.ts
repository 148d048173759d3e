import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { isStaffs } from '#shared/bookings/staff-booking.ts'
import type { shelfBookingsCalls } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { isAskedFor } from '#shared/bookings/states.ts'
import { isReturned } from '#shared/bookings/takes-shelf.ts'
import { refuse } from '#shared/kit/refusal.ts'
import type { Verb } from '../../kit/http.ts'
import { commit, retryOnConflict } from '../../kit/table.ts'
import { readMarket } from '../../markets/table/market.ts'
import { putRequest, readRequest, readRequests } from '../table/request.ts'
import { checkTouchable } from './moved-booking.ts'
import { rebook } from './rebook.ts'

/**
 * Deletes staff's own booking, whose shelf is free at once. What extended it becomes a booking of its own: each change
 * of an extension is noted on what it extends. Refuses `held_by_visitor`, `payment_request_out`,
 * `status_not_possible` for one whose money went back, `refund_first`, `not_found`.
 */
export const removeShelfBooking: Verb<typeof shelfBookingsCalls.removeShelfBooking> = async ({
  market,
  caller,
  params,
}) => {
  const settings = await readMarket(market)
  await retryOnConflict(async () => {
    const before = await readRequest(market, params.id)
    checkTouchable(before)
    if (isAskedFor(before.status)) throw refuse(bookingRefusals.payment_request_out)
    if (isReturned(before.status)) throw refuse(bookingRefusals.status_not_possible)
    if (!isStaffs(before)) throw refuse(bookingRefusals.refund_first)
    const extensions = await readRequests(market, Object.keys(before.children))
    await commit([
      ...(await rebook(settings, caller, [{ before }])),
      ...extensions.flatMap(one => putRequest(market, { ...one, parentBookingRequest: null })),
    ])
  })
}
