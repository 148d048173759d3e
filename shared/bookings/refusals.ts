import { reasons } from '../kit/reasons.ts'

export const bookingRefusals = reasons({
  below_customer_dates: 'conflict',
  booking_runs: 'conflict',
  cart_full: 'conflict',
  closed_on_date: 'invalid',
  error_booking_period_unavailable: 'conflict',
  extension_not_allowed: 'conflict',
  held_by_visitor: 'conflict',
  no_mail_address: 'conflict',
  not_booked: 'conflict',
  not_in_cart: 'invalid',
  nothing_to_pay: 'conflict',
  payment_request_out: 'conflict',
  payment_request_paid: 'conflict',
  refund_first: 'conflict',
  reservation_expired: 'conflict',
  service_unknown: 'invalid',
  status_not_possible: 'conflict',
  too_many_holds: 'too_many',
})
