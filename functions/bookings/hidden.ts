import type * as z from 'zod/mini'
import type { bookingRequest } from '#shared/bookings/booking-request.ts'
import { maskedEmail } from '#shared/kit/masked.ts'

type Shown = z.output<typeof bookingRequest>

/** A booking for somebody who has no more than a link to it, which may have been passed on. */
export const hidden = (request: Shown) => ({
  ...request,
  customer: null,
  customerEmail: request.customerEmail && maskedEmail(request.customerEmail),
  customerName: null,
  txId: null,
})
