/**
 * When a buyer may end a booking by themselves: by the consumer's right of withdrawal (Directive 2011/83, Article 9), or
 * by the market's own tiers after it (decision 026).
 */
import { addDays, type Day, dayIn, daysBetween, weekday } from '../kit/day.ts'
import type { Reason } from '../kit/reasons.ts'
import { type Minor, type Seconds, toMillis } from '../kit/units.ts'
import type { CancellationTier } from '../markets/cancellation.ts'
import { hoursOn, isOpenOn } from '../markets/hours.ts'
import { nextOpenDay } from './open-days.ts'
import { type DayAndHour, emptyBy } from './shelf-hours.ts'
import { isBooked, type RequestStatus, SHELF_BOOKING, stands } from './states.ts'
import { withdrawalRefusals } from './withdrawal-refusals.ts'

const RIGHT_DAYS = 14
/** A market that is closed for longer, or open on weekends alone, moves the end only past Saturday and Sunday. */
const LONGEST_CLOSED = 31

type Shop = Parameters<typeof isOpenOn>[0]

/**
 * The last day of the right of withdrawal: the fourteenth after the day of the contract. When that is a Saturday, a
 * Sunday or a day on which the market is closed, the next day that is none of these.
 */
export const rightUntil = (contractDay: Day, market: Shop): Day => {
  const fourteenth = addDays(contractDay, RIGHT_DAYS)
  const isWorkday = (day: Day) => weekday(day) < 6
  const firstOf = (isGood: (day: Day) => boolean): Day | undefined =>
    Array.from({ length: LONGEST_CLOSED }, (_, at) => addDays(fourteenth, at)).find(isGood)
  return firstOf(day => isWorkday(day) && isOpenOn(market, day)) ?? firstOf(isWorkday) ?? fourteenth
}

/**
 * Whether a booking that is paid on a day starts while its right of withdrawal runs: then the buyer is asked for the
 * express wish to begin.
 */
export const needsBeginWish = (dateStart: Day, contractDay: Day, market: Shop): boolean =>
  dateStart <= rightUntil(contractDay, market)

export interface Withdrawable {
  kind: 'request' | 'booking'
  status: RequestStatus
  paidTs: Seconds | null
  dateStartCustomer: Day
  dateEndCustomer: Day
  /** The first day that was bought, when its tenant has moved it since. */
  boughtStart?: Day | undefined
  /** When the buyer wished that the rent begins before the right has ended. */
  beginWishTs?: Seconds | undefined
  /** With the services, in minor units. */
  totalPrice?: Minor | undefined
  /** The services that were bought with the shelf. */
  bookingAddons: readonly unknown[]
  /** The market's tiers as they were when the shelf was reserved. */
  cancellation?: readonly CancellationTier[] | undefined
  byStaff?: { status: number } | undefined
  /** Another customer has it than who paid. */
  handedOn?: object | undefined
  /** The status of each extension, by its id. */
  children: Readonly<Record<string, RequestStatus>>
}

/** Paid by card, also by the link of a payment request. What was paid in the shop was no contract at a distance. */
export const isPaidOnline = ({ kind, paidTs, byStaff }: Withdrawable): boolean =>
  kind === 'booking' &&
  paidTs !== null &&
  (byStaff === undefined || byStaff.status === SHELF_BOOKING.bookedAndPaidOnline)

/** An extension that stands, or that is being paid: it must be withdrawn before the booking that it extends. */
export const countsAsExtension = (status: RequestStatus): boolean =>
  stands(status) || status === 'payment_initiated'

/** The last day of the right of withdrawal of a booking that was paid online; null for another. */
export const lastDayOf = (
  booking: Withdrawable,
  { timeZone, ...market }: Shop & { timeZone: string },
): Day | null => {
  if (!isPaidOnline(booking) || booking.paidTs === null) return null
  const last = rightUntil(dayIn(timeZone, toMillis(booking.paidTs)), market)
  const { beginWishTs, dateEndCustomer, bookingAddons } = booking
  // The buyer wished to begin, and all was performed on the last day. Of services only the quote knows whether they were.
  const isPerformed = beginWishTs !== undefined && !bookingAddons.length
  return isPerformed && dateEndCustomer < last ? dateEndCustomer : last
}

/** withdrawal: by the consumer's right · cancellation: by the market's tiers. */
export const WITHDRAWAL_KINDS = ['withdrawal', 'cancellation'] as const

/** How a booking can be ended, and to which day (included) in that way. */
export type WayOut =
  | { kind: 'withdrawal'; until: Day }
  | { kind: 'cancellation'; until: Day; percent: number }

/**
 * The way in which the buyer can end a booking today, or the reason why there is none. A buyer who handed it on keeps
 * the right of withdrawal, whatever the friend does with the booking; the market's tiers end with the hand-over
 * (decision 031).
 */
export const wayOut = (
  booking: Withdrawable,
  market: Shop & { timeZone: string },
  today: Day,
): { way: WayOut; why?: undefined } | { way?: undefined; why: Reason } => {
  const last = lastDayOf(booking, market)
  if (last === null) return { why: withdrawalRefusals.withdrawal_not_online }
  if (!isBooked(booking.status)) return { why: withdrawalRefusals.withdrawal_done }
  if (!booking.handedOn && Object.values(booking.children).some(countsAsExtension))
    return { why: withdrawalRefusals.extension_first }
  if (today <= last) return { way: { kind: 'withdrawal', until: last } }
  // Who paid nothing gives the shelf back up to the last day: no rule about money keeps them (D62).
  if (booking.totalPrice === 0 && !booking.handedOn && today <= booking.dateEndCustomer)
    return { way: { kind: 'cancellation', until: booking.dateEndCustomer, percent: 100 } }
  const tier = booking.handedOn ? undefined : tierOn(booking, today)
  if (!tier?.percent) return { why: withdrawalRefusals.withdrawal_over }
  const until = addDays(tiersCountFrom(booking), -tier.daysBefore)
  return { way: { kind: 'cancellation', until, percent: tier.percent } }
}

/** The first day, or the one that was bought when that is earlier: to move a booking later wins back no tier. */
const tiersCountFrom = ({ dateStartCustomer, boughtStart = dateStartCustomer }: Withdrawable): Day =>
  boughtStart < dateStartCustomer ? boughtStart : dateStartCustomer

/** The first tier whose days are not over yet. None once the booking has begun. */
const tierOn = (booking: Withdrawable, today: Day): CancellationTier | undefined => {
  const { cancellation = [] } = booking
  const left = daysBetween(today, tiersCountFrom(booking))
  return left > 0 ? cancellation.find(({ daysBefore }) => left >= daysBefore) : undefined
}

/**
 * By when the tenant has emptied the shelf of a booking that they end today: when the market closes on the next open
 * day, at the latest as the booking would have ended. Null before the first day that was bought (D11), and after the
 * last.
 */
export const emptyAfter = (
  market: Parameters<typeof emptyBy>[0],
  booking: { dateStartCustomer: Day; dateEndCustomer: Day },
  today: Day,
): DayAndHour | null => {
  const { dateStartCustomer: first, dateEndCustomer: last } = booking
  if (today < first || today > last) return null
  const day = nextOpenDay(today, one => isOpenOn(market, one))
  if (day <= last) return { day, time: hoursOn(market, day)?.to ?? null }
  const usual = emptyBy(market, booking)
  return usual.day >= today ? usual : { day: last, time: null }
}
