/** Which shelf a tenant's labels say, so that whoever tidies up knows where a thing belongs. */
import type { Day } from '../kit/day.ts'

interface OnShelf {
  dateStart: Day
  dateEnd: Day
  shelf: { name: string }
}

const byName = new Intl.Collator('en', { numeric: true }).compare

/**
 * The shelves of the bookings that run today; before the first day those of the next booking. Several beside each other:
 * `A1, A3`. What staff typed of the tenant is for those without a booking.
 */
export const labelShelf = (bookings: readonly OnShelf[], today: Day, typed: string): string => {
  const known = bookings.filter(({ dateEnd, shelf }) => shelf.name && dateEnd >= today)
  const first = known.map(({ dateStart }) => dateStart).toSorted()[0] ?? today
  const until = first > today ? first : today
  const shelves = new Set(known.filter(({ dateStart }) => dateStart <= until).map(({ shelf }) => shelf.name))
  return [...shelves].toSorted(byName).join(', ') || typed
}
