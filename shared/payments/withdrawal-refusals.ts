import { reasons } from '../kit/reasons.ts'

/** Apart from those of payments, which every visitor loads. */
export const withdrawalRequestRefusals = reasons({
  amount_changed: 'conflict',
  withdrawal_no_match: 'missing',
})
