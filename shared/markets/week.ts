/** The opening hours of a week, in as few lines as a person needs. */
import { type Hours, hoursOf } from './hours.ts'
import type { VisitorsMarket } from './visitors-calls.ts'

export interface Weekdays {
  /** 1 Monday … 7 Sunday. */
  first: number
  last: number
  hours: Hours | undefined
}

const areSame = (one: Hours | undefined, other: Hours | undefined): boolean =>
  one?.from === other?.from && one?.to === other?.to

/** The week from Monday to Sunday; neighbours with the same hours are one line. */
export const weekOf = (market: Pick<VisitorsMarket, 'openingHours'>): Weekdays[] => {
  const lines: Weekdays[] = []
  for (const code of [1, 2, 3, 4, 5, 6, 7]) {
    const hours = hoursOf(market, code)
    const before = lines.at(-1)
    if (before && areSame(before.hours, hours)) before.last = code
    else lines.push({ first: code, last: code, hours })
  }
  return lines
}
