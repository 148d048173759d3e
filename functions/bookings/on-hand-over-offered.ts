import { handOverDue, handOverOffered } from '#events/bookings.ts'
import { schedule } from '../kit/schedule.ts'
import { onEvent } from '../kit/subscriber.ts'
import { readRequests } from './table/request.ts'

/** Sets the timer of an offer to hand a booking on. */
export default onEvent({
  on: handOverOffered,
  work: 'bookings',
  grants: ['table:read', 'schedules:bookings'],
  handle: async ({ market, id, payload: { bookingRequest, offer } }) => {
    const [request] = await readRequests(market, [bookingRequest])
    if (request?.handOver?.id === offer)
      await schedule(market, handOverDue, { bookingRequest }, { at: request.handOver.until, by: id })
  },
})
