/** Whose turn it is in the line of a shelf type, and which free shelf they get (decision 027). */
import type { Day } from '../kit/day.ts'
import type { Seconds } from '../kit/units.ts'
import { type Calendar, isFree, tightest } from '../shelves/calendar.ts'
import { nextStart, type OpeningDays, type Period } from '../shelves/rules.ts'
import { inBookingWindow } from './rules.ts'
import { SHELF_BOOKING } from './states.ts'
import { type Wanted, wantedDays } from './waitlist.ts'

interface Moment {
  today: Day
  now: Seconds
}

/**
 * The first wanted day on which a booking of the period may start and a shelf is free for all of it. `from`: the first
 * day that the market still sells.
 */
export const firstFree = (
  wanted: Wanted,
  calendars: readonly Calendar[],
  { period, opening, from, today, now }: Moment & { period: Period; opening: OpeningDays; from: Day },
): Day | undefined =>
  nextStart(
    wantedDays(wanted, from).filter(day => inBookingWindow(day, today)),
    calendars,
    period,
    opening,
    now,
  )

interface Turn<P, Q, C> extends Moment {
  /** What a person could book now, priced by the market. Undefined when that is nothing. */
  quoteFor: (place: P, calendars: readonly C[]) => Q | undefined
  /** A whole number from 0 to below the bound, at random. */
  pick: (bound: number) => number
}

/**
 * The first person in line without an offer for whom a shelf is free, with the shelf: one of those on which the booking
 * fits most tightly. Undefined when there is nobody.
 */
export const firstServed = <
  P extends { offer?: unknown },
  Q extends { first: Day; last: Day },
  C extends Calendar,
>(
  places: readonly P[],
  calendars: readonly C[],
  { quoteFor, pick, today, now }: Turn<P, Q, C>,
): { place: P; quote: Q; calendar: C } | undefined => {
  for (const place of places) {
    const quote = place.offer ? undefined : quoteFor(place, calendars)
    if (!quote) continue
    const free = calendars.filter(one => isFree(one, quote.first, quote.last, now))
    const best = tightest(free, quote.first, quote.last, today, now)
    const calendar = best[pick(best.length)]
    if (calendar) return { place, quote, calendar }
  }
  return undefined
}

/**
 * The calendars as they will be once everybody in line has got what is free for them, in their order: what is free
 * then is free for all.
 */
export const afterLine = <
  P extends { offer?: unknown },
  Q extends { first: Day; last: Day },
  C extends Calendar,
>(
  places: readonly P[],
  calendars: readonly C[],
  turn: Turn<P, Q, C>,
): readonly C[] =>
  places.reduce<readonly C[]>((left, place) => {
    const served = firstServed([place], left, turn)
    if (!served) return left
    const { calendar, quote } = served
    const range = { first: quote.first, last: quote.last, by: '', status: SHELF_BOOKING.reserved, until: 0 }
    return left.map(one => (one === calendar ? { ...one, taken: [...one.taken, range] } : one))
  }, calendars)
