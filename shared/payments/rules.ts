/** What a payment buys, and what is refunded. Decisions D13, D14, D15. */

import type { RequestStatus } from '../bookings/states.ts'
import { SHELF_BOOKING } from '../bookings/states.ts'
import type { Day } from '../kit/day.ts'
import type { Seconds } from '../kit/units.ts'
import { type Calendar, isFree, rangeOf, release, take, tightest } from '../shelves/calendar.ts'

const WINDOW_SECONDS = 1_800
const UNDER_WAY_SECONDS = 60

/** The moment at which the card window of a payment closes, in Unix seconds. It is later than the end of its holds. */
export const windowEnds = (createdTs: Seconds): Seconds => createdTs + WINDOW_SECONDS

/** The moment after which no money can arrive for a payment, including a payment under way as its window closed. */
export const moneyEnds = (createdTs: Seconds): Seconds => windowEnds(createdTs) + UNDER_WAY_SECONDS

export interface ToAllocate {
  id: string
  status: RequestStatus
  shelf: { id: string; name: string }
  shelfType: { id: string }
  dateStart: Day
  dateEnd: Day
  letGo: boolean
}

const WAITING: readonly RequestStatus[] = ['reserved', 'payment_initiated', 'expired']

/** A payment buys a request while no other payment has, and while the buyer has not removed it. */
export const isWanted = (request: Pick<ToAllocate, 'status' | 'letGo'>): boolean =>
  WAITING.includes(request.status) && !request.letGo

export const REFUND_REASONS = ['late', 'removed', 'twice', 'mixed', 'amount'] as const

/**
 * late: the hold had run out · removed: the buyer had removed it from the cart · twice: another payment had bought
 * it · mixed: several of these · amount: the provider took another amount than was asked for.
 */
export type RefundReason = (typeof REFUND_REASONS)[number]

const reasonOf = (request: ToAllocate | undefined): RefundReason => {
  if (request && !WAITING.includes(request.status)) return 'twice'
  return request?.letGo ? 'removed' : 'late'
}

/** Why the money for these requests is refunded. Undefined stands for a request that is deleted already. */
export const refundReason = (lost: readonly (ToAllocate | undefined)[]): RefundReason => {
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
  if (!isWanted(request)) return undefined
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
 * and the calendars afterwards (the same object where nothing changed). A request that got none, or is not wanted,
 * no longer holds a shelf.
 */
export const allocateAll = <C extends Calendar>(
  requests: readonly ToAllocate[],
  shelves: readonly C[],
  at: { today: Day; now: Seconds },
): { stands: Map<string, C['shelf']>; shelves: C[] } => {
  const stands = new Map<string, C['shelf']>()
  let after = [...shelves]
  for (const request of requests) {
    const calendar = allocate(request, after, at)
    if (calendar) stands.set(request.id, calendar.shelf)
    after = after.map(shelf =>
      shelf.shelf.id === calendar?.shelf.id ? calendar : release(shelf, request.id),
    )
  }
  return { stands, shelves: after }
}

/** True when every request still holds its own shelf, so that no other shelf has to be read. */
export const allHeld = (requests: readonly ToAllocate[], shelves: readonly Calendar[]): boolean =>
  requests.filter(isWanted).every(request => {
    const own = shelves.find(({ shelf }) => shelf.id === request.shelf.id)
    return own !== undefined && rangeOf(own, request.id) !== undefined
  })
