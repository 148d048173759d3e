import { reasons } from '../kit/reasons.ts'

export const customerRefusals = reasons({
  /** A link is about an account that the customer has changed again, or staff have. */
  account_changed_since: 'invalid',
  account_confirmed: 'conflict',
  already_verified: 'conflict',
  customer_exists: 'conflict',
  invalid_phone: 'invalid',
  same_customer: 'conflict',
})
