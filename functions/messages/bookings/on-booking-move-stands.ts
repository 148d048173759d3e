import { bookingMoveStands } from '#events/bookings.ts'
import { stands } from '#shared/bookings/states.ts'
import { spokenDay } from '#shared/kit/day.ts'
import { readRequests } from '../../bookings/table/request.ts'
import { readPresentCustomer } from '../../customers/table/customer.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readMarket } from '../../markets/table/market.ts'
import { bookingTable } from '../booking-facts/booking-table.ts'
import { calendarFile } from '../booking-facts/calendar-file.ts'
import { readTurns } from '../booking-facts/turns.ts'
import { greeting } from '../letter/greeting.ts'
import { sendOnce } from '../letter/send-once.ts'
import { MOVED_TEXTS } from './moved-texts.ts'

/** Writes to the customer which shelf or which days they have now, with the days as a calendar file. */
export default onEvent({
  on: bookingMoveStands,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail'],
  handle: async ({ market: marketId, id, payload: { bookingRequest, was } }) => {
    const [market, [booking]] = await Promise.all([
      readMarket(marketId),
      readRequests(marketId, [bookingRequest]),
    ])
    if (!booking?.customer || !stands(booking.status)) return
    const customer = await readPresentCustomer(marketId, booking.customer)
    if (!customer?.email) return
    const { language } = customer
    const say = MOVED_TEXTS[language]
    const { shelf, dateStartCustomer: first, dateEndCustomer: last } = booking
    const day = (one: string) => spokenDay(one, language, true)
    const isOtherShelf = shelf.name !== was.shelf
    const areOtherDays = first !== was.dateStart || last !== was.dateEnd
    // Staff have put it back before this mail went out.
    if (!isOtherShelf && !areOtherDays) return
    const turnsOf = await readTurns(marketId, [booking])
    const letter = {
      language,
      subject: isOtherShelf ? say.otherShelf(market.visualName) : say.otherDays(market.visualName),
      greeting: greeting(customer.name, language),
      lead: [
        ...(isOtherShelf ? [say.shelfIs(shelf.name, was.shelf)] : []),
        ...(areOtherDays
          ? [`${say.daysAre(day(first), day(last))} ${say.daysWere(day(was.dateStart), day(was.dateEnd))}`]
          : []),
      ],
      tables: [bookingTable(market, booking, turnsOf(booking), language)],
      closing: [say.closing],
    }
    await sendOnce(market, id, customer.email, {
      ...letter,
      about: { bookingRequests: [bookingRequest], customer: customer.userNumber },
      attachments: calendarFile(market, [booking], { language, turnsOf, ending: '-moved' }),
    })
  },
})
