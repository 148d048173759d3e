import { bookingEnded } from '#events/payments.ts'
import { spokenDay } from '#shared/kit/day.ts'
import { bookingTable } from '../booking-facts/booking-table.ts'
import { readBooking } from '../booking-facts/read-booking.ts'
import { letterTo } from '../letter/letter-to.ts'
import { customer } from '../letter/readers.ts'
import { ENDED_TEXTS } from './ended-texts.ts'

/** Writes to the customer that staff have ended the booking. */
export default letterTo(customer, {
  on: bookingEnded,
  texts: ENDED_TEXTS,
  read: (market, { bookingRequest }) => readBooking(market, bookingRequest),
  letter: ({ booking, turnsOf }, { market, payload, language, say }) => ({
    subject: say.subject(market.visualName),
    lead: [say.lead(market.visualName, spokenDay(payload.freedFrom, language, true))],
    tables: [bookingTable(market, booking, turnsOf(booking), language)],
    closing: [say.closing],
    about: { bookingRequests: [booking.id] },
  }),
})
