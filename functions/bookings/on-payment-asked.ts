import { paymentAsked, paymentRequestDue } from '#events/bookings.ts'
import { schedule } from '../kit/schedule.ts'
import { onEvent } from '../kit/subscriber.ts'
import { readRequests } from './table/request.ts'

/** Sets the timer of a payment request. */
export default onEvent({
  on: paymentAsked,
  work: 'bookings',
  grants: ['table:read', 'schedules:bookings'],
  handle: async ({ market, id, payload: { bookingRequest } }) => {
    const [request] = await readRequests(market, [bookingRequest])
    if (request?.askedUntil)
      await schedule(market, paymentRequestDue, { bookingRequest }, { at: request.askedUntil, by: id })
  },
})
