import { bookingLengthened } from '#events/bookings.ts'
import { spokenDay } from '#shared/kit/day.ts'
import { inSentence } from '#shared/kit/in-sentence.ts'
import { readRequests } from '../../bookings/table/request.ts'
import { readPresentCustomer } from '../../customers/table/customer.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readMarket } from '../../markets/table/market.ts'
import { readTurns } from '../booking-facts/turns.ts'
import { whenRows } from '../booking-facts/when-rows.ts'
import { greeting } from '../letter/greeting.ts'
import { inLanguage } from '../letter/letter.ts'
import { sendOnce } from '../letter/send-once.ts'
import { LENGTHENED_TEXTS } from './lengthened-texts.ts'

/** Writes to the customer that the booking lasts longer, and why. */
export default onEvent({
  on: bookingLengthened,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail'],
  handle: async ({ market: marketId, id, payload: { bookingRequest, closingDays, dateEnd } }) => {
    const [market, [booking]] = await Promise.all([
      readMarket(marketId),
      readRequests(marketId, [bookingRequest]),
    ])
    if (!booking?.customer) return
    const customer = await readPresentCustomer(marketId, booking.customer)
    if (!customer?.email) return
    const { language } = customer
    const say = LENGTHENED_TEXTS[language]
    const days = inSentence(
      closingDays.map(day => spokenDay(day, language)),
      language,
    )
    const last = spokenDay(dateEnd, language, true)
    const turnsOf = await readTurns(marketId, [booking])
    await sendOnce(market, id, customer.email, {
      language,
      subject: say.subject(market.visualName),
      greeting: greeting(customer.name, language),
      lead: [say.lead(market.visualName, days), say.more(closingDays.length, last)],
      tables: [
        {
          title: inLanguage(market.language)(booking.shelfType.name),
          rows: [
            [say.shelf, booking.shelf.name],
            ...whenRows(market, { ...booking, dateEndCustomer: dateEnd }, turnsOf(booking), language),
          ],
        },
      ],
      closing: [say.closing],
      about: { bookingRequests: [bookingRequest], customer: customer.userNumber },
    })
  },
})
