/** What becomes of a booking request, and of the shelf it stands on (specification 4). */
import type { Machine } from '../kit/machine.ts'

export const BOOKING_REQUEST_STATUSES = [
  'reserved',
  'expired',
  'payment_initiated',
  'paid',
  'refunded',
  'refund_initiated',
  'refund_failed',
  'payment_error',
  'confirmed',
  'payment_request',
  'payment_request_payment_initiated',
] as const

export type RequestStatus = (typeof BOOKING_REQUEST_STATUSES)[number]

/**
 * open: a payment starts · close: it ended without money · expire: the hold ran out, or the buyer let go ·
 * pay: the money is there and a shelf too · refund: money goes back (also one that is not the right amount) ·
 * returned, stuck: how that ended · confirm: staff have seen the booking.
 */
export type RequestEvent = 'open' | 'close' | 'expire' | 'pay' | 'refund' | 'returned' | 'stuck' | 'confirm'

export const requestMachine: Machine<RequestStatus, RequestEvent> = {
  reserved: { open: 'payment_initiated', expire: 'expired', pay: 'paid', refund: 'refund_initiated' },
  payment_initiated: {
    open: 'payment_initiated',
    close: 'reserved',
    expire: 'expired',
    pay: 'paid',
    refund: 'refund_initiated',
  },
  // Paid too late (D14): the shelf is taken again, or the money goes back.
  expired: { pay: 'paid', refund: 'refund_initiated' },
  paid: { confirm: 'confirmed', refund: 'refund_initiated' },
  confirmed: { refund: 'refund_initiated' },
  // A status of the specification that nothing of ours leads to: what went wrong with a payment is told by the payment.
  payment_error: { refund: 'refund_initiated' },
  refund_initiated: { returned: 'refunded', stuck: 'refund_failed' },
  refund_failed: { refund: 'refund_initiated', returned: 'refunded' },
  refunded: {},
  payment_request: { open: 'payment_request_payment_initiated', expire: 'expired', pay: 'paid' },
  payment_request_payment_initiated: {
    close: 'payment_request',
    expire: 'expired',
    pay: 'paid',
    refund: 'refund_initiated',
  },
}

/** How a shelf is taken (specification 4, the numbers are the specification's). */
export const SHELF_BOOKING = {
  available: 0,
  bookedNotPaid: 1,
  bookedAndPaid: 2,
  reserved: 3,
  reservedByRequest: 4,
  bookedAndPaidOnline: 5,
  waitingForPayment: 6,
} as const
