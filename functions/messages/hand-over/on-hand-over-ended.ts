import { handOverEnded } from '#events/bookings.ts'
import { readRequests } from '../../bookings/table/request.ts'
import { readPresentCustomer } from '../../customers/table/customer.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readMarket } from '../../markets/table/market.ts'
import { greeting } from '../letter/greeting.ts'
import { sendOnce } from '../letter/send-once.ts'
import { handedTable } from './hand-over-letter.ts'
import { HAND_OVER_TEXTS } from './hand-over-texts.ts'

/** Tells a tenant that the friend said no, or did not answer in time: the booking is still theirs. */
export default onEvent({
  on: handOverEnded,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail'],
  handle: async ({ market: marketId, id, payload: { bookingRequest, how, name } }) => {
    const [market, [booking]] = await Promise.all([
      readMarket(marketId),
      readRequests(marketId, [bookingRequest]),
    ])
    const customer = booking?.customer && (await readPresentCustomer(marketId, booking.customer))
    if (!customer) return
    const { language, email, userNumber } = customer
    const say = HAND_OVER_TEXTS[language][how]
    await sendOnce(market, id, email, {
      language,
      subject: say.subject(name),
      greeting: greeting(customer.name, language),
      lead: [say.lead(name)],
      tables: [handedTable(market, booking, language)],
      closing: [],
      about: { bookingRequests: [bookingRequest], customer: userNumber },
    })
  },
})
