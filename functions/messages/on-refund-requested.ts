import { refundRequested } from '#events/payments.ts'
import { onEvent } from '../kit/subscriber.ts'
import { readPayment } from '../payments/table/payment.ts'
import { sendRefundLetter } from './refund-letter.ts'

/** Tells the buyer of a refund as soon as it is decided; the bank may take days. */
export default onEvent({
  on: refundRequested,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail'],
  handle: async ({ market, id, payload }) => {
    const { refunds } = await readPayment(market, payload.txId)
    const { reason, retriedTs } = refunds[payload.refund] ?? {}
    const isAcknowledged = reason === 'withdrawal' || reason === 'cancellation'
    // The acknowledgement of a withdrawal has said it already; a second try is news.
    if (isAcknowledged && retriedTs === undefined) return
    await sendRefundLetter('refund', market, id, payload)
  },
})
