import type * as z from 'zod/mini'
import { shownOffer } from '#shared/bookings/hand-over.ts'
import { keptWish } from '#shared/bookings/moves.ts'
import type { shelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { isAskedFor } from '#shared/bookings/states.ts'
import { NO_END, shelfStatusOf } from '#shared/bookings/takes-shelf.ts'
import { type Seconds, toMillis } from '#shared/kit/units.ts'
import { nowSeconds } from '../../kit/clock.ts'
import type { BookingRequest } from '../table/request.ts'

/** Who has a booking, who is to have it, and what staff wrote of it, as all of staff's calls answer it. */
export const staffsFields = (request: BookingRequest) => {
  const { buyer, byStaff, note = '' } = request
  return {
    customerName: buyer?.name || null,
    customerPhone: buyer?.phone || null,
    description: byStaff?.description ?? note,
    isBookingForMarket: byStaff?.isBookingForMarket ?? false,
    withholdFromSales: byStaff?.withholdFromSales ?? false,
    handOver: shownOffer(request, nowSeconds()) ?? null,
  }
}

/** How it stands with the payment request of a booking. */
export const askedFields = ({ status, askedTs, askedTo, askedUntil, hasLapsed = false }: BookingRequest) => ({
  askedAt: askedTs ?? null,
  askedTo: askedTo ?? null,
  askedUntil: isAskedFor(status) || hasLapsed ? (askedUntil ?? null) : null,
  hasLapsed,
})

/** A booking as staff's calendar shows it. One that takes no shelf any more is 0, available. */
export const toShelfBooking = (request: BookingRequest): z.output<typeof shelfBooking> => {
  const { byStaff } = request
  return {
    ...request,
    ...staffsFields(request),
    ...askedFields(request),
    status: shelfStatusOf(request),
    requestStatus: request.status,
    listPrice: request.price,
    price: request.discountedPrice,
    validUntil:
      byStaff && request.status === 'reserved' && request.expiresOn !== NO_END ? request.expiresOn : null,
    freedFrom: request.freedFrom ?? null,
    created: request.createdTs,
    paidAt: request.paidTs,
  }
}

/** A moment as the history shows it. */
const inWords = (at: Seconds | undefined): string | null =>
  at === undefined ? null : new Date(toMillis(at)).toISOString()

/** As the audit notes it: what people read, not ids. Money in minor units. */
export const asNoted = (request: BookingRequest | undefined): Record<string, unknown> | undefined => {
  if (!request) return undefined
  const { shelf, dateStart, dateEnd, price, discountedPrice, totalPrice, customer, byStaff } = request
  const { askedTo, askedTs, askedUntil, handedOn } = request
  const wish = keptWish(request)
  return {
    shelf: shelf.name,
    dateStart,
    dateEnd,
    status: shelfStatusOf(request),
    customer,
    listPrice: price,
    price: discountedPrice,
    totalPrice,
    ...(isAskedFor(request.status) && askedTs
      ? { linkSentTo: askedTo, linkSentAt: inWords(askedTs), linkValidUntil: inWords(askedUntil) }
      : {}),
    ...(wish
      ? { wishedStart: wish.dateStart, wishedShelf: wish.shelf?.name ?? null, wishedNote: wish.note }
      : {}),
    ...(handedOn ? { handedOnAt: inWords(handedOn.ts) } : {}),
    ...(byStaff
      ? {
          description: byStaff.description,
          isBookingForMarket: byStaff.isBookingForMarket,
          withholdFromSales: byStaff.withholdFromSales,
        }
      : {}),
  }
}
