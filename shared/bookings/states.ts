/** The states of a booking request, and of its shelf (specification 4). */
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

/** A shelf is kept for a buyer who has not paid. */
export const isHeld = (status: RequestStatus): boolean =>
  status === 'reserved' || status === 'payment_initiated'

/** The shelf is the buyer's. */
export const isBooked = (status: RequestStatus): boolean => status === 'paid' || status === 'confirmed'

/**
 * open: a payment starts · close: it ended without money · expire: the hold ran out, or the buyer removed the
 * request · pay: paid, and a shelf was found · refund: a refund begins · returned, stuck: it succeeded or failed ·
 * confirm: staff confirmed the booking.
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
  // Paid too late (D14): the request gets a shelf again, or a refund.
  expired: { pay: 'paid', refund: 'refund_initiated' },
  paid: { confirm: 'confirmed', refund: 'refund_initiated' },
  confirmed: { refund: 'refund_initiated' },
  // The specification lists this status; we never set it. Payment errors are recorded on the payment itself.
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

/** Shelf booking statuses (specification 4). */
export const SHELF_BOOKING = {
  available: 0,
  bookedNotPaid: 1,
  bookedAndPaid: 2,
  reserved: 3,
  reservedByRequest: 4,
  bookedAndPaidOnline: 5,
  waitingForPayment: 6,
} as const
