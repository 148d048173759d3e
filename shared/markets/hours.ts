/** When a market is open, as people read it. */
import { type Day, weekday } from '../kit/day.ts'
import type { VisitorsMarket } from './visitors-calls.ts'

type Shop = Pick<VisitorsMarket, 'openingHours' | 'closingDays'>

interface Hours {
  from: string
  to: string
}

/** The opening hours of a weekday, 1 Monday … 7 Sunday; undefined when the market is always closed then. */
export const hoursOf = ({ openingHours }: Pick<Shop, 'openingHours'>, code: number): Hours | undefined => {
  const found = openingHours.find(({ weekdayCode }) => weekdayCode === code)
  return found?.fromHour && found.toHour ? { from: found.fromHour, to: found.toHour } : undefined
}

/** The opening hours of a day; undefined when the market is closed, always on that weekday or exceptionally. */
export const hoursOn = (market: Shop, day: Day): Hours | undefined =>
  market.closingDays.includes(day) ? undefined : hoursOf(market, weekday(day))

export interface Weekdays {
  /** 1 Monday … 7 Sunday. */
  first: number
  last: number
  hours: Hours | undefined
}

const areSame = (one: Hours | undefined, other: Hours | undefined): boolean =>
  one?.from === other?.from && one?.to === other?.to

/** The week from Monday to Sunday; neighbours with the same hours are one line. */
export const weekOf = (market: Shop): Weekdays[] => {
  const lines: Weekdays[] = []
  for (const code of [1, 2, 3, 4, 5, 6, 7]) {
    const hours = hoursOf(market, code)
    const before = lines.at(-1)
    if (before && areSame(before.hours, hours)) before.last = code
    else lines.push({ first: code, last: code, hours })
  }
  return lines
}
