/** Shelf bookings: who has a shelf for which days, beside the shelf's calendar. */
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import type { Entity } from '../../kit/entity.ts'
import type { Write } from '../../kit/table.ts'
import type { BookingRequest } from './request.ts'

/** The shelf booking that a paid request becomes; it has the request's id. */
export const putShelfBooking = (market: string, request: BookingRequest): Write => ({
  put: {
    Item: {
      pk: `${market}#SHELF#${request.shelf.id}`,
      sk: `BOOKING#${request.dateStart}#${request.id}`,
      kind: 'shelf-booking',
      id: request.id,
      customer: request.customer,
      status: SHELF_BOOKING.bookedAndPaidOnline,
      dateStart: request.dateStart,
      dateEnd: request.dateEnd,
      shelf: request.shelf,
      bookingPeriod: request.bookingPeriod,
      price: request.totalPrice,
      isBookingForMarket: false,
    },
  },
})

export const entity: Entity = {
  kept: 'With the books of the shop.',
  open: ['putShelfBooking'],
  samples: {
    putShelfBooking: ['{market}', { id: '{request}', shelf: { id: '{shelf}' }, dateStart: '{dateStart}' }],
  },
}
