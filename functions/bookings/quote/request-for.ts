/** Makes the booking request of a quote and its shelf. */

import { HOLD_SECONDS } from '#shared/bookings/rules.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import type { Seconds } from '#shared/kit/units.ts'
import type { Taken } from '#shared/shelves/calendar.ts'
import { newId } from '../../kit/ids.ts'
import type { BookingRequest } from '../table/request.ts'
import type { Quote } from './quote.ts'

export const requestFor = (
  quote: Quote,
  at: {
    token: string
    customer: { userNumber: string; email: string } | null
    shelf: { id: string; name: string }
    parent: BookingRequest | undefined
    /** The parent is known by the link of a mail alone. */
    isByLink: boolean
    now: Seconds
  },
): BookingRequest => {
  const { id, name, days, weeks, months } = quote.period
  return {
    id: newId(),
    version: 0,
    kind: 'request',
    type: quote.type,
    status: 'reserved',
    cartToken: at.token,
    shelfType: { id: quote.shelfType.id, name: quote.shelfType.name },
    shelf: at.shelf,
    shelfPeriodPrice: quote.price.id,
    bookingPeriod: { id, name, days, weeks, months },
    dateStartCustomer: quote.first,
    dateEndCustomer: quote.last,
    dateStart: quote.first,
    dateEnd: quote.last,
    eligibleClosingDays: quote.eligibleClosingDays,
    bookingAddons: quote.addons,
    ...quote.cost,
    addonsRefunded: false,
    customer: at.customer?.userNumber ?? null,
    customerEmail: at.customer?.email ?? null,
    parentBookingRequest: at.parent?.id ?? null,
    children: {},
    createdTs: at.now,
    statusTs: at.now,
    buyer: null,
    expiresOn: at.now + HOLD_SECONDS,
    paidTs: null,
    txId: null,
    payments: [],
    isRemoved: false,
    ...(at.isByLink ? { isByLink: true } : {}),
    ...(quote.cancellation.length ? { cancellation: quote.cancellation } : {}),
  }
}

/** The range that a held request takes in the calendar of its shelf. */
export const taken = (request: BookingRequest): Taken => ({
  first: request.dateStart,
  last: request.dateEnd,
  by: request.id,
  status: SHELF_BOOKING.reservedByRequest,
  until: request.expiresOn,
})
