import { refundRequested } from '#events/payments.ts'
import { subscriber } from '../kit/subscriber.ts'
import { sendRefundLetter } from './refund-letter.ts'

/** Money that bought no shelf goes back: the buyer is told at once, whenever the bank will do it. */
export const handler = subscriber(refundRequested, ({ market, id, payload }) =>
  sendRefundLetter('refund', market, id, payload),
)
