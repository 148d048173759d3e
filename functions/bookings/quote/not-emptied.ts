/** Finds the shelves that nobody has emptied yet. A booking that begins today takes one of them only when no other is free. */
import { allJobs, LEFT_OVER_DAYS, notEmptied, tickKey } from '#shared/bookings/day-board.ts'
import { addDays, type Day } from '#shared/kit/day.ts'
import { isOpenOn } from '#shared/markets/hours.ts'
import { todayIn } from '../../kit/clock.ts'
import type { Market } from '../../markets/table/market.ts'
import { readPlan } from '../table/plan.ts'
import { readTicks } from '../table/tick.ts'

const NONE: ReadonlySet<string> = new Set()

/**
 * The ids of the shelves of some types that were to be emptied before today and that nobody has ticked, for a booking
 * from a first day. Reads only when that is today: the ticks, and the plan of each type, as far back as the day board
 * looks.
 */
export const readNotEmptied = async (
  market: Market,
  types: readonly string[],
  first: Day,
): Promise<ReadonlySet<string>> => {
  const today = todayIn(market)
  if (first !== today || !types.length) return NONE
  const days = { first: addDays(today, -LEFT_OVER_DAYS), last: today }
  const [plans, ticks] = await Promise.all([
    Promise.all(types.map(type => readPlan(market.marketId, type, days))),
    readTicks(market.marketId, days),
  ])
  const jobs = allJobs({
    bookings: plans.flat(),
    shelves: new Map(),
    isOpen: day => isOpenOn(market, day),
    ticks: new Map(ticks.map(tick => [tickKey(tick), tick])),
  })
  return notEmptied(today, jobs)
}
