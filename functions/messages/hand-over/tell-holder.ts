import { spokenDay } from '#shared/kit/day.ts'
import { type BookingRequest, readRequests } from '../../bookings/table/request.ts'
import { readPresentCustomer } from '../../customers/table/customer.ts'
import { type Market, readMarket } from '../../markets/table/market.ts'
import type { Payment } from '../../payments/table/payment.ts'
import { greeting } from '../letter/greeting.ts'
import { sendOnce } from '../letter/send-once.ts'
import { handedTable } from './hand-over-letter.ts'
import { HAND_OVER_TEXTS } from './hand-over-texts.ts'

/**
 * Tells who took bookings over that they have ended: the money goes back to who paid, and the mail about it too. One mail a
 * booking, however often its refund is tried. A refund of a part ends nothing.
 */
export const tellHolders = async (
  marketId: string,
  { bookingRequests, isPartial }: Payment['refunds'][string],
): Promise<void> => {
  if (isPartial) return
  const ended = (await readRequests(marketId, bookingRequests)).filter(({ handedOn }) => handedOn)
  if (!ended.length) return
  const market = await readMarket(marketId)
  for (const booking of ended) await tellHolder(market, booking)
}

const tellHolder = async (market: Market, booking: BookingRequest): Promise<void> => {
  const customer = booking.customer && (await readPresentCustomer(market.marketId, booking.customer))
  if (!customer) return
  const { language, email, userNumber } = customer
  const say = HAND_OVER_TEXTS[language].ended
  const { emptyBy } = booking.withdrawn ?? {}
  const day = emptyBy && spokenDay(emptyBy.day, language, true)
  await sendOnce(market, `handed-on-ended-${booking.id}`, email, {
    language,
    subject: say.subject(booking.shelf.name, market.visualName),
    greeting: greeting(customer.name, language),
    lead: [say.lead, ...(day ? [emptyBy.time ? say.emptyAt(day, emptyBy.time) : say.emptyBy(day)] : [])],
    tables: [handedTable(market, booking, language)],
    closing: [say.closing],
    about: { bookingRequests: [booking.id], customer: userNumber },
  })
}
