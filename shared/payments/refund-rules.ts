/** What of a booking that was paid online can be given back, and what a refund by staff does to it (D35). */
import { isBooked, type RequestStatus } from '../bookings/states.ts'
import type { Day } from '../kit/day.ts'
import type { Minor } from '../kit/units.ts'

/** The most refunds of a part of what one payment paid. */
export const MOST_PARTIAL_REFUNDS = 25

interface Refundable {
  /** The rent, and the rent with the services. */
  discountedPrice: Minor
  totalPrice: Minor
  /** What was given back, or is on its way; also what failed, for it is still owed. */
  refundedAmount?: Minor | undefined
  /** The services' part of it. */
  refundedAddons?: Minor | undefined
}

/** What was paid and not given back yet. */
export const refundableRest = ({
  discountedPrice,
  totalPrice,
  refundedAmount = 0,
  refundedAddons = 0,
}: Refundable): { rent: Minor; addons: Minor } => ({
  rent: discountedPrice - (refundedAmount - refundedAddons),
  addons: totalPrice - discountedPrice - refundedAddons,
})

/** It was paid online, or booked online for nothing, and nothing of it can be given back (D62): it ends without money. */
export const endsForNothing = (booking: Refundable & { status: RequestStatus }): boolean => {
  const { rent, addons } = refundableRest(booking)
  return isBooked(booking.status) && rent + addons === 0
}

export interface PlannedRefund {
  amount: Minor
  /** The services' part of the amount. */
  addons: Minor
  /** All of the rent is given back, and the booking ends. */
  endsBooking: boolean
  refundedAmount: Minor
  refundedAddons: Minor
  addonsRefunded: boolean
}

/**
 * What a refund gives back. Without `amount`: all that is left of the rent, and of the services if these are chosen. An
 * amount pays the services first if these are chosen, then the rent. `amount` 0 in the answer: nothing is left. A number
 * is the answer to an amount that is too large: the most that can be given back.
 */
export const planRefund = (
  booking: Refundable & { status: RequestStatus },
  asked: { refundAddons: boolean; amount?: Minor | undefined },
): PlannedRefund | Minor => {
  const rest = refundableRest(booking)
  const most = rest.rent + (asked.refundAddons ? rest.addons : 0)
  const amount = asked.amount ?? most
  if (amount > most) return most
  const addons = asked.refundAddons ? Math.min(rest.addons, amount) : 0
  const rent = amount - addons
  const refundedAddons = (booking.refundedAddons ?? 0) + addons
  const isFree = booking.discountedPrice === 0 && addons === rest.addons
  return {
    amount,
    addons,
    endsBooking: amount > 0 && isBooked(booking.status) && rent === rest.rent && (rent > 0 || isFree),
    refundedAmount: (booking.refundedAmount ?? 0) + amount,
    refundedAddons,
    addonsRefunded: refundedAddons > 0 && addons === rest.addons,
  }
}

/** The days from which the shelf of a booking may be free again: from today, or from the day after its end. */
export const freeFromRange = ({ dateEnd }: { dateEnd: Day }, today: Day, afterEnd: Day): [Day, Day] =>
  today <= dateEnd ? [today, afterEnd] : [afterEnd, afterEnd]
