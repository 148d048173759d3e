import { bookingMoveDue, bookingMoved } from '#events/bookings.ts'
import { schedule } from '../kit/schedule.ts'
import { onEvent } from '../kit/subscriber.ts'

/** Sets the timers after which the customers of moved bookings hear of it. */
export default onEvent({
  on: bookingMoved,
  work: 'bookings',
  grants: ['schedules:bookings'],
  handle: async ({ market, id, payload: { bookingRequests, tellAt } }) => {
    for (const [n, bookingRequest] of bookingRequests.entries())
      await schedule(market, bookingMoveDue, { bookingRequest }, { at: tellAt, by: `${id}-${n}` })
  },
})
