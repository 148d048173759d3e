import { bookingMoveStands } from '#events/bookings.ts'
import { stands } from '#shared/bookings/states.ts'
import { spokenDay } from '#shared/kit/day.ts'
import { bookingTable } from '../booking-facts/booking-table.ts'
import { calendarFile } from '../booking-facts/calendar-file.ts'
import { readBooking } from '../booking-facts/read-booking.ts'
import { letterTo } from '../letter/letter-to.ts'
import { customer } from '../letter/readers.ts'
import { MOVED_TEXTS } from './moved-texts.ts'

/** Writes to the customer which shelf or which days they have now, with the days as a calendar file. */
export default letterTo(customer, {
  on: bookingMoveStands,
  texts: MOVED_TEXTS,
  read: async (market, { bookingRequest, was }) => {
    const found = await readBooking(market, bookingRequest)
    if (!found || !stands(found.booking.status)) return undefined
    const { shelf, dateStartCustomer, dateEndCustomer } = found.booking
    const isOtherShelf = shelf.name !== was.shelf
    const areOtherDays = dateStartCustomer !== was.dateStart || dateEndCustomer !== was.dateEnd
    // Neither: staff have put it back before this mail went out.
    return isOtherShelf || areOtherDays ? { ...found, isOtherShelf, areOtherDays } : undefined
  },
  letter: ({ booking, turnsOf, isOtherShelf, areOtherDays }, { market, payload: { was }, language, say }) => {
    const { shelf, dateStartCustomer: first, dateEndCustomer: last } = booking
    const day = (one: string) => spokenDay(one, language, true)
    return {
      subject: isOtherShelf ? say.otherShelf(market.visualName) : say.otherDays(market.visualName),
      lead: [
        ...(isOtherShelf ? [say.shelfIs(shelf.name, was.shelf)] : []),
        ...(areOtherDays
          ? [`${say.daysAre(day(first), day(last))} ${say.daysWere(day(was.dateStart), day(was.dateEnd))}`]
          : []),
      ],
      tables: [bookingTable(market, booking, turnsOf(booking), language)],
      closing: [say.closing],
      about: { bookingRequests: [booking.id] },
      attachments: calendarFile(market, [booking], { language, turnsOf, ending: '-moved' }),
    }
  },
})
