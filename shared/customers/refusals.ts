import { reasons } from '../kit/reasons.ts'

export const customerRefusals = reasons({
  already_verified: 'conflict',
  customer_exists: 'conflict',
  invalid_phone: 'invalid',
  same_customer: 'conflict',
})
