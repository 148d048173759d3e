/** When a booking request must move by itself. */
import { holdDue, paymentRequestDue } from '#events/bookings.ts'
import type { RequestStatus } from '#shared/bookings/states.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { dueWith } from '../kit/due.ts'

interface Due {
  id: string
  status: RequestStatus
  expiresOn: Seconds
  askedUntil?: Seconds | undefined
}

/** The end of a hold, and of a payment request. */
export const whatIsDue = ({ id, status, expiresOn, askedUntil }: Due): Record<string, unknown> => {
  if (status === 'reserved') return dueWith(id, expiresOn, holdDue, { bookingRequest: id })
  // While a card window is open, its end decides.
  if (status === 'payment_request' && askedUntil)
    return dueWith(id, askedUntil, paymentRequestDue, { bookingRequest: id })
  return {}
}
