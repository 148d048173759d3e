/** Whether a booking can be extended, until when, and why not (specification 4, decisions D33, D58). */
import { addDays, type Day } from '../kit/day.ts'
import type { Reason } from '../kit/reasons.ts'
import { kitRefusals } from '../kit/refusals.ts'
import { marketRefusals } from '../markets/refusals.ts'
import { takesBookings } from '../markets/rules.ts'
import { EXTENSION_DAYS } from '../shelves/calendar.ts'
import { bookingRefusals } from './refusals.ts'
import { isExtended, isExtensionHeld } from './rules.ts'
import { isAskedFor, isBooked, type RequestStatus } from './states.ts'

type Market = Parameters<typeof takesBookings>[0] & { customerAccessToBooking: boolean }

interface Extendable {
  status: RequestStatus
  dateEnd: Day
  /** The status of each extension, by its id. */
  children: Readonly<Record<string, RequestStatus>>
}

/** The last day on which a booking that ends on a day can be extended (specification 9). */
export const extendableUntil = (dateEnd: Day): Day => addDays(dateEnd, EXTENSION_DAYS)

/**
 * Why a market lets its tenants book nothing; undefined when they can. A visitor with a link needs no access of their
 * own: `isTenant` false leaves that switch out.
 */
export const whyNotBook = (market: Market, isTenant = true): Reason | undefined => {
  if (!takesBookings(market)) return marketRefusals.online_booking_off
  return isTenant && !market.customerAccessToBooking ? kitRefusals.not_enabled : undefined
}

/**
 * Why a booking cannot be extended today, whoever asks: `extension_under_way` while an extension is held and not paid,
 * `already_extended`, `not_paid`, `extension_not_allowed` for one that does not stand, `extension_too_late`. Undefined
 * when it can. The booking's own reason comes first, because a tenant understands that best.
 */
export const whyNotExtend = ({ status, dateEnd, children }: Extendable, today: Day): Reason | undefined => {
  if (isExtensionHeld(Object.values(children))) return bookingRefusals.extension_under_way
  if (isExtended(Object.values(children))) return bookingRefusals.already_extended
  if (isAskedFor(status)) return bookingRefusals.not_paid
  if (!isBooked(status)) return bookingRefusals.extension_not_allowed
  return extendableUntil(dateEnd) < today ? bookingRefusals.extension_too_late : undefined
}
