import { bookingReserved } from '#events/bookings.ts'
import { subscriber } from '../kit/subscriber.ts'
import { watchHold } from './watch-hold.ts'

/** Somebody must look again when the hold ends. */
export const handler = subscriber(bookingReserved, ({ market, id, payload }) =>
  watchHold(market, payload.bookingRequest, payload.expiresOn, id),
)
