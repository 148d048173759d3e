import { holdDue } from '#events/bookings.ts'
import { onTask } from '../kit/subscriber.ts'
import { expire } from './expire.ts'
import { watchHold } from './watch-hold.ts'

/** Releases the shelf of a hold that ended. Sets the timer again when the hold still lives. */
export default onTask({
  on: holdDue,
  grants: ['table:read', 'table:write', 'schedules:bookings'],
  handle: async ({ market, id, payload: { bookingRequest } }) => {
    const endsAt = await expire(market, bookingRequest)
    if (endsAt) await watchHold(market, bookingRequest, endsAt, id)
  },
})
