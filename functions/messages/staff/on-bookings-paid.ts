import { bookingsPaid } from '#events/bookings.ts'
import { spokenDay } from '#shared/kit/day.ts'
import { showMoney, sum } from '#shared/kit/money.ts'
import { readRequests } from '../../bookings/table/request.ts'
import type { Phrase } from '../letter/letter.ts'
import { noticeToStaff } from './notice.ts'

/** Tells staff of what was booked online. The buyer's own mail follows the receipt. */
export default noticeToStaff('booking', {
  on: bookingsPaid,
  read: async ({ marketId }, { bookingRequests }) => {
    const bookings = await readRequests(marketId, bookingRequests)
    const [first] = bookings
    return first && { first, bookings }
  },
  tell: ({ first, bookings }, { language, currencyCode }, say) => ({
    what: [first.buyer?.name, ...bookings.map(({ shelf }) => shelf.name)].filter(Boolean).join(', '),
    rows: [
      ...bookings.flatMap(({ shelf, shelfType, dateStart, dateEnd }): [Phrase, Phrase][] => [
        [say.shelf, `${shelfType.name}, ${shelf.name}`],
        [say.days, `${spokenDay(dateStart, language)} – ${spokenDay(dateEnd, language, true)}`],
      ]),
      [say.total, showMoney(sum(bookings.map(({ totalPrice }) => totalPrice)), currencyCode, language)],
    ],
    screen: bookings.length > 1 ? '/booking/requests' : `/booking/requests/${first.id}`,
  }),
})
