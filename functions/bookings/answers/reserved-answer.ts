import type { BookingRequest } from '../table/request.ts'

/** What a visitor is told of a shelf that is theirs for 900 seconds. */
export const reservedAnswer = (request: BookingRequest) => ({
  id: request.id,
  cartToken: request.cartToken,
  reservedTs: request.createdTs,
  expiresOn: request.expiresOn,
  dateStart: request.dateStart,
  dateEnd: request.dateEnd,
  eligibleClosingDays: request.eligibleClosingDays,
  discountedPrice: request.discountedPrice,
  totalPrice: request.totalPrice,
  shelf: request.shelf,
})
