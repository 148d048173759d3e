import { moveDeclined } from '#events/bookings.ts'
import { stands } from '#shared/bookings/states.ts'
import { spokenDay } from '#shared/kit/day.ts'
import { readPresent } from '../../customers/table/live-bookings.ts'
import { bookingTable } from '../booking-facts/booking-table.ts'
import { readBooking } from '../booking-facts/read-booking.ts'
import { letterTo } from '../letter/letter-to.ts'
import { customer } from '../letter/readers.ts'
import { DECLINED_TEXTS } from './move-declined-texts.ts'

/** Writes to the tenant that the booking stays where it is. Nothing when it is another's by now, or has ended. */
export default letterTo(customer, {
  on: moveDeclined,
  texts: DECLINED_TEXTS,
  read: async (market, { bookingRequest, customer: asker }) => {
    const found = await readBooking(market, bookingRequest)
    if (!found?.customer || !stands(found.booking.status)) return undefined
    const [asked, holds] = await Promise.all(
      [asker, found.customer].map(number => readPresent(market.marketId, number)),
    )
    return asked === holds ? found : undefined
  },
  letter: ({ booking, turnsOf }, { market, payload: { shelf, dateStart, words }, language, say }) => {
    const first = spokenDay(dateStart, language, true)
    return {
      subject: say.subject(market.visualName),
      lead: [
        say.lead(shelf ? say.shelfFrom(shelf, first) : say.anyShelfFrom(first)),
        ...(words ? [say.words, words] : []),
        say.stays,
      ],
      tables: [bookingTable(market, booking, turnsOf(booking), language)],
      closing: [say.closing],
      about: { bookingRequests: [booking.id] },
    }
  },
})
