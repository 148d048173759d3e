import { bookingLengthened } from '#events/bookings.ts'
import { spokenDay } from '#shared/kit/day.ts'
import { inSentence } from '#shared/kit/in-sentence.ts'
import { readBooking } from '../booking-facts/read-booking.ts'
import { whenRows } from '../booking-facts/when-rows.ts'
import { inLanguage } from '../letter/letter.ts'
import { letterTo } from '../letter/letter-to.ts'
import { customer } from '../letter/readers.ts'
import { LENGTHENED_TEXTS } from './lengthened-texts.ts'

/** Writes to the customer that the booking lasts longer, and why. */
export default letterTo(customer, {
  on: bookingLengthened,
  texts: LENGTHENED_TEXTS,
  read: (market, { bookingRequest }) => readBooking(market, bookingRequest),
  letter: ({ booking, turnsOf }, { market, payload: { closingDays, dateEnd }, language, say }) => {
    const days = inSentence(
      closingDays.map(day => spokenDay(day, language)),
      language,
    )
    const booked = { ...booking, dateEndCustomer: dateEnd }
    return {
      subject: say.subject(market.visualName),
      lead: [
        say.lead(market.visualName, days),
        say.more(closingDays.length, spokenDay(dateEnd, language, true)),
      ],
      tables: [
        {
          title: inLanguage(market.language)(booking.shelfType.name),
          rows: [[say.shelf, booking.shelf.name], ...whenRows(market, booked, turnsOf(booking), language)],
        },
      ],
      closing: [say.closing],
      about: { bookingRequests: [booking.id] },
    }
  },
})
