/** For which days a booking request takes its shelf, and how (specification 4, decision D32). */
import { addDays, type Day } from '../kit/day.ts'
import type { Seconds } from '../kit/units.ts'
import type { Taken } from '../shelves/calendar.ts'
import { isAskedFor, isBooked, type RequestStatus, SHELF_BOOKING } from './states.ts'

/** The end of a hold of staff that has none: the last second of the year 9999. */
export const NO_END: Seconds = 253_402_300_799

interface TakesShelf {
  id: string
  status: RequestStatus
  dateStart: Day
  dateEnd: Day
  expiresOn: Seconds
  /** How staff's own booking stands: 1, 2 or 3; 5 once it was paid online. */
  byStaff?: { status: number } | undefined
  /** The first day on which the shelf of a refunded booking is free again. */
  freedFrom?: Day | undefined
}

const RETURNED: readonly RequestStatus[] = ['refund_initiated', 'refunded', 'refund_failed']

/** Its money is back or on the way, so it is over; its shelf may still be emptied. */
export const isReturned = (status: RequestStatus): boolean => RETURNED.includes(status)

/** The range that a request has in its shelf's calendar; undefined when it takes no shelf. */
export const takesShelf = (request: TakesShelf): Taken | undefined => {
  const { id: by, status, dateStart: first, dateEnd: last, freedFrom, byStaff, expiresOn } = request
  const agreed = byStaff?.status ?? SHELF_BOOKING.bookedAndPaidOnline
  if (status === 'reserved')
    return {
      first,
      last,
      by,
      status: byStaff ? SHELF_BOOKING.reserved : SHELF_BOOKING.reservedByRequest,
      until: expiresOn === NO_END ? 0 : expiresOn,
    }
  if (status === 'payment_initiated')
    return { first, last, by, status: SHELF_BOOKING.reservedByRequest, until: 0 }
  if (isBooked(status)) return { first, last, by, status: agreed, until: 0 }
  if (isAskedFor(status)) return { first, last, by, status: SHELF_BOOKING.waitingForPayment, until: 0 }
  if (isReturned(status) && freedFrom && freedFrom > first)
    return { first, last: addDays(freedFrom, -1), by, status: agreed, until: 0 }
  return undefined
}

/** The shelf booking status of a request: 0, available, when it takes no shelf. */
export const shelfStatusOf = (request: TakesShelf): number =>
  takesShelf(request)?.status ?? SHELF_BOOKING.available
