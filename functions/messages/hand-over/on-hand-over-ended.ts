import { handOverEnded } from '#events/bookings.ts'
import { readBooking } from '../booking-facts/read-booking.ts'
import { letterTo } from '../letter/letter-to.ts'
import { customer } from '../letter/readers.ts'
import { handedTable } from './hand-over-letter.ts'
import { HAND_OVER_TEXTS } from './hand-over-texts.ts'

/** Tells a tenant that the friend said no, or did not answer in time: the booking is still theirs. */
export default letterTo(customer, {
  on: handOverEnded,
  texts: HAND_OVER_TEXTS,
  read: (market, { bookingRequest }) => readBooking(market, bookingRequest),
  letter: ({ booking }, { market, payload: { how, name }, language, say: words }) => {
    const say = words[how]
    return {
      subject: say.subject(name),
      lead: [say.lead(name)],
      tables: [handedTable(market, booking, language)],
      about: { bookingRequests: [booking.id] },
    }
  },
})
