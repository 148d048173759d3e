/** Shelf bookings: who has a shelf for which days, beside the shelf's calendar. */
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import type { Entity } from '../../kit/entity.ts'
import type { Key, Write } from '../../kit/table.ts'
import type { BookingRequest } from './request.ts'

const keyOf = (market: string, { id, shelf, dateStart }: BookingRequest): Key => ({
  pk: `${market}#SHELF#${shelf.id}`,
  sk: `BOOKING#${dateStart}#${id}`,
})

/** The shelf booking that a paid request becomes; it has the request's id. */
export const putShelfBooking = (market: string, request: BookingRequest): Write => ({
  put: {
    Item: {
      ...keyOf(market, request),
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

/** Another customer has the shelf booking of a request. */
export const giveShelfBooking = (market: string, request: BookingRequest, customer: string): Write => ({
  update: {
    Key: keyOf(market, request),
    UpdateExpression: 'SET customer = :customer',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':customer': customer },
  },
})

export const entity: Entity = {
  kept: 'With the books of the shop.',
  open: ['putShelfBooking'],
  samples: {
    giveShelfBooking: [
      '{market}',
      { id: '{request}', shelf: { id: '{shelf}' }, dateStart: '{dateStart}' },
      '{userNumber}',
    ],
    putShelfBooking: ['{market}', { id: '{request}', shelf: { id: '{shelf}' }, dateStart: '{dateStart}' }],
  },
}
