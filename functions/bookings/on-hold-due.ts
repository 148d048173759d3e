import { bookingReserved } from '#events/bookings.ts'
import { subscriber } from '../kit/subscriber.ts'
import { expire } from './expire.ts'
import { watchHold } from './watch-hold.ts'

/** The hold is over, or nearly: then it is looked at again. */
export const handler = subscriber(bookingReserved, async ({ market, id, payload: { bookingRequest } }) => {
  const later = await expire(market, bookingRequest)
  if (later) await watchHold(market, bookingRequest, later, id)
})
