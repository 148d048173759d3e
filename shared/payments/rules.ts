/** What becomes of the requests of a payment when the money is there. Decisions D13, D14, D15. */
import type { RequestStatus } from '../bookings/states.ts'
import { SHELF_BOOKING } from '../bookings/states.ts'
import type { Day } from '../kit/day.ts'
import { type Calendar, isFree, rangeOf, release, take, tightest } from '../shelves/calendar.ts'

const WINDOW_SECONDS = 1_800
const UNDER_WAY_SECONDS = 60

/** When the card window of a payment closes for good, in Unix seconds; it outlives the holds that it was opened for. */
export const windowEnds = (createdTs: number): number => createdTs + WINDOW_SECONDS

/** When no more money can come for a payment, what was under way as its window closed included. */
export const moneyEnds = (createdTs: number): number => windowEnds(createdTs) + UNDER_WAY_SECONDS

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

/** Money for a request counts while nobody else has paid it and its buyer still wants it. */
export const isWanted = (request: Pick<ToAllocate, 'status' | 'letGo'>): boolean =>
  WAITING.includes(request.status) && !request.letGo

export const REFUND_REASONS = ['late', 'removed', 'twice', 'mixed', 'amount'] as const

/**
 * late: its time had run out · removed: the buyer had let go of it · twice: another payment had bought it ·
 * mixed: not the same for all · amount: another one was taken than was asked for.
 */
export type RefundReason = (typeof REFUND_REASONS)[number]

const reasonOf = (request: ToAllocate | undefined): RefundReason => {
  if (request && !WAITING.includes(request.status)) return 'twice'
  return request?.letGo ? 'removed' : 'late'
}

/** Why money for these requests, some of which may be gone, buys nothing. */
export const refundReason = (lost: readonly (ToAllocate | undefined)[]): RefundReason => {
  const [reason = 'late', ...others] = new Set(lost.map(reasonOf))
  return others.length ? 'mixed' : reason
}

/**
 * Puts one paid request on a shelf: its own while it still holds it or it is free, else the one of the type that fits
 * most tightly, else none. Answers the calendar with the request booked and paid online on it.
 */
export const allocate = <C extends Calendar>(
  request: ToAllocate,
  shelves: readonly C[],
  at: { today: Day; now: number },
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
 * Places the requests of a payment one after another, each seeing what those before it took. Answers the shelf of
 * each that found one, and the calendars afterwards (the same object where nothing changed); who found none, or is
 * not wanted, holds nothing any more.
 */
export const allocateAll = <C extends Calendar>(
  requests: readonly ToAllocate[],
  shelves: readonly C[],
  at: { today: Day; now: number },
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

/** True when each request still stands on its own shelf, so that no other shelf needs to be looked at. */
export const allHeld = (requests: readonly ToAllocate[], shelves: readonly Calendar[]): boolean =>
  requests.filter(isWanted).every(request => {
    const own = shelves.find(({ shelf }) => shelf.id === request.shelf.id)
    return own !== undefined && rangeOf(own, request.id) !== undefined
  })
