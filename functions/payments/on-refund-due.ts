import { refundDue } from '#events/payments.ts'
import { onTask } from '../kit/subscriber.ts'
import { refundOrRetry } from './refund-or-retry.ts'

/** Tries a refund again. */
export default onTask({
  on: refundDue,
  grants: ['table:read', 'table:write', 'seals', 'schedules:payments-refunds'],
  handle: ({ market, id, payload }) => refundOrRetry(market, payload, id),
})
