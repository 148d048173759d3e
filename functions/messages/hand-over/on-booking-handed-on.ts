import { bookingHandedOn } from '#events/bookings.ts'
import { isBooked } from '#shared/bookings/states.ts'
import { type BookingRequest, readRequests } from '../../bookings/table/request.ts'
import { type Customer, readPresentCustomer } from '../../customers/table/customer.ts'
import { readPresent } from '../../customers/table/live-bookings.ts'
import { env } from '../../kit/env.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { type Market, readMarket } from '../../markets/table/market.ts'
import { calendarFile } from '../booking-facts/calendar-file.ts'
import { placeTable } from '../booking-facts/place-table.ts'
import { alone } from '../booking-facts/turns.ts'
import { greeting } from '../letter/greeting.ts'
import { sendOnce } from '../letter/send-once.ts'
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
    const [market, [booking], giver, taker] = await Promise.all([
      readMarket(marketId),
      readRequests(marketId, [bookingRequest]),
      readPresentCustomer(marketId, from),
      readPresentCustomer(marketId, to),
    ])
    if (!booking) return
    const [holder, payer] = await Promise.all(
      [booking.customer, booking.handedOn?.payer].map(number => number && readPresent(marketId, number)),
    )
    const isTakers = isBooked(booking.status) && holder === taker?.userNumber
    if (taker && isTakers)
      await tellTaker(market, booking, { event: `${id}-taken`, taker, from: giver?.name ?? '' })
    const isPayer = payer === giver?.userNumber
    if (giver) await tellGiver(market, booking, { event: `${id}-given`, giver, name, isPayer })
  },
})

const tellTaker = async (
  market: Market,
  booking: BookingRequest,
  { event, taker, from }: { event: string; taker: Customer; from: string },
): Promise<void> => {
  const { language, userNumber } = taker
  const say = HAND_OVER_TEXTS[language]
  const right = booking.handedOn && withdrawableUntil(market, booking, language)
  await sendOnce(market, event, taker.email, {
    language,
    subject: say.taken.subject(booking.shelf.name, market.visualName),
    greeting: greeting(taker.name, language),
    lead: [say.taken.lead(from)],
    tables: [handedTable(market, booking, language), placeTable(market, language)],
    button: {
      label: say.taken.button,
      url: `${env('SITE_URL')}/user?market=${market.marketId}#/bookings/${booking.id}`,
    },
    closing: right ? [say.withdrawable(right)] : [],
    about: { bookingRequests: [booking.id], customer: userNumber },
    attachments: calendarFile(market, [booking], { language, turnsOf: alone }),
  })
}

/** The money is named only to who has paid it, which a friend who hands the booking on again has not. */
const tellGiver = async (
  market: Market,
  booking: BookingRequest,
  { event, giver, name, isPayer }: { event: string; giver: Customer; name: string; isPayer: boolean },
): Promise<void> => {
  const { language, userNumber } = giver
  const say = HAND_OVER_TEXTS[language]
  const right = isPayer && withdrawableUntil(market, booking, language)
  await sendOnce(market, event, giver.email, {
    language,
    subject: say.given.subject(name, booking.shelf.name),
    greeting: greeting(giver.name, language),
    lead: [say.given.lead(name), ...(isPayer && booking.txId ? [say.given.money] : [])],
    tables: [handedTable(market, booking, language)],
    closing: right ? [say.given.right(name, right)] : [],
    about: { bookingRequests: [booking.id], customer: userNumber },
  })
}
