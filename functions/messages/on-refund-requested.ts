import { refundRequested } from '#events/payments.ts'
import { onEvent } from '../kit/subscriber.ts'
import { sendRefundLetter } from './refund-letter.ts'

/** Tells the buyer of a refund as soon as it is decided; the bank may take days. */
export default onEvent({
  on: refundRequested,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail'],
  handle: ({ market, id, payload }) => sendRefundLetter('refund', market, id, payload),
})
