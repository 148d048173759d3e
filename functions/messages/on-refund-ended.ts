import { refundEnded } from '#events/payments.ts'
import { onEvent } from '../kit/subscriber.ts'
import { sendRefundLetter } from './refund-letter.ts'

/** Writes to the buyer when a refund failed: an earlier mail promised it. */
export default onEvent({
  on: refundEnded,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail'],
  handle: async ({ market, id, payload }) => {
    if (payload.outcome === 'failed') await sendRefundLetter('refundFailed', market, id, payload)
  },
})
