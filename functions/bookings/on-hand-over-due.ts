import { handOverDue, handOverEnded } from '#events/bookings.ts'
import { isBooked } from '#shared/bookings/states.ts'
import { nowSeconds } from '../kit/clock.ts'
import { emit } from '../kit/outbox.ts'
import { schedule } from '../kit/schedule.ts'
import { onTask } from '../kit/subscriber.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { withoutOffer } from './hand-over/hand-over.ts'
import { readRequests } from './table/request.ts'

/**
 * Ends an offer whose time is over, so that the booking names the friend no more, and tells the tenant. For a
 * booking that was refunded meanwhile no mail goes out. A task that comes before the end of the offer, because the booking
 * has a later offer by now, schedules itself again.
 */
export default onTask({
  on: handOverDue,
  grants: ['table:read', 'table:write', 'schedules:bookings'],
  handle: async ({ market, id, payload: { bookingRequest } }) => {
    const endsAt = await retryOnConflict(async () => {
      const [booking] = await readRequests(market, [bookingRequest])
      if (!booking?.handOver) return undefined
      const { until, name } = booking.handOver
      if (nowSeconds() < until) return until
      const ended = emit(market, handOverEnded, { bookingRequest, how: 'lapsed', name })
      await commit([...withoutOffer(market, booking), ...(isBooked(booking.status) ? [ended] : [])])
      return undefined
    })
    if (endsAt) await schedule(market, handOverDue, { bookingRequest }, { at: endsAt, by: id })
  },
})
