import { bookingMoveDue } from '#events/bookings.ts'
import { schedule } from '../kit/schedule.ts'
import { onTask } from '../kit/subscriber.ts'
import { readMarket } from '../markets/table/market.ts'
import { tellMove } from './plan/tell-move.ts'

/** Lets the customer of a moved booking know. Sets the timer again when staff have moved it once more. */
export default onTask({
  on: bookingMoveDue,
  grants: ['table:read', 'table:write', 'schedules:bookings'],
  handle: async ({ market, id, payload: { bookingRequest } }) => {
    const dueAt = await tellMove(await readMarket(market), bookingRequest)
    if (dueAt) await schedule(market, bookingMoveDue, { bookingRequest }, { at: dueAt, by: id })
  },
})
