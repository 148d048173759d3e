import { bookingReserved } from '#events/bookings.ts'
import { subscriber } from '../kit/subscriber.ts'
import { expire } from './expire.ts'

export const handler = subscriber(bookingReserved, ({ market, payload }) =>
  expire(market, payload.bookingRequest),
)
