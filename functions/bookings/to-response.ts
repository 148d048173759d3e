/** A booking request as every call answers it (docs/product/calls.md). */
import type { BookingRequestAnswer } from '#shared/bookings/contract.ts'
import { statusNow } from '#shared/bookings/rules.ts'
import { toWire } from '#shared/kit/money.ts'
import type { BookingRequest } from './table/request.ts'

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString()

/** `now` in Unix seconds: a hold that has run out shows as expired before it is tidied. */
export const toResponse = (request: BookingRequest, now: number): BookingRequestAnswer => ({
  id: request.id,
  kind: request.kind,
  type: request.type,
  status: statusNow(request.status, request.expiresOn, now),
  dateStart: request.dateStart,
  dateEnd: request.dateEnd,
  dateStartCustomer: request.dateStartCustomer,
  dateEndCustomer: request.dateEndCustomer,
  shelfType: request.shelfType,
  shelfPeriodPrice: { id: request.shelfPeriodPrice, bookingPeriod: request.bookingPeriod },
  shelfTypeName: request.shelfType.name,
  bookingPeriodLabel: request.bookingPeriod.name,
  shelf: request.shelf,
  customer: request.customer,
  customerEmail: request.customerEmail,
  bookingAddons: request.bookingAddons.map(line => ({
    ...line,
    unitPrice: toWire(line.unitPrice),
    totalPrice: toWire(line.totalPrice),
  })),
  price: toWire(request.price),
  discountPercent: request.discountPercent,
  discountedPrice: toWire(request.discountedPrice),
  totalPrice: toWire(request.totalPrice),
  addonsRefunded: request.addonsRefunded,
  parentBookingRequest: request.parentBookingRequest,
  childrenIds: Object.keys(request.children),
  childrenStatuses: Object.values(request.children),
  eligibleClosingDays: request.eligibleClosingDays,
  created: iso(request.createdTs),
  reservedAt: iso(request.createdTs),
  expiresOn: request.expiresOn,
  paidAt: request.paidTs === null ? null : iso(request.paidTs),
})
