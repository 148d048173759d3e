/** How it stands with the payment request of a booking (D33), for the calendar's sheet and for the page of the booking. */
import type { requestsCalls } from '#shared/bookings/staff-requests-calls.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { type RequestStatus, SHELF_BOOKING } from '#shared/bookings/states.ts'
import type { Answer } from '#shared/kit/contract.ts'

type StaffsRequest = Answer<typeof requestsCalls.readRequest>

/** What both ways to read a booking answer of it. */
export interface Asked
  extends Pick<
    ShelfBooking,
    | 'id'
    | 'version'
    | 'shelf'
    | 'customer'
    | 'dateStart'
    | 'dateEnd'
    | 'totalPrice'
    | 'paidAt'
    | 'isBookingForMarket'
    | 'askedAt'
    | 'askedTo'
    | 'askedUntil'
    | 'hasLapsed'
  > {
  shelfStatus: number
  requestStatus: RequestStatus
}

export const ofShelfBooking = (booking: ShelfBooking): Asked => ({ ...booking, shelfStatus: booking.status })

export const ofRequest = (request: StaffsRequest): Asked => ({ ...request, requestStatus: request.status })

/**
 * open: can be asked for · lapsed: the last link ran out without money · over: the last one was taken back · out: a link
 * works · paying: and its card window is open · paid: by the link · settled: in another way.
 */
export type AskedState = 'none' | 'open' | 'lapsed' | 'over' | 'out' | 'paying' | 'paid' | 'settled'

export const stateOf = (asked: Asked): AskedState => {
  const { shelfStatus, requestStatus, isBookingForMarket, askedAt, hasLapsed } = asked
  if (requestStatus === 'payment_request_payment_initiated') return 'paying'
  if (shelfStatus === SHELF_BOOKING.waitingForPayment) return 'out'
  if (shelfStatus === SHELF_BOOKING.bookedNotPaid && !isBookingForMarket) {
    if (hasLapsed) return 'lapsed'
    return askedAt ? 'over' : 'open'
  }
  if (!askedAt) return 'none'
  if (shelfStatus === SHELF_BOOKING.bookedAndPaidOnline) return 'paid'
  return shelfStatus === SHELF_BOOKING.bookedAndPaid ? 'settled' : 'none'
}

/** A link works: it can be sent again, taken back, or its money can be said to be paid otherwise. */
export const isOut = (state: AskedState): boolean => state === 'out' || state === 'paying'

/** The money can be asked for. */
export const canAsk = (state: AskedState): boolean =>
  state === 'open' || state === 'lapsed' || state === 'over' || isOut(state)
