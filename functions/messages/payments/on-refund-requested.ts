import { refundRequested } from '#events/payments.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readPayment } from '../../payments/table/payment.ts'
import { tellHolders } from '../hand-over/tell-holder.ts'
import { sendRefundLetter } from './refund-letter.ts'

/**
 * Tells the buyer of a refund as soon as it is decided; the bank may take days. Who took the booking over hears of it
 * too.
 */
export default onEvent({
  on: refundRequested,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail'],
  handle: async ({ market, id, payload }) => {
    const { refunds } = await readPayment(market, payload.txId)
    const entry = refunds[payload.refund]
    if (entry) await tellHolders(market, entry)
    const { reason, retriedTs } = entry ?? {}
    const isAcknowledged = reason === 'withdrawal' || reason === 'cancellation'
    // The acknowledgement of a withdrawal has said it already; a second try is news.
    if (isAcknowledged && retriedTs === undefined) return
    await sendRefundLetter('refund', market, id, payload)
  },
})
