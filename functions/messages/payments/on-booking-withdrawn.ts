import { bookingWithdrawn } from '#events/payments.ts'
import { spokenDay } from '#shared/kit/day.ts'
import { showMoney } from '#shared/kit/money.ts'
import { readRequest } from '../../bookings/table/request.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readMarket } from '../../markets/table/market.ts'
import { readPayment } from '../../payments/table/payment.ts'
import { sendOnce } from '../letter/send-once.ts'
import { NOTICE_TEXTS } from '../staff/notice-texts.ts'
import { tellStaff } from '../staff/tell-staff.ts'
import { payerNow } from './payer-now.ts'
import { withdrawnLetter } from './withdrawn-letter.ts'

/** Acknowledges the withdrawal to the buyer, and tells staff what was ended and by when the shelf is empty. */
export default onEvent({
  on: bookingWithdrawn,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail'],
  handle: async ({ market: marketId, id, payload: { bookingRequest, txId, name, language: asked } }) => {
    const [market, booking, payment] = await Promise.all([
      readMarket(marketId),
      readRequest(marketId, bookingRequest),
      readPayment(marketId, txId),
    ])
    const { withdrawn, shelf, shelfType, customer, handedOn } = booking
    if (!withdrawn) throw new Error(`booking ${bookingRequest} was not withdrawn`)
    const { language } = await payerNow(marketId, payment, asked)
    await sendOnce(market, id, withdrawn.email, {
      ...withdrawnLetter(market, { ...booking, withdrawn }, payment, name, language),
      about: { bookingRequests: [bookingRequest], customer: handedOn?.payer ?? customer },
    })
    const say = NOTICE_TEXTS[market.language]
    const { emptyBy, amount } = withdrawn
    const days = `${spokenDay(booking.dateStart, market.language)} – ${spokenDay(booking.dateEnd, market.language, true)}`
    await tellStaff('withdrawal', market, {
      event: id,
      what: [name, shelf.name].join(', '),
      rows: [
        [say.shelf, `${shelfType.name}, ${shelf.name}`],
        [say.days, days],
        [say.amount, showMoney(amount, payment.currency, market.language)],
        ...(emptyBy
          ? [[say.emptyBy, spokenDay(emptyBy.day, market.language, true)] as [string, string]]
          : []),
      ],
      screen: `/booking/requests/${bookingRequest}`,
    })
  },
})
