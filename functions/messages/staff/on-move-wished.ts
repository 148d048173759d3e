import { moveWished } from '#events/bookings.ts'
import { keptWish } from '#shared/bookings/moves.ts'
import { spokenDay } from '#shared/kit/day.ts'
import { readRequests } from '../../bookings/table/request.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readMarket } from '../../markets/table/market.ts'
import type { Phrase } from '../letter/letter.ts'
import { NOTICE_TEXTS } from './notice-texts.ts'
import { tellStaff } from './tell-staff.ts'

/** Tells staff that a tenant asks to move a booking. Nothing when the wish was taken back meanwhile. */
export default onEvent({
  on: moveWished,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail'],
  handle: async ({ market: marketId, id, payload: { bookingRequest } }) => {
    const [market, [booking]] = await Promise.all([
      readMarket(marketId),
      readRequests(marketId, [bookingRequest]),
    ])
    const wish = booking && keptWish(booking)
    if (!booking || !wish) return
    const { language } = market
    const say = NOTICE_TEXTS[language]
    const place = (shelf: string, first: string, last: string) =>
      `${shelf}, ${spokenDay(first, language)} – ${spokenDay(last, language, true)}`
    const rows: [Phrase, Phrase][] = [
      [say.now, place(booking.shelf.name, booking.dateStart, booking.dateEnd)],
      [say.wanted, place(wish.shelf?.name ?? say.anyShelf, wish.dateStart, wish.dateEnd)],
      ...(wish.note ? [[say.words, wish.note] satisfies [Phrase, Phrase]] : []),
      [say.answerBy, spokenDay(wish.lastDay, language)],
    ]
    await tellStaff('move', market, {
      event: id,
      what: [booking.buyer?.name, booking.shelf.name].filter(Boolean).join(', '),
      rows,
      screen: `/booking/requests/${booking.id}`,
    })
  },
})
