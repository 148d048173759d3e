import type * as z from 'zod/mini'
import type { bookingRequest } from '#shared/bookings/booking-request.ts'
import { statusNow } from '#shared/bookings/rules.ts'
import type { Seconds } from '#shared/kit/units.ts'
import type { BookingRequest } from '../table/request.ts'

/**
 * A booking request as every call answers it (docs/product/calls.md). `serve` drops the fields that the contract
 * does not declare. A hold that ran out shows as expired even before a worker has expired it.
 */
export const toResponse = (request: BookingRequest, now: Seconds): z.output<typeof bookingRequest> => ({
  ...request,
  status: statusNow(request.status, request.expiresOn, now),
  shelfPeriodPrice: { id: request.shelfPeriodPrice, bookingPeriod: request.bookingPeriod },
  shelfTypeName: request.shelfType.name,
  bookingPeriodLabel: request.bookingPeriod.name,
  childrenIds: Object.keys(request.children),
  childrenStatuses: Object.values(request.children),
  created: request.createdTs,
  reservedAt: request.createdTs,
  paidAt: request.paidTs,
})
