/** When a market is open, as people read it. */
import { type Day, weekday } from '../kit/day.ts'
import type { VisitorsMarket } from './visitors-calls.ts'

export interface Hours {
  from: string
  to: string
}

type Weekday = Omit<VisitorsMarket['openingHours'][number], 'weekdayName'>

interface Shop {
  openingHours: readonly Weekday[]
  closingDays: readonly Day[]
}

/** The opening hours of a weekday, 1 Monday … 7 Sunday; undefined when the market is always closed then. */
export const hoursOf = (
  { openingHours }: { openingHours: readonly Weekday[] },
  code: number,
): Hours | undefined => {
  const found = openingHours.find(({ weekdayCode }) => weekdayCode === code)
  return found?.fromHour && found.toHour ? { from: found.fromHour, to: found.toHour } : undefined
}

/** The opening hours of a day; undefined when the market is closed, always on that weekday or exceptionally. */
export const hoursOn = (market: Shop, day: Day): Hours | undefined =>
  market.closingDays.includes(day) ? undefined : hoursOf(market, weekday(day))

/** Whether a market is open on a day. One without any opening hours is open whenever it is not closed exceptionally. */
export const isOpenOn = (market: Shop, day: Day): boolean =>
  market.openingHours.some(({ fromHour }) => fromHour !== null)
    ? hoursOn(market, day) !== undefined
    : !market.closingDays.includes(day)
