import { paymentRequestDue } from '#events/bookings.ts'
import { schedule } from '../kit/schedule.ts'
import { onTask } from '../kit/subscriber.ts'
import { lapse } from './payment-request/payment-request.ts'

/** Ends a payment request whose time is over. Sets the timer again when staff have given it more time. */
export default onTask({
  on: paymentRequestDue,
  grants: ['table:read', 'table:write', 'schedules:bookings'],
  handle: async ({ market, id, payload: { bookingRequest } }) => {
    const endsAt = await lapse(market, bookingRequest)
    if (endsAt) await schedule(market, paymentRequestDue, { bookingRequest }, { at: endsAt, by: id })
  },
})
