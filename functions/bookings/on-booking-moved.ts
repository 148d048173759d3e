import { bookingMoveDue, bookingMoved } from '#events/bookings.ts'
import { schedule } from '../kit/schedule.ts'
import { onEvent } from '../kit/subscriber.ts'

/** Sets the timer after which the customer of a moved booking hears of it. */
export default onEvent({
  on: bookingMoved,
  work: 'bookings',
  grants: ['schedules:bookings'],
  handle: async ({ market, id, payload: { bookingRequest, tellAt } }) =>
    schedule(market, bookingMoveDue, { bookingRequest }, { at: tellAt, by: id }),
})
