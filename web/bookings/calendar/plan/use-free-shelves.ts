import { type ShelfBooking, shelfBookingsCalls } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import type { Day } from '#shared/kit/day.ts'
import { call } from '../../../kit/call.ts'
import { type Fetched, useFetched } from '../../../kit/use-route.ts'
import { useCalendar } from './use-calendar.ts'

interface Wanted {
  dateStart: Day
  dateEnd: Day
  /** The id of a shelf type; without one shelves of all types. */
  shelfType?: string
}

/** The ids of the shelves that are free for a booking, the tightest gap first; its own days count as free. */
export const useFreeShelves = (
  { id, version }: ShelfBooking,
  wanted: Wanted | undefined,
): Fetched<readonly string[]> => {
  const { market } = useCalendar()
  // After a change of the booking an older answer would offer the shelf that it has just left.
  const key = wanted ? ['free-shelves', market.marketId, id, version, ...Object.values(wanted)] : null
  return useFetched(
    key,
    async () => {
      const query = { ...(wanted ?? { dateStart: '', dateEnd: '' }), bookingRequest: id }
      const options = { audience: 'admin', market: market.marketId, query } as const
      return (await call(shelfBookingsCalls.listShelfBookings, options)).availableShelfIds
    },
    { keepPreviousData: false },
  )
}
