import { moveWished } from '#events/bookings.ts'
import { keptWish } from '#shared/bookings/moves.ts'
import { spokenDay } from '#shared/kit/day.ts'
import { readRequests } from '../../bookings/table/request.ts'
import type { Phrase } from '../letter/letter.ts'
import { noticeToStaff } from './notice.ts'

/** Tells staff that a tenant asks to move a booking. Nothing when the wish was taken back meanwhile. */
export default noticeToStaff('move', {
  on: moveWished,
  read: async ({ marketId }, { bookingRequest }) => {
    const [booking] = await readRequests(marketId, [bookingRequest])
    const wish = booking && keptWish(booking)
    return wish && { booking, wish }
  },
  tell: ({ booking, wish }, { language }, say) => {
    const place = (shelf: string, first: string, last: string) =>
      `${shelf}, ${spokenDay(first, language)} – ${spokenDay(last, language, true)}`
    const rows: [Phrase, Phrase][] = [
      [say.now, place(booking.shelf.name, booking.dateStart, booking.dateEnd)],
      [say.wanted, place(wish.shelf?.name ?? say.anyShelf, wish.dateStart, wish.dateEnd)],
      ...(wish.note ? [[say.words, wish.note] satisfies [Phrase, Phrase]] : []),
      [say.answerBy, spokenDay(wish.lastDay, language)],
    ]
    return {
      what: [booking.buyer?.name, booking.shelf.name].filter(Boolean).join(', '),
      rows,
      screen: `/booking/requests/${booking.id}`,
    }
  },
})
