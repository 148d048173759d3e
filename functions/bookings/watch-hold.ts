import { bookingReserved } from '#events/bookings.ts'
import { envelope } from '../kit/outbox.ts'
import { schedule } from '../kit/schedule.ts'

/** Looks at a hold when it has ended, in Unix seconds. `by` is the message that asks: told twice, it is one look. */
export const watchHold = (
  market: string,
  bookingRequest: string,
  expiresOn: number,
  by: string,
): Promise<void> =>
  schedule(
    `hold-${by}`,
    expiresOn,
    'bookings-on-hold-due',
    envelope(market, bookingReserved, { bookingRequest, expiresOn }),
  )
