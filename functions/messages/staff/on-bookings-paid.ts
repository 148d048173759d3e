import { bookingsPaid } from '#events/bookings.ts'
import { spokenDay } from '#shared/kit/day.ts'
import { showMoney, sum } from '#shared/kit/money.ts'
import { readRequests } from '../../bookings/table/request.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readMarket } from '../../markets/table/market.ts'
import type { Phrase } from '../letter/letter.ts'
import { NOTICE_TEXTS } from './notice-texts.ts'
import { tellStaff } from './tell-staff.ts'

/** Tells staff of what was booked online. The buyer's own mail follows the receipt. */
export default onEvent({
  on: bookingsPaid,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail'],
  handle: async ({ market: marketId, id, payload }) => {
    const [market, bookings] = await Promise.all([
      readMarket(marketId),
      readRequests(marketId, payload.bookingRequests),
    ])
    const [first] = bookings
    if (!first) return
    const { language } = market
    const say = NOTICE_TEXTS[language]
    const total = sum(bookings.map(({ totalPrice }) => totalPrice))
    await tellStaff('booking', market, {
      event: id,
      what: [first.buyer?.name, ...bookings.map(({ shelf }) => shelf.name)].filter(Boolean).join(', '),
      rows: [
        ...bookings.flatMap(({ shelf, shelfType, dateStart, dateEnd }): [Phrase, Phrase][] => [
          [say.shelf, `${shelfType.name}, ${shelf.name}`],
          [say.days, `${spokenDay(dateStart, language)} – ${spokenDay(dateEnd, language, true)}`],
        ]),
        [say.total, showMoney(total, market.currencyCode, language)],
      ],
      screen: bookings.length > 1 ? '/booking/requests' : `/booking/requests/${first.id}`,
    })
  },
})
