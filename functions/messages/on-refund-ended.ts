import { refundEnded } from '#events/payments.ts'
import { subscriber } from '../kit/subscriber.ts'
import { sendRefundLetter } from './refund-letter.ts'

/** Money that could not go back: the buyer was told that it would. */
export const handler = subscriber(refundEnded, async ({ market, id, payload }) => {
  if (payload.outcome === 'failed') await sendRefundLetter('refundFailed', market, id, payload)
})
