import type * as z from 'zod/mini'
import type { staffsRequest } from '#shared/bookings/booking-request.ts'
import { sharesOf } from '#shared/bookings/commission.ts'
import { shelfStatusOf } from '#shared/bookings/takes-shelf.ts'
import { nowSeconds } from '../../kit/clock.ts'
import type { BookingRequest } from '../table/request.ts'
import { shownWish } from './shown-wish.ts'
import { toResponse } from './to-response.ts'
import { askedFields, staffsFields } from './to-shelf-booking.ts'

/** A booking request as staff see it. */
export const toStaffsRequest = (request: BookingRequest): z.output<typeof staffsRequest> => ({
  ...toResponse(request, nowSeconds()),
  ...sharesOf(request),
  version: request.version,
  txId: request.txId,
  hasFailedRefund: request.status === 'refund_failed' || request.hasFailedRefund === true,
  freedFrom: request.freedFrom ?? null,
  beginWishAt: request.beginWishTs ?? null,
  withdrawnAt: request.withdrawn?.ts ?? null,
  withdrawnAs: request.withdrawn?.kind ?? null,
  wish: shownWish(request),
  payer: request.handedOn?.payer ?? null,
  ...staffsFields(request),
  ...askedFields(request),
  shelfStatus: shelfStatusOf(request),
})
