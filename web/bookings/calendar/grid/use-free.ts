import { useMemo } from 'react'
import { type DayNumber, isClosed } from '../plan/axis.ts'
import { freeOn } from '../plan/bars.ts'
import { useCalendar } from '../plan/use-calendar.ts'

/** The number of free shelves of each type by day; undefined where the days are unknown, over, or closed. */
export const useFree = (): ReadonlyMap<string, (day: DayNumber) => number | undefined> => {
  const { names, bars, loaded, today, closing } = useCalendar()
  return useMemo(() => {
    const counts = new Map<string, (day: DayNumber) => number | undefined>()
    for (const { id } of names.data?.types ?? []) {
      const own = (names.data?.results ?? []).filter(({ type }) => type === id)
      const free = loaded && freeOn(own, bars, loaded)
      counts.set(id, day =>
        !loaded || !free || day < today || isClosed(closing, day) ? undefined : free[day - loaded.first],
      )
    }
    return counts
  }, [names.data, bars, loaded, today, closing])
}
