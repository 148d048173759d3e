/** Bookings of staff's calendar for its tests, by days counted from one Monday. */
import type { PlanRowAnswer } from '#shared/bookings/staff-plan-calls.ts'
import { addDays } from '#shared/kit/day.ts'
import { numberOf } from '#web/bookings/calendar/plan/axis.ts'
import { byShelf } from '#web/bookings/calendar/plan/bars.ts'
import type { Facts } from '#web/bookings/calendar/plan/landing.ts'

export const TODAY = '2026-11-23'
export const day = (n: number) => addDays(TODAY, n)
export const number = (n: number) => numberOf(day(n))

export const row = (
  id: string,
  shelf: string,
  from: number,
  to: number,
  more: Partial<PlanRowAnswer> = {},
) => ({
  id,
  shelf,
  dateStart: day(from),
  dateEnd: day(to),
  status: 1,
  requestStatus: 'confirmed' as const,
  until: 0,
  customer: '100001',
  name: 'Anna Holm',
  isBookingForMarket: false,
  hasLapsed: false,
  ...more,
})

export const factsOf = (...rows: PlanRowAnswer[]): Facts => ({
  bars: byShelf(rows),
  loaded: { first: number(-60), last: number(120) },
  today: number(0),
  closingDays: [day(5)],
})
