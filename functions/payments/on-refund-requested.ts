import { refundRequested } from '#events/payments.ts'
import { onEvent } from '../kit/subscriber.ts'
import { refundOrRetry } from './refund-or-retry.ts'

/** Gives money back. */
export default onEvent({
  on: refundRequested,
  work: 'payments-refunds',
  grants: ['table:read', 'table:write', 'seals', 'schedules:payments-refunds'],
  handle: ({ market, id, payload }) => refundOrRetry(market, payload, id),
})
