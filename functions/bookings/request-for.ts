/** A wish that found its shelf, as the booking request that is stored. */
import { HOLD_SECONDS } from '#shared/bookings/rules.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import type { Taken } from '#shared/shelves/calendar.ts'
import { newId } from '../kit/ids.ts'
import type { BookingRequest } from './table.ts'
import type { Wish } from './wish.ts'

export const requestFor = (
  wish: Wish,
  at: {
    token: string
    customer: { userNumber: string; email: string } | null
    shelf: { id: string; name: string }
    parent: BookingRequest | undefined
    now: number
  },
): BookingRequest => ({
  id: newId(),
  version: 0,
  kind: 'request',
  type: wish.type,
  status: 'reserved',
  cartToken: at.token,
  shelfType: { id: wish.shelfType.id, name: wish.shelfType.name },
  shelf: at.shelf,
  shelfPeriodPrice: wish.price.id,
  bookingPeriod: wish.period,
  dateStartCustomer: wish.first,
  dateEndCustomer: wish.last,
  dateStart: wish.first,
  dateEnd: wish.last,
  eligibleClosingDays: wish.eligibleClosingDays,
  bookingAddons: wish.addons,
  ...wish.cost,
  addonsRefunded: false,
  customer: at.customer?.userNumber ?? null,
  customerEmail: at.customer?.email ?? null,
  parentBookingRequest: at.parent?.id ?? null,
  children: {},
  createdTs: at.now,
  expiresOn: at.now + HOLD_SECONDS,
  paidTs: null,
  txId: null,
  payments: [],
  letGo: false,
})

/** What a request takes on its shelf while it is held: until its time runs out. */
export const taken = (request: BookingRequest): Taken => ({
  first: request.dateStart,
  last: request.dateEnd,
  by: request.id,
  status: SHELF_BOOKING.reservedByRequest,
  until: request.expiresOn,
})
