import { useMemo } from 'react'
import { dayBoardCalls } from '#shared/bookings/staff-day-board-calls.ts'
import { useRoute } from '../../../kit/use-route.ts'
import { useCalendar } from '../plan/use-calendar.ts'

/** The ids of the shelves that are still full, as the day board says: left over from before, and not ticked. */
export const useNotEmptied = (): ReadonlySet<string> => {
  const { market } = useCalendar()
  const board = useRoute(dayBoardCalls.readDayBoard, {
    audience: 'admin',
    market: market.marketId,
    query: {},
  }).data
  return useMemo(
    () =>
      new Set(
        board?.empty.filter(({ on, tick }) => on < board.date && !tick).map(({ shelf }) => shelf.id) ?? [],
      ),
    [board],
  )
}
