import { bookingsPaid } from '#events/bookings.ts'
import { todayIn } from '../kit/clock.ts'
import { onEvent } from '../kit/subscriber.ts'
import { commit } from '../kit/table.ts'
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
    const [{ timeZone }, { bookings }] = await Promise.all([
      readMarket(market),
      readLiveBookings(market, userNumber),
    ])
    const today = todayIn({ timeZone })
    const past = bookings.filter(({ dateEnd }) => dateEnd < today).slice(0, MOST)
    if (past.length)
      await commit([
        endLiveBookings(
          market,
          userNumber,
          past.map(({ id }) => id),
        ),
      ])
  },
})
