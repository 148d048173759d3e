import { reasons } from '../kit/reasons.ts'

export const customerRefusals = reasons({
  customer_exists: 'conflict',
  invalid_phone: 'invalid',
})
