import { bookingReserved } from '#events/bookings.ts'
import { envelope } from '../kit/outbox.ts'
import { schedule } from '../kit/schedule.ts'
import { subscriber } from '../kit/subscriber.ts'

/** Somebody must look again when the hold ends. */
export const handler = subscriber(bookingReserved, ({ market, payload }) =>
  schedule(
    `hold-${payload.bookingRequest}`,
    payload.expiresOn,
    'bookings-on-hold-due',
    envelope(market, bookingReserved, payload),
  ),
)
