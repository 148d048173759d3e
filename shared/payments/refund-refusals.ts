import { reasons } from '../kit/reasons.ts'

/** Apart from those of payments, which every visitor loads. */
export const refundRefusals = reasons({
  not_paid_online: 'conflict',
  nothing_to_refund: 'conflict',
  refund_not_failed: 'conflict',
  /** A payment has had as many partial refunds as it may (`MOST_PARTIAL_REFUNDS`). */
  refund_too_many: 'conflict',
  refund_too_much: 'conflict',
})
