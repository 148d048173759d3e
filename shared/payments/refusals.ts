import { reasons } from '../kit/reasons.ts'

export const paymentRefusals = reasons({
  invalid_signature: 'forbidden',
  not_paid_online: 'conflict',
  nothing_to_refund: 'conflict',
  payment_failed: 'unpaid',
  payment_pending: 'busy',
  payment_provider_unavailable: 'busy',
  refund_not_failed: 'conflict',
  refund_too_much: 'conflict',
  terms_not_accepted: 'invalid',
  too_many_windows: 'too_many',
})
