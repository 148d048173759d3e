import { holdDue } from '#events/bookings.ts'
import { schedule } from '../kit/schedule.ts'
import { onTask } from '../kit/subscriber.ts'
import { expire } from './cart/expire.ts'

/** Releases the shelf of a hold that ended. Sets the timer again when the hold still lives. */
export default onTask({
  on: holdDue,
  grants: ['table:read', 'table:write', 'schedules:bookings'],
  handle: async ({ market, id, payload: { bookingRequest } }) => {
    const endsAt = await expire(market, bookingRequest)
    if (endsAt) await schedule(market, holdDue, { bookingRequest }, { at: endsAt, by: id })
  },
})
