import { reasons } from '../kit/reasons.ts'

export const paymentRefusals = reasons({
  invalid_signature: 'forbidden',
  payment_failed: 'unpaid',
  payment_pending: 'busy',
  payment_provider_unavailable: 'busy',
  terms_not_accepted: 'invalid',
  too_many_windows: 'too_many',
})
