import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { dayOf, numberOf } from '../plan/axis.ts'
import type { Place } from '../plan/landing.ts'
import type { Plan } from '../plan/use-plan.ts'

/** A booking, and where it goes. */
export interface Move {
  booking: ShelfBooking
  place: Place
}

/** Where a booking is saved. */
export const placeOf = ({ shelf, dateStart, dateEnd }: ShelfBooking): Place => ({
  shelf: shelf.id,
  first: numberOf(dateStart),
  last: numberOf(dateEnd),
})

/** The plan as it will be. */
export const patched = (plan: Plan | undefined, moves: readonly Move[]): Plan => {
  const places = new Map(moves.map(({ booking, place }) => [booking.id, place]))
  const { rows = [], loaded = { first: 0, last: -1 }, at = 0 } = plan ?? {}
  return {
    loaded,
    at,
    rows: rows.map(row => {
      const place = places.get(row.id)
      return place
        ? { ...row, shelf: place.shelf, dateStart: dayOf(place.first), dateEnd: dayOf(place.last) }
        : row
    }),
  }
}
