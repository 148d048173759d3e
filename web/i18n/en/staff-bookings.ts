import type { Texts } from '../texts.ts'

export default {
  'codes.below_customer_dates':
    'The customer has bought more days. Leave at least the days that are paid for.',
  'codes.booking_runs': 'The booking has begun. Its first day cannot be moved.',
  'codes.held_by_visitor':
    'A visitor is booking this shelf. Wait until the reservation is paid or has run out.',
  'codes.payment_request_out': 'A payment link is out. Take it back before you change the booking.',
  'codes.refund_first': 'The booking was paid online. Refund the money instead.',
  'codes.status_not_possible': 'The booking cannot get this status.',
} satisfies Texts
