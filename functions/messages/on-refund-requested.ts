import { refundRequested } from '#events/payments.ts'
import { onEvent } from '../kit/subscriber.ts'
import { sendRefundLetter } from './refund-letter.ts'

/** Writes to the buyer that money goes back, at once and however long the bank takes. */
export default onEvent({
  on: refundRequested,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail'],
  handle: ({ market, id, payload }) => sendRefundLetter('refund', market, id, payload),
})
