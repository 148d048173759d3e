import { addDays } from '#shared/kit/day.ts'
import { EXTENSION_DAYS, holds, type Taken } from '#shared/shelves/calendar.ts'
import { nowSeconds, todayIn } from '../kit/clock.ts'
import { inUse } from '../kit/in-use.ts'
import type { Market } from '../markets/table/market.ts'
import type { ShelfCalendar } from './table/calendar.ts'

/** The ranges of a shelf that run, are to come, or ended so lately that they can still be extended. */
export const rangesOf = ({ taken }: ShelfCalendar, { timeZone }: Market): Taken[] => {
  const from = addDays(todayIn({ timeZone }), -EXTENSION_DAYS)
  return taken.filter(range => range.last >= from && holds(range, nowSeconds()))
}

/** Refuses 409 `in_use` while somebody has the shelf, or can still extend what ended lately. */
export const checkFree = (calendar: ShelfCalendar, market: Market): void => {
  const ranges = rangesOf(calendar, market)
  if (ranges.length)
    throw inUse(
      ranges.map(({ by, first, last }) => ({ kind: 'booking', id: by, name: `${first} – ${last}` })),
    )
}
