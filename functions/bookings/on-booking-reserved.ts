import { bookingReserved } from '#events/bookings.ts'
import { onEvent } from '../kit/subscriber.ts'
import { watchHold } from './watch-hold.ts'

/** Sets the timer of a hold. */
export default onEvent({
  on: bookingReserved,
  work: 'bookings',
  grants: ['schedules:bookings'],
  handle: ({ market, id, payload }) => watchHold(market, payload.bookingRequest, payload.expiresOn, id),
})
