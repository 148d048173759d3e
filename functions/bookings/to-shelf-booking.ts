import type * as z from 'zod/mini'
import type { shelfBooking } from '#shared/bookings/shelf-bookings-calls.ts'
import { isAskedFor, SHELF_BOOKING } from '#shared/bookings/states.ts'
import { NO_END, takesShelf } from '#shared/bookings/takes-shelf.ts'
import type { BookingRequest } from './table/request.ts'

/** A booking as staff's calendar shows it. One that takes no shelf any more is 0, available. */
export const toShelfBooking = (request: BookingRequest): z.output<typeof shelfBooking> => {
  const { byStaff, buyer } = request
  const taken = takesShelf(request)
  return {
    ...request,
    status: taken?.status ?? SHELF_BOOKING.available,
    requestStatus: request.status,
    customerName: buyer?.name || null,
    customerPhone: buyer?.phone || null,
    listPrice: request.price,
    price: request.discountedPrice,
    description: byStaff?.description ?? '',
    isBookingForMarket: byStaff?.isBookingForMarket ?? false,
    withholdFromSales: byStaff?.withholdFromSales ?? false,
    validUntil:
      byStaff && request.status === 'reserved' && request.expiresOn !== NO_END ? request.expiresOn : null,
    created: request.createdTs,
    paidAt: request.paidTs,
    askedUntil: isAskedFor(request.status) ? (request.askedUntil ?? null) : null,
    hasLapsed: request.hasLapsed ?? false,
  }
}

/** As the audit notes it: what people read, not ids. Money in minor units. */
export const asNoted = (request: BookingRequest | undefined): Record<string, unknown> | undefined => {
  if (!request) return undefined
  const { shelf, dateStart, dateEnd, price, discountedPrice, totalPrice, customer, byStaff } = request
  return {
    shelf: shelf.name,
    dateStart,
    dateEnd,
    status: takesShelf(request)?.status ?? SHELF_BOOKING.available,
    customer,
    listPrice: price,
    price: discountedPrice,
    totalPrice,
    ...(byStaff
      ? {
          description: byStaff.description,
          isBookingForMarket: byStaff.isBookingForMarket,
          withholdFromSales: byStaff.withholdFromSales,
        }
      : {}),
  }
}

/** What people call a booking in the audit: its shelf and who has it. */
export const nameOf = ({ shelf, buyer, byStaff }: BookingRequest): string =>
  [shelf.name, buyer?.name || byStaff?.description].filter(Boolean).join(', ')
