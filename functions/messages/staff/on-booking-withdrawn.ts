import { bookingWithdrawn } from '#events/payments.ts'
import { spokenDay } from '#shared/kit/day.ts'
import { showMoney } from '#shared/kit/money.ts'
import { readRequest } from '../../bookings/table/request.ts'
import { readPayment } from '../../payments/table/payment.ts'
import type { Phrase } from '../letter/letter.ts'
import { noticeToStaff } from './notice.ts'

/** Tells staff which booking its buyer has withdrawn, and by when the shelf is empty. */
export default noticeToStaff('withdrawal', {
  on: bookingWithdrawn,
  read: async ({ marketId }, { bookingRequest, txId, name }) => {
    const [booking, payment] = await Promise.all([
      readRequest(marketId, bookingRequest),
      readPayment(marketId, txId),
    ])
    const { withdrawn } = booking
    if (!withdrawn) throw new Error(`booking ${bookingRequest} was not withdrawn`)
    return { booking, payment, withdrawn, name }
  },
  tell: ({ booking, payment, withdrawn, name }, { language }, say) => {
    const { id, shelf, shelfType, dateStart, dateEnd } = booking
    const { emptyBy, amount } = withdrawn
    const rows: [Phrase, Phrase][] = [
      [say.shelf, `${shelfType.name}, ${shelf.name}`],
      [say.days, `${spokenDay(dateStart, language)} – ${spokenDay(dateEnd, language, true)}`],
      [say.amount, showMoney(amount, payment.currency, language)],
    ]
    if (emptyBy) rows.push([say.emptyBy, spokenDay(emptyBy.day, language, true)])
    return { what: `${name}, ${shelf.name}`, rows, screen: `/booking/requests/${id}` }
  },
})
