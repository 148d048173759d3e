/** What a tenant may move of a booking of theirs: to another shelf of the type, or to other days (decision 030). */
import { addDays, type Day, startOfDay } from '../kit/day.ts'
import type { Reason } from '../kit/reasons.ts'
import { kitRefusals } from '../kit/refusals.ts'
import { type Seconds, toSeconds } from '../kit/units.ts'
import type { TenantMoves } from '../markets/tenant-moves.ts'
import { type Calendar, isFree, release } from '../shelves/calendar.ts'
import { bookingEnd, type Period } from '../shelves/rules.ts'
import { compareNames } from '../shelves/shelf-names.ts'
import { moveRefusals } from './move-refusals.ts'
import { bookingRefusals } from './refusals.ts'
import { type Chained, isExtensionHeld } from './rules.ts'
import { boughtDays } from './staff-booking.ts'
import { isAskedFor, isBooked, type RequestStatus, stands } from './states.ts'
import { isPaidOnline, lastDayOf, needsBeginWish, type Withdrawable } from './withdrawal.ts'

interface Rules {
  tenantMoves: TenantMoves
  tenantMovesDaysBefore: number
  customerAccessToBooking: boolean
  onlineBookingPaused: boolean
}

interface Movable extends Chained {
  status: RequestStatus
  dateStart: Day
}

/** The last day on which a tenant may move a booking: the day before it begins at the latest. */
export const movableUntil = (dateStart: Day, { tenantMovesDaysBefore }: Rules): Day =>
  addDays(dateStart, -Math.max(1, tenantMovesDaysBefore))

/** ask: staff decide. While a market has paused online booking, staff decide about every move. */
export const moveMode = ({ tenantMoves, onlineBookingPaused }: Rules): 'ask' | 'atOnce' =>
  tenantMoves === 'atOnce' && !onlineBookingPaused ? 'atOnce' : 'ask'

/**
 * Why a tenant cannot move a booking today: `move_unpaid`, `move_unbooked` for one that was not booked or was refunded,
 * `move_running`, `extension_under_way`, `not_enabled`, `move_too_late`. The booking's own reason comes first.
 * Undefined when they can.
 */
export const whyNotMove = (
  { status, dateStart, children }: Movable,
  market: Rules,
  today: Day,
): Reason | undefined => {
  if (isAskedFor(status)) return moveRefusals.move_unpaid
  if (!isBooked(status)) return moveRefusals.move_unbooked
  if (dateStart <= today) return moveRefusals.move_running
  if (isExtensionHeld(Object.values(children))) return bookingRefusals.extension_under_way
  if (market.tenantMoves === 'off' || !market.customerAccessToBooking) return kitRefusals.not_enabled
  return today > movableUntil(dateStart, market) ? moveRefusals.move_too_late : undefined
}

interface Dates {
  dateStart: Day
  dateEnd: Day
  dateStartCustomer: Day
  dateEndCustomer: Day
  eligibleClosingDays: Day[]
}

type Bought = Dates & { bookingPeriod: Period }

/**
 * The days of a booking that begins on another day: as many as were bought, and the closing days among them. On its own
 * first day they stay as they are.
 */
export const daysFromStart = (booking: Bought, first: Day, closingDays: readonly Day[]): Dates => {
  const { dateStart, dateEnd, dateStartCustomer, dateEndCustomer, eligibleClosingDays } = booking
  if (first === dateStart)
    return { dateStart, dateEnd, dateStartCustomer, dateEndCustomer, eligibleClosingDays }
  const period = { days: boughtDays(booking), weeks: 0, months: 0 }
  const { last, eligibleClosingDays: closing } = bookingEnd(first, period, closingDays)
  return {
    dateStart: first,
    dateEnd: last,
    dateStartCustomer: first,
    dateEndCustomer: last,
    eligibleClosingDays: closing,
  }
}

/** The shelves as they would be without a booking. */
export const withoutBooking = <C extends Calendar>(calendars: readonly C[], id: string): C[] =>
  calendars.map(calendar => release(calendar, id))

/** The shelves that are free for a booking on some days, as people sort them. `now` in Unix seconds. */
export const freeFor = (
  calendars: readonly Calendar[],
  id: string,
  { dateStart, dateEnd }: Pick<Dates, 'dateStart' | 'dateEnd'>,
  now: Seconds,
): { id: string; name: string }[] =>
  calendars
    .filter(calendar => isFree(calendar, dateStart, dateEnd, now, id))
    .map(({ shelf }) => shelf)
    .sort((one, other) => compareNames(one.name, other.name))

/**
 * Whether a booking that was paid online and is moved today begins while its right of withdrawal runs, and its buyer has
 * not wished so yet. False for a booking that was handed on: a friend cannot give up a part of the payer's right.
 */
export const asksBeginWish = (
  booking: Withdrawable,
  first: Day,
  paidOn: Day,
  market: Parameters<typeof needsBeginWish>[2],
): boolean =>
  isPaidOnline(booking) &&
  booking.beginWishTs === undefined &&
  booking.handedOn === undefined &&
  first < booking.dateStartCustomer &&
  needsBeginWish(first, paidOn, market)

/**
 * The first day on which a booking that was handed on may begin, when its payer gave no wish to begin: only they can give
 * it, and the days used while their right of withdrawal runs would cost nothing. Undefined for any other booking.
 */
export const earliestStart = (
  booking: Withdrawable,
  market: Parameters<typeof lastDayOf>[1],
): Day | undefined => {
  const last = lastDayOf(booking, market)
  if (!booking.handedOn || booking.beginWishTs !== undefined || last === null) return undefined
  const after = addDays(last, 1)
  return after < booking.dateStartCustomer ? after : booking.dateStartCustomer
}

/** When a wish ends without an answer: with the wanted day, or with the day before the booking begins. */
export const wishEnds = (dateStart: Day, wanted: Day, timeZone: string): { lastDay: Day; until: Seconds } => {
  const lastDay = wanted < dateStart ? wanted : addDays(dateStart, -1)
  return { lastDay, until: toSeconds(startOfDay(timeZone, addDays(lastDay, 1))) }
}

interface Wished {
  status: RequestStatus
  customer: string | null
  shelf: { id: string }
  dateStart: Day
  wish?: { customer: string; was: { shelf: string; dateStart: Day }; until: Seconds } | undefined
}

/**
 * The wish of a booking that is where it was when its tenant asked. Undefined once it was moved, refunded or handed on, by
 * whomever.
 */
export const keptWish = <R extends Wished>({ status, customer, shelf, dateStart, wish }: R): R['wish'] =>
  wish &&
  stands(status) &&
  wish.customer === customer &&
  wish.was.shelf === shelf.id &&
  wish.was.dateStart === dateStart
    ? wish
    : undefined

/** The wish that staff can still answer. `now` in Unix seconds. */
export const openWish = <R extends Wished>(request: R, now: Seconds): R['wish'] => {
  const wish = keptWish(request)
  return wish && now < wish.until ? wish : undefined
}
