import { bookingHandedOn } from '#events/bookings.ts'
import { isBooked } from '#shared/bookings/states.ts'
import { type BookingRequest, readRequests } from '../../bookings/table/request.ts'
import { readPresent } from '../../customers/table/live-bookings.ts'
import { env } from '../../kit/env.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { type Market, readMarket } from '../../markets/table/market.ts'
import { calendarFile } from '../booking-facts/calendar-file.ts'
import { placeTable } from '../booking-facts/place-table.ts'
import { alone } from '../booking-facts/turns.ts'
import { customer } from '../letter/readers.ts'
import { type Reader, type Written, writeTo } from '../letter/write-to.ts'
import { handedTable, withdrawableUntil } from './hand-over-letter.ts'
import { HAND_OVER_TEXTS } from './hand-over-texts.ts'

/**
 * Writes to both: to the friend what they have now, to the former tenant what remains theirs. When the event is late,
 * staff may have deleted or refunded the booking, or the friend has handed it on: then it is no news that it is
 * theirs.
 */
export default onEvent({
  on: bookingHandedOn,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail'],
  handle: async ({ market: marketId, id, payload: { bookingRequest, from, to, name } }) => {
    const market = await readMarket(marketId)
    const [[booking], giver, taker] = await Promise.all([
      readRequests(marketId, [bookingRequest]),
      customer(market, { customer: from }),
      customer(market, { customer: to }),
    ])
    if (!booking) return
    const [holder, payer] = await Promise.all(
      [booking.customer, booking.handedOn?.payer].map(number => number && readPresent(marketId, number)),
    )
    const isTakers = isBooked(booking.status) && holder === taker?.customer
    if (taker && isTakers)
      await writeTo(market, `${id}-taken`, taker, takenLetter(market, booking, taker, giver?.name ?? ''))
    const isPayer = payer === giver?.customer
    if (giver)
      await writeTo(market, `${id}-given`, giver, givenLetter(market, booking, giver, { name, isPayer }))
  },
})

const takenLetter = (
  market: Market,
  booking: BookingRequest,
  { language }: Reader,
  from: string,
): Written => {
  const say = HAND_OVER_TEXTS[language]
  const right = booking.handedOn && withdrawableUntil(market, booking, language)
  return {
    subject: say.taken.subject(booking.shelf.name, market.visualName),
    lead: [say.taken.lead(from)],
    tables: [handedTable(market, booking, language), placeTable(market, language)],
    button: {
      label: say.taken.button,
      url: `${env('SITE_URL')}/user?market=${market.marketId}#/bookings/${booking.id}`,
    },
    closing: right ? [say.withdrawable(right)] : [],
    about: { bookingRequests: [booking.id] },
    attachments: calendarFile(market, [booking], { language, turnsOf: alone }),
  }
}

/** The money is named only to who has paid it, which a friend who hands the booking on again has not. */
const givenLetter = (
  market: Market,
  booking: BookingRequest,
  { language }: Reader,
  { name, isPayer }: { name: string; isPayer: boolean },
): Written => {
  const say = HAND_OVER_TEXTS[language]
  const right = isPayer && withdrawableUntil(market, booking, language)
  return {
    subject: say.given.subject(name, booking.shelf.name),
    lead: [say.given.lead(name), ...(isPayer && booking.txId ? [say.given.money] : [])],
    tables: [handedTable(market, booking, language)],
    closing: right ? [say.given.right(name, right)] : [],
    about: { bookingRequests: [booking.id] },
  }
}
