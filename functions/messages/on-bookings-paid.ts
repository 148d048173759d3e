import { bookingsPaid } from '#events/bookings.ts'
import { icsFile } from '#shared/bookings/ics.ts'
import { readRequests } from '../bookings/table/request.ts'
import { nowIso } from '../kit/clock.ts'
import { onEvent } from '../kit/subscriber.ts'
import { readMarket } from '../markets/table/market.ts'
import { readPayment } from '../payments/table/payment.ts'
import { bookedEvent } from './booked-event.ts'
import { bookedLetter } from './booked-letter.ts'
import { sendOnce } from './send-once.ts'

/** Sends the confirmation, with the days as a calendar file. */
export default onEvent({
  on: bookingsPaid,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail'],
  handle: async ({ market: marketId, id, payload }) => {
    const market = await readMarket(marketId)
    const payment = await readPayment(marketId, payload.txId)
    const requests = await readRequests(marketId, payload.bookingRequests)
    const letter = bookedLetter(market, requests, payment, payload.language)
    await sendOnce(market, id, payment.buyer.email, letter, [
      {
        name: 'reol.ics',
        type: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: icsFile(
          requests.map(request => bookedEvent(market, request)),
          nowIso(),
        ),
      },
    ])
  },
})
