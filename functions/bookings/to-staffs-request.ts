import type * as z from 'zod/mini'
import type { staffsRequest } from '#shared/bookings/booking-request.ts'
import { sharesOf } from '#shared/bookings/commission.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { takesShelf } from '#shared/bookings/takes-shelf.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { BookingRequest } from './table/request.ts'
import { toResponse } from './to-response.ts'

/** A booking request as staff see it. */
export const toStaffsRequest = (request: BookingRequest): z.output<typeof staffsRequest> => ({
  ...toResponse(request, nowSeconds()),
  ...sharesOf(request),
  version: request.version,
  txId: request.txId,
  hasFailedRefund: request.status === 'refund_failed' || request.hasFailedRefund === true,
  freedFrom: request.freedFrom ?? null,
  customerName: request.buyer?.name || null,
  customerPhone: request.buyer?.phone || null,
  shelfStatus: takesShelf(request)?.status ?? SHELF_BOOKING.available,
  description: request.byStaff?.description ?? '',
  isBookingForMarket: request.byStaff?.isBookingForMarket ?? false,
  withholdFromSales: request.byStaff?.withholdFromSales ?? false,
})
