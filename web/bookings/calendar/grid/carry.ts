/** What staff drag, or carry with the keyboard, and where it would land. */
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { type Closing, type DayNumber, dayOf } from '../plan/axis.ts'
import type { Bar } from '../plan/bars.ts'
import {
  type Facts,
  landsClosed,
  lengthFrom,
  type Obstacle,
  obstacleTo,
  type Place,
} from '../plan/landing.ts'

export type Carried =
  /** A whole booking. `offset`: days from its first day to where it was grabbed. */
  | { kind: 'move'; bar: Bar; offset: number }
  /** The first day of a booking, or its last. */
  | { kind: 'start'; bar: Bar }
  | { kind: 'end'; bar: Bar }
  /** Free days of a shelf. */
  | { kind: 'new'; shelf: string; day: DayNumber }

export type Carry = Carried & {
  /** The booking as the server has it; undefined until it has answered. */
  booking?: ShelfBooking | undefined
  place?: Place | undefined
  obstacle?: Obstacle | undefined
}

/** Where it would land when the pointer is on a shelf and a day. */
export const placeOf = (carry: Carry, shelf: string, day: DayNumber, facts: Facts): Place => {
  if (carry.kind === 'new')
    return { shelf: carry.shelf, first: Math.min(carry.day, day), last: Math.max(carry.day, day) }
  const { bar, booking } = carry
  if (carry.kind !== 'move')
    return carry.kind === 'start'
      ? { shelf: bar.shelf, first: Math.min(day, bar.last), last: bar.last }
      : { shelf: bar.shelf, first: bar.first, last: Math.max(day, bar.first) }
  // A booking that runs changes its shelf, not its days: a hand that slips must not move them.
  if (bar.first <= facts.today || day - carry.offset === bar.first)
    return { shelf, first: bar.first, last: bar.last }
  const first = day - carry.offset
  return booking
    ? { shelf, ...lengthFrom(booking, first, facts) }
    : { shelf, first, last: first + bar.last - bar.first }
}

/** A new booking has no id yet, so no bar of the calendar is its own. */
const NEW = { id: '', status: 0 }

export const obstacleOf = (carry: Carry, place: Place, facts: Facts): Obstacle | undefined =>
  carry.kind === 'new'
    ? obstacleTo(NEW, undefined, place, facts)
    : obstacleTo(carry.bar, carry.booking, place, facts)

/** Whether a drop would change anything: a lift without movement writes nothing. */
export const isMoved = ({ shelf, first, last }: Bar, place: Place): boolean =>
  shelf !== place.shelf || first !== place.first || last !== place.last

export type GhostState = 'ok' | 'closed' | 'no'

export const ghostState = (carry: Carry, place: Place, closing: Closing): GhostState => {
  if (carry.obstacle) return 'no'
  return landsClosed(place, closing) ? 'closed' : 'ok'
}

/** The address of the form for a new booking. */
export const formFor = ({ shelf, first, last }: Place): string =>
  `/booking/new?${new URLSearchParams({ shelf, from: dayOf(first), to: dayOf(last) })}`
