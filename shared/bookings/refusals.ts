import { reasons } from '../kit/reasons.ts'

export const bookingRefusals = reasons({
  cart_full: 'conflict',
  closed_on_date: 'invalid',
  error_booking_period_unavailable: 'conflict',
  extension_not_allowed: 'conflict',
  not_in_cart: 'invalid',
  reservation_expired: 'conflict',
  service_unknown: 'invalid',
  too_many_holds: 'too_many',
})
