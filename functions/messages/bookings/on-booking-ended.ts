import { bookingEnded } from '#events/payments.ts'
import { spokenDay } from '#shared/kit/day.ts'
import { readRequest } from '../../bookings/table/request.ts'
import { readPresentCustomer } from '../../customers/table/customer.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readMarket } from '../../markets/table/market.ts'
import { bookingTable } from '../booking-facts/booking-table.ts'
import { readTurns } from '../booking-facts/turns.ts'
import { greeting } from '../letter/greeting.ts'
import { sendOnce } from '../letter/send-once.ts'
import { ENDED_TEXTS } from './ended-texts.ts'

/** Writes to the customer that staff have ended the booking. Nothing when nobody has an address any more. */
export default onEvent({
  on: bookingEnded,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail'],
  handle: async ({ market: marketId, id, payload: { bookingRequest, freedFrom } }) => {
    const [market, booking] = await Promise.all([readMarket(marketId), readRequest(marketId, bookingRequest)])
    const customer = booking.customer ? await readPresentCustomer(marketId, booking.customer) : undefined
    if (!customer?.email) return
    const { language } = customer
    const say = ENDED_TEXTS[language]
    const turnsOf = await readTurns(marketId, [booking])
    await sendOnce(market, id, customer.email, {
      language,
      subject: say.subject(market.visualName),
      greeting: greeting(customer.name, language),
      lead: [say.lead(market.visualName, spokenDay(freedFrom, language, true))],
      tables: [bookingTable(market, booking, turnsOf(booking), language)],
      closing: [say.closing],
      about: { bookingRequests: [bookingRequest], customer: customer.userNumber },
    })
  },
})
