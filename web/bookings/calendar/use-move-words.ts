import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import type { Place } from './landing.ts'
import { useCalendar } from './use-calendar.ts'
import { useSpoken } from './use-spoken.ts'

/** Whose booking it is; of one for nobody what staff wrote, or its shelf. */
export const titleOf = ({ customerName, description, shelf }: ShelfBooking): string =>
  customerName || description || shelf.name

/** A shelf and the days on it, in words. */
export const useWhereWords = () => {
  const { shelves } = useCalendar()
  const spoken = useSpoken()
  return (place: Place): string => `${shelves.get(place.shelf)?.name ?? ''}, ${spoken.range(place)}`
}
