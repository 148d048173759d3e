/** What a payment buys, and what is refunded. Decisions D13, D14, D15. */

import type { RequestStatus } from '../bookings/states.ts'
import { isAskedFor, SHELF_BOOKING } from '../bookings/states.ts'
import type { Day } from '../kit/day.ts'
import type { Minor, Seconds } from '../kit/units.ts'
import { type Calendar, isFree, rangeOf, release, take, tightest } from '../shelves/calendar.ts'

const WINDOW_SECONDS = 1_800
const UNDER_WAY_SECONDS = 60

/** The moment at which the card window of a payment closes, in Unix seconds. It is later than the end of its holds. */
export const windowEnds = (createdTs: Seconds): Seconds => createdTs + WINDOW_SECONDS

/** The moment after which no money can arrive for a payment, including a payment under way as its window closed. */
export const moneyEnds = (createdTs: Seconds): Seconds => windowEnds(createdTs) + UNDER_WAY_SECONDS

/** There is nothing to pay: no card provider takes part (D62). */
export const costsNothing = ({ amount }: { amount: Minor }): boolean => amount === 0

const LONG_UNDECIDED_SECONDS = 3_600

/** The provider has owed the outcome of a payment for an hour. */
export const isLongUndecided = (createdTs: Seconds, now: Seconds): boolean =>
  now >= createdTs + LONG_UNDECIDED_SECONDS

/** A provider that has said for a day that it does not know the session of a payment has no money for it. */
export const isForgotten = (createdTs: Seconds, now: Seconds): boolean => now >= createdTs + 86_400

/** How long to wait before asking again for an outcome that the provider owes. */
export const askAgainSeconds = (createdTs: Seconds, now: Seconds): Seconds =>
  isLongUndecided(createdTs, now) ? 900 : 60

/** How long a refund waits before it is tried again. */
export const REFUND_AGAIN_SECONDS = 3_600

interface Refunding {
  status: string
  requestedTs: Seconds
  /** When staff last had a failed one tried again. */
  retriedTs?: Seconds | undefined
  askedTs?: Seconds | undefined
}

/** The refund to make next, and when: at once, or an hour after it was last tried. Undefined when none is left. */
export const nextRefund = (
  refunds: Readonly<Record<string, Refunding>>,
): { id: string; at: Seconds } | undefined =>
  Object.entries(refunds)
    .filter(([, { status }]) => status === 'requested')
    .map(([id, { requestedTs, retriedTs, askedTs }]) => ({
      id,
      at: askedTs === undefined ? (retriedTs ?? requestedTs) : askedTs + REFUND_AGAIN_SECONDS,
    }))
    .sort((one, other) => one.at - other.at)[0]

export interface ToAllocate {
  id: string
  shelf: { id: string; name: string }
  dateStart: Day
  dateEnd: Day
}

interface Paid {
  id: string
  status: RequestStatus
  /** The payment that is open for it or that paid it. */
  txId: string | null
  /** The buyer removed it from the cart. */
  isRemoved: boolean
  paidTs: Seconds | null
  /** Of a booking that staff made. */
  byStaff?: object | undefined
}

const UNPAID: readonly RequestStatus[] = ['reserved', 'payment_initiated', 'expired']

/** Staff's booking that stands and is not paid: also money that comes after the payment request lapsed is taken (D33). */
export const isOwed = ({ status, paidTs, byStaff }: Pick<Paid, 'status' | 'paidTs' | 'byStaff'>): boolean =>
  byStaff !== undefined && paidTs === null && (isAskedFor(status) || status === 'confirmed')

/** A payment buys a request while no other payment has, and while the buyer has not removed it. */
const isWanted = (request: Paid): boolean =>
  (UNPAID.includes(request.status) && !request.isRemoved) || isOwed(request)

/** No other payment has paid the request or is about to. */
const isItsOwn = ({ status, txId: own }: Paid, txId: string): boolean =>
  status === 'expired' || status === 'reserved' || (status === 'payment_initiated' && own === txId)

/**
 * Divides the requests of a payment that was paid: `toBook` get a shelf; `toRelease` give up what they hold. Requests
 * that another payment has paid, or is about to pay, are in neither. `sold`: false for a request that the money does
 * not buy, for a reason of its own.
 */
export const dividePaid = <R extends Paid>(
  requests: readonly R[],
  txId: string,
  sold: (request: R) => boolean,
): { toBook: R[]; toRelease: R[] } => {
  const toBook = requests.filter(request => isWanted(request) && sold(request))
  const toRelease = requests.filter(request => !toBook.includes(request) && isItsOwn(request, txId))
  return { toBook, toRelease }
}

export const REFUND_REASONS = [
  'late',
  'removed',
  'twice',
  'mixed',
  'amount',
  'staff',
  'withdrawal',
  'cancellation',
] as const

/**
 * late: the hold had run out · removed: the buyer had removed it from the cart · twice: another payment had bought
 * it · mixed: several of these · amount: the provider took another amount than was asked for · staff: staff decided it ·
 * withdrawal, cancellation: the buyer ended the booking, by the law or by the market's tiers.
 */
export type RefundReason = (typeof REFUND_REASONS)[number]

const DECIDED: readonly RefundReason[] = ['staff', 'withdrawal', 'cancellation']

/** Somebody decided to give back money for a booking that was bought. Other money goes back by itself: it bought nothing. */
export const isDecided = (reason: RefundReason): boolean => DECIDED.includes(reason)

const reasonOf = (request: Paid | undefined): RefundReason => {
  // What is still owed was not bought by another payment: this one came after staff took the request back.
  if (request && !UNPAID.includes(request.status) && !isOwed(request)) return 'twice'
  return request?.isRemoved ? 'removed' : 'late'
}

/** Why the money for these requests is refunded. Undefined stands for a request that is deleted already. */
export const refundReason = (lost: readonly (Paid | undefined)[]): RefundReason => {
  const [reason = 'late', ...others] = new Set(lost.map(reasonOf))
  return others.length ? 'mixed' : reason
}

/**
 * Allocates a shelf to one paid request: its own if it still holds it or it is free, else the one of the type that
 * fits most tightly. Returns the calendar with the booking; undefined when no shelf is free.
 */
export const allocate = <C extends Calendar>(
  request: ToAllocate,
  shelves: readonly C[],
  at: { today: Day; now: Seconds },
): C | undefined => {
  const { dateStart: first, dateEnd: last } = request
  const own = shelves.find(({ shelf }) => shelf.id === request.shelf.id)
  const held = own && rangeOf(own, request.id) !== undefined
  const ownIsGood = own && (held || isFree(own, first, last, at.now))
  const free = shelves.filter(shelf => isFree(shelf, first, last, at.now))
  const chosen = ownIsGood ? own : tightest(free, first, last, at.today, at.now)[0]
  if (!chosen) return undefined
  const range = { first, last, by: request.id, status: SHELF_BOOKING.bookedAndPaidOnline, until: 0 }
  return take(chosen, range, at.today, at.now)
}

/**
 * Allocates shelves to the requests of a payment, one after another. Returns the shelf of each request that got one,
 * and the calendars afterwards (the same object where nothing changed). A request that got none no longer holds a
 * shelf.
 */
export const allocateAll = <C extends Calendar>(
  requests: readonly ToAllocate[],
  shelves: readonly C[],
  at: { today: Day; now: Seconds },
): { allocated: Map<string, C['shelf']>; shelves: C[] } => {
  const allocated = new Map<string, C['shelf']>()
  let after = [...shelves]
  for (const request of requests) {
    const calendar = allocate(request, after, at)
    if (calendar) allocated.set(request.id, calendar.shelf)
    after = after.map(shelf =>
      shelf.shelf.id === calendar?.shelf.id ? calendar : release(shelf, request.id),
    )
  }
  return { allocated, shelves: after }
}

/** True when every request still holds its own shelf, so that no other shelf has to be read. */
export const allHeld = (requests: readonly ToAllocate[], shelves: readonly Calendar[]): boolean =>
  requests.every(request => {
    const own = shelves.find(({ shelf }) => shelf.id === request.shelf.id)
    return own !== undefined && rangeOf(own, request.id) !== undefined
  })

interface Taken {
  amount: Minor
  currency: string
  refunds: Readonly<Record<string, { amount: Minor; currency: string; reason: string }>>
}

/** What the provider took: what was asked for, unless it took another amount, all of which is refunded. */
export const moneyTaken = ({ amount, currency, refunds }: Taken): { amount: Minor; currency: string } => {
  const other = Object.values(refunds).find(({ reason }) => reason === 'amount')
  return other ?? { amount, currency }
}

/** What a payment bought of its requests. It stays so when they are refunded. */
export const boughtBy = <R extends { kind: string; txId: string | null }>(
  requests: readonly R[],
  payment: string,
): R[] => requests.filter(({ kind, txId }) => kind === 'booking' && txId === payment)
