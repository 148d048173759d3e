import type * as z from 'zod/mini'
import type { bookingRequest } from '#shared/bookings/booking-request.ts'
import { maskedEmail } from '#shared/kit/masked.ts'

type Shown = z.output<typeof bookingRequest>

/** A booking as whoever has its link sees it. The tenant may have passed the link on, so it names nobody. */
export const maskedRequest = (request: Shown) => ({
  ...request,
  customer: null,
  customerEmail: request.customerEmail && maskedEmail(request.customerEmail),
  customerName: null,
  txId: null,
})
