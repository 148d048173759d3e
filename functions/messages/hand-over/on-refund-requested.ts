import { refundRequested } from '#events/payments.ts'
import { spokenDay } from '#shared/kit/day.ts'
import { type BookingRequest, readRequests } from '../../bookings/table/request.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { type Market, readMarket } from '../../markets/table/market.ts'
import { readPayment } from '../../payments/table/payment.ts'
import { customer } from '../letter/readers.ts'
import { writeTo } from '../letter/write-to.ts'
import { handedTable } from './hand-over-letter.ts'
import { HAND_OVER_TEXTS } from './hand-over-texts.ts'

/**
 * Tells who took bookings over that they have ended: the money goes back to who paid, and the mail about it too. One mail a
 * booking, however often its refund is tried. A refund of a part ends nothing.
 */
export default onEvent({
  on: refundRequested,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail'],
  handle: async ({ market: marketId, payload }) => {
    const { refunds } = await readPayment(marketId, payload.txId)
    const entry = refunds[payload.refund]
    if (!entry || entry.isPartial) return
    const ended = (await readRequests(marketId, entry.bookingRequests)).filter(({ handedOn }) => handedOn)
    if (!ended.length) return
    const market = await readMarket(marketId)
    for (const booking of ended) await tellHolder(market, booking)
  },
})

const tellHolder = async (market: Market, booking: BookingRequest): Promise<void> => {
  const holder = await customer(market, booking)
  if (!holder) return
  const { language } = holder
  const say = HAND_OVER_TEXTS[language].ended
  const { emptyBy } = booking.withdrawn ?? {}
  const day = emptyBy && spokenDay(emptyBy.day, language, true)
  await writeTo(market, `handed-on-ended-${booking.id}`, holder, {
    subject: say.subject(booking.shelf.name, market.visualName),
    lead: [say.lead, ...(day ? [emptyBy.time ? say.emptyAt(day, emptyBy.time) : say.emptyBy(day)] : [])],
    tables: [handedTable(market, booking, language)],
    closing: [say.closing],
    about: { bookingRequests: [booking.id] },
  })
}
