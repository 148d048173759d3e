import { bookingReserved, holdDue } from '#events/bookings.ts'
import { schedule } from '../kit/schedule.ts'
import { onEvent } from '../kit/subscriber.ts'

/** Sets the timer of a hold. */
export default onEvent({
  on: bookingReserved,
  work: 'bookings',
  grants: ['schedules:bookings'],
  handle: ({ market, id, payload: { bookingRequest, expiresOn } }) =>
    schedule(market, holdDue, { bookingRequest }, { at: expiresOn, by: id }),
})
