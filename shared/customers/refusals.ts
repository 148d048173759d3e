import { reasons } from '../kit/reasons.ts'

export const customerRefusals = reasons({
  /** A link is about an account that the customer has changed again, or staff have. */
  account_changed_since: 'invalid',
  account_confirmed: 'conflict',
  already_verified: 'conflict',
  customer_exists: 'conflict',
  invalid_phone: 'invalid',
  /** The market takes no phone numbers of that country (D63). */
  phone_country: 'invalid',
  same_customer: 'conflict',
})
