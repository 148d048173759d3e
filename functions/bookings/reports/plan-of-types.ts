import type { Day } from '#shared/kit/day.ts'
import { holds } from '#shared/shelves/calendar.ts'
import { nowSeconds } from '../../kit/clock.ts'
import { type PlanRow, readLongPlan } from '../table/plan.ts'

/**
 * What takes the shelves of some types between two days, each row with the type of its shelf. Holds that have ended are
 * left out. A query for each type and month.
 */
export const readPlanOfTypes = async (
  market: string,
  types: readonly string[],
  range: { first: Day; last: Day },
): Promise<(PlanRow & { shelfType: string })[]> => {
  const now = nowSeconds()
  const ofTypes = types.map(async shelfType => {
    const rows = await readLongPlan(market, shelfType, range)
    return rows.filter(row => holds(row, now)).map(row => ({ ...row, shelfType }))
  })
  return (await Promise.all(ofTypes)).flat()
}
