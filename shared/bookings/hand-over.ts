/** When a tenant may hand a booking on, and until when the offer is open (decision 031). */
import * as z from 'zod/mini'
import { addDays, type Day, startOfDay } from '../kit/day.ts'
import type { Reason } from '../kit/reasons.ts'
import { type Millis, type Seconds, toSeconds } from '../kit/units.ts'
import { handOverRefusals } from './hand-over-refusals.ts'
import { bookingRefusals } from './refusals.ts'
import { type Chained, isExtensionHeld, isInChain } from './rules.ts'
import { isUnpaidInShop } from './staff-booking.ts'
import { isAskedFor, isBooked, type RequestStatus } from './states.ts'

const OFFER_DAYS = 7
const DAY: Millis = 86_400_000
const MINUTE: Millis = 60_000

/** The most characters of what the tenant writes to the friend. */
export const MOST_NOTE = 300

/** What the link in the friend's mail is about. */
export const handOverLink = z.object({
  purpose: z.literal('hand-over'),
  market: z.string(),
  bookingRequest: z.string(),
  /** The offer: a later one of the same booking has another link. */
  offer: z.string(),
})

export type HandOverLink = z.infer<typeof handOverLink>

export interface Handable extends Chained {
  status: RequestStatus
  dateStartCustomer: Day
  totalPrice: number
  byStaff?: { status: number } | undefined
  handOver?: { until: Seconds } | undefined
}

/** It is still to be paid in the shop, or to be taken from the tenant's sales: the friend would take a debt over. */
const isOwedInShop = (booking: Handable): boolean => isUnpaidInShop(booking) && booking.totalPrice > 0

/**
 * Why a booking cannot be handed on today: `hand_over_not_paid`, `hand_over_not_booked`, `hand_over_begun` from its
 * first day that was bought on (D11), `extension_under_way` while an extension is held and not paid, `hand_over_chain` for
 * a part of an extended stay. Undefined when it can.
 */
export const whyNotHandOver = (booking: Handable, today: Day): Reason | undefined => {
  const { status, dateStartCustomer, children } = booking
  if (isAskedFor(status) || isOwedInShop(booking)) return handOverRefusals.hand_over_not_paid
  if (!isBooked(status)) return handOverRefusals.hand_over_not_booked
  if (dateStartCustomer <= today) return handOverRefusals.hand_over_begun
  if (isExtensionHeld(Object.values(children))) return bookingRefusals.extension_under_way
  return isInChain(booking) ? handOverRefusals.hand_over_chain : undefined
}

/** An offer that can be accepted now: its time runs, and the booking can still be handed on. */
export const isOffered = (booking: Handable, today: Day, now: Seconds): boolean =>
  booking.handOver !== undefined && now < booking.handOver.until && !whyNotHandOver(booking, today)

/**
 * The offer of a booking while its time runs and the booking can be handed on; undefined otherwise. For lists of staff,
 * which know no day: a booking that staff have moved to an earlier day shows its offer until that ends.
 */
export const shownOffer = <B extends Handable>(booking: B, now: Seconds): B['handOver'] =>
  isOffered(booking, addDays(booking.dateStartCustomer, -1), now) ? booking.handOver : undefined

/** When an offer that is made now ends: after seven days, or at 23:59 of the day before the booking begins if earlier. */
export const offerUntil = (
  timeZone: string,
  { dateStartCustomer }: { dateStartCustomer: Day },
  now: Millis,
): Seconds => toSeconds(Math.min(now + OFFER_DAYS * DAY, startOfDay(timeZone, dateStartCustomer) - MINUTE))
