import { bookingsPaid } from '#events/bookings.ts'
import type { Day } from '#shared/kit/day.ts'
import { todayIn } from '../kit/clock.ts'
import { onEvent } from '../kit/subscriber.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { endLiveBookings, readLiveBookings } from './table/live-bookings.ts'

/** More names do not fit into one update. */
const MOST = 80

/** Forgets a customer's past bookings whenever they book anew, so that the item stays small. */
export default onEvent({
  on: bookingsPaid,
  work: 'customers',
  grants: ['table:read', 'table:write'],
  handle: async ({ market, payload: { userNumber } }) => {
    const today = todayIn(await readMarket(market))
    await retryOnConflict(() => forgetPast(market, userNumber, today))
  },
})

const forgetPast = async (market: string, userNumber: string, today: Day): Promise<void> => {
  const { bookings } = await readLiveBookings(market, userNumber)
  const past = bookings.filter(({ dateEnd }) => dateEnd < today).slice(0, MOST)
  const ids = past.map(({ id }) => id)
  if (ids.length) await commit([endLiveBookings(market, userNumber, ids)])
}
