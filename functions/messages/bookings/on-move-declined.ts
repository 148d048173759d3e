import { moveDeclined } from '#events/bookings.ts'
import { stands } from '#shared/bookings/states.ts'
import { spokenDay } from '#shared/kit/day.ts'
import { readRequests } from '../../bookings/table/request.ts'
import { readPresentCustomer } from '../../customers/table/customer.ts'
import { readPresent } from '../../customers/table/live-bookings.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readMarket } from '../../markets/table/market.ts'
import { bookingTable } from '../booking-facts/booking-table.ts'
import { readTurns } from '../booking-facts/turns.ts'
import { greeting } from '../letter/greeting.ts'
import { sendOnce } from '../letter/send-once.ts'
import { DECLINED_TEXTS } from './move-declined-texts.ts'

/** Writes to the tenant that the booking stays where it is. Nothing when it is another's by now, or has ended. */
export default onEvent({
  on: moveDeclined,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail'],
  handle: async ({ market: marketId, id, payload }) => {
    const { bookingRequest, customer: asker, shelf, dateStart, words } = payload
    const [market, [booking]] = await Promise.all([
      readMarket(marketId),
      readRequests(marketId, [bookingRequest]),
    ])
    if (!booking?.customer || !stands(booking.status)) return
    const [customer, present] = await Promise.all([
      readPresentCustomer(marketId, asker),
      readPresent(marketId, booking.customer),
    ])
    if (!customer?.email || customer.userNumber !== present) return
    const { language } = customer
    const say = DECLINED_TEXTS[language]
    const first = spokenDay(dateStart, language, true)
    const turnsOf = await readTurns(marketId, [booking])
    await sendOnce(market, id, customer.email, {
      language,
      subject: say.subject(market.visualName),
      greeting: greeting(customer.name, language),
      lead: [
        say.lead(shelf ? say.shelfFrom(shelf, first) : say.anyShelfFrom(first)),
        ...(words ? [say.words, words] : []),
        say.stays,
      ],
      tables: [bookingTable(market, booking, turnsOf(booking), language)],
      closing: [say.closing],
      about: { bookingRequests: [bookingRequest], customer: customer.userNumber },
    })
  },
})
