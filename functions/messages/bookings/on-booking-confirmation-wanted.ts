import { bookingConfirmationWanted } from '#events/bookings.ts'
import { todayIn } from '../../kit/clock.ts'
import { calendarFile } from '../booking-facts/calendar-file.ts'
import { readBooking } from '../booking-facts/read-booking.ts'
import { readShelfMoves } from '../booking-facts/shelf-move.ts'
import { termsFile, withdrawalPart } from '../booking-facts/withdrawal-instruction.ts'
import { letterTo } from '../letter/letter-to.ts'
import { customer, named } from '../letter/readers.ts'
import { confirmedLetter } from './confirmed-letter.ts'

/** Mails to the address that staff typed what they booked for a customer, with the days as a calendar file. */
export default letterTo(named, {
  on: bookingConfirmationWanted,
  read: async (market, { bookingRequest, email }) => {
    const found = await readBooking(market, bookingRequest)
    if (!found) return undefined
    const owner = await customer(market, found)
    const name = owner?.name ?? found.booking.buyer?.name ?? ''
    return { ...found, email, name, language: owner?.language ?? market.language, customer: owner?.customer }
  },
  letter: async ({ booking, turnsOf }, { market, language }) => {
    const moves = await readShelfMoves(market.marketId, [booking])
    const about = { moves, turns: turnsOf(booking), today: todayIn(market) }
    const right = booking.txId && (await withdrawalPart(market, [booking], booking.txId, language))
    const terms = right ? await termsFile(market, [booking], language) : []
    return {
      ...confirmedLetter(market, booking, language, about),
      ...(right || {}),
      about: { bookingRequests: [booking.id] },
      attachments: [...calendarFile(market, [booking], { language, turnsOf }), ...terms],
    }
  },
})
