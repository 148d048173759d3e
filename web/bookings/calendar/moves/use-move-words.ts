import { useTranslation } from 'react-i18next'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import type { Place } from '../plan/landing.ts'
import { useCalendar } from '../plan/use-calendar.ts'
import { useSpoken } from '../plan/use-spoken.ts'

/** Whose booking it is; of one for nobody what staff wrote, or its shelf. */
export const titleOf = ({ customerName, description, shelf }: ShelfBooking): string =>
  customerName || description || shelf.name

/** A shelf and the days on it, in words. */
export const useWhereWords = () => {
  const { shelves } = useCalendar()
  const spoken = useSpoken()
  return (place: Place): string => `${shelves.get(place.shelf)?.name ?? ''}, ${spoken.range(place)}`
}

/** What was done with a booking: it is on another shelf, or has other days on the one that it was on. */
export const useMovedWords = () => {
  const { t } = useTranslation()
  const whereOf = useWhereWords()
  return (booking: ShelfBooking, place: Place): string => {
    const said = { name: titleOf(booking), where: whereOf(place) }
    return place.shelf === booking.shelf.id ? t('calendar.hasNow', said) : t('calendar.moved', said)
  }
}
