/** When a booking request must move by itself. */
import { handOverDue, holdDue, paymentRequestDue } from '#events/bookings.ts'
import type { RequestStatus } from '#shared/bookings/states.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { dueWith } from '../../../kit/due.ts'

interface Due {
  id: string
  status: RequestStatus
  expiresOn: Seconds
  askedUntil?: Seconds | undefined
  handOver?: { until: Seconds } | undefined
}

/** The end of a hold, of a payment request, and of an offer to hand the booking on. */
export const whatIsDue = ({ id, status, expiresOn, askedUntil, handOver }: Due): Record<string, unknown> => {
  if (status === 'reserved') return dueWith(id, expiresOn, holdDue, { bookingRequest: id })
  // While a card window is open, its end decides.
  if (status === 'payment_request' && askedUntil)
    return dueWith(id, askedUntil, paymentRequestDue, { bookingRequest: id })
  return handOver ? dueWith(id, handOver.until, handOverDue, { bookingRequest: id }) : {}
}
