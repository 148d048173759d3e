import { bookingConfirmationWanted } from '#events/bookings.ts'
import { readRequests } from '../../bookings/table/request.ts'
import { readPresentCustomer } from '../../customers/table/customer.ts'
import { todayIn } from '../../kit/clock.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readMarket } from '../../markets/table/market.ts'
import { calendarFile } from '../booking-facts/calendar-file.ts'
import { readShelfMoves } from '../booking-facts/shelf-move.ts'
import { readTurns } from '../booking-facts/turns.ts'
import { termsFile, withdrawalPart } from '../booking-facts/withdrawal-instruction.ts'
import { sendOnce } from '../letter/send-once.ts'
import { confirmedLetter } from './confirmed-letter.ts'

/** Mails the customer what staff booked for them, with the days as a calendar file. */
export default onEvent({
  on: bookingConfirmationWanted,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail', 'links'],
  handle: async ({ market: marketId, id, payload: { bookingRequest, email } }) => {
    const [market, [booking]] = await Promise.all([
      readMarket(marketId),
      readRequests(marketId, [bookingRequest]),
    ])
    // Staff may have deleted it since.
    if (!booking) return
    const customer = booking.customer ? await readPresentCustomer(marketId, booking.customer) : undefined
    const name = customer?.name ?? booking.buyer?.name ?? ''
    const language = customer?.language ?? market.language
    const [moves, turnsOf] = await Promise.all([
      readShelfMoves(marketId, [booking]),
      readTurns(marketId, [booking]),
    ])
    const about = { moves, turns: turnsOf(booking), today: todayIn(market) }
    const letter = confirmedLetter(market, booking, name, language, about)
    const right = booking.txId && (await withdrawalPart(market, [booking], booking.txId, language))
    const terms = right ? await termsFile(market, [booking], language) : []
    await sendOnce(market, id, email, {
      ...letter,
      ...(right || {}),
      about: { bookingRequests: [bookingRequest], customer: customer?.userNumber ?? null },
      attachments: [...calendarFile(market, [booking], { language, turnsOf }), ...terms],
    })
  },
})
