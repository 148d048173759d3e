import { remindersDue } from '#events/bookings.ts'
import { marketChanged } from '#events/markets.ts'
import { nextRound } from '#shared/bookings/reminders.ts'
import { toSeconds } from '#shared/kit/units.ts'
import { now, todayIn } from '../kit/clock.ts'
import { schedule } from '../kit/schedule.ts'
import { onEvent } from '../kit/subscriber.ts'
import { commit, TryAgain } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { firstRound, readRound } from './table/round.ts'

/** Begins the daily rounds of reminders of a market that is new. */
export default onEvent({
  on: marketChanged,
  work: 'bookings',
  grants: ['table:read', 'table:write', 'schedules:bookings'],
  handle: async ({ market, id }) => {
    if (await readRound(market)) return
    const { timeZone } = await readMarket(market)
    const at = toSeconds(nextRound(timeZone, todayIn({ timeZone }), now()))
    try {
      await commit([firstRound(market, at)])
    } catch (error) {
      if (error instanceof TryAgain) return
      throw error
    }
    await schedule(market, remindersDue, {}, { at, by: id })
  },
})
