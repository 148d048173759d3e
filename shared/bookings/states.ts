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

/** Paid, or agreed with staff. Not while staff ask for the money: see `stands`. */
export const isBooked = (status: RequestStatus): boolean => status === 'paid' || status === 'confirmed'

/** Staff have asked for the money of a booking that stands (D33). */
export const isAskedFor = (status: RequestStatus): boolean =>
  status === 'payment_request' || status === 'payment_request_payment_initiated'

/** The shelf is the customer's: paid, agreed with staff, or asked to be paid. */
export const stands = (status: RequestStatus): boolean => isBooked(status) || isAskedFor(status)

/**
 * open: a payment starts · close: it ended without money · expire: the hold ran out, or the buyer removed the
 * request · pay: paid, and a shelf was found · refund: a refund begins · returned, stuck: it succeeded or failed ·
 * confirm: staff confirmed the booking, or made one of their hold · ask: staff ask for the money of their booking ·
 * retract: they no longer do, or the time for it is over · settle: it was paid in another way (D33).
 */
export type RequestEvent =
  | 'open'
  | 'close'
  | 'expire'
  | 'pay'
  | 'refund'
  | 'returned'
  | 'stuck'
  | 'confirm'
  | 'ask'
  | 'retract'
  | 'settle'

export const requestMachine: Machine<RequestStatus, RequestEvent> = {
  reserved: {
    open: 'payment_initiated',
    expire: 'expired',
    pay: 'paid',
    refund: 'refund_initiated',
    confirm: 'confirmed',
  },
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
  // Of a payment request that staff took back, or that lapsed, the money may still arrive: the booking stands.
  confirmed: { refund: 'refund_initiated', ask: 'payment_request', pay: 'confirmed' },
  // The specification lists this status; we never set it. Payment errors are recorded on the payment itself.
  payment_error: { refund: 'refund_initiated' },
  refund_initiated: { returned: 'refunded', stuck: 'refund_failed' },
  refund_failed: { refund: 'refund_initiated', returned: 'refunded' },
  refunded: {},
  // Staff have agreed to the booking before they asked for its money.
  payment_request: {
    open: 'payment_request_payment_initiated',
    retract: 'confirmed',
    settle: 'confirmed',
    pay: 'confirmed',
  },
  payment_request_payment_initiated: {
    open: 'payment_request_payment_initiated',
    close: 'payment_request',
    retract: 'confirmed',
    settle: 'confirmed',
    pay: 'confirmed',
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

/**
 * The statuses that a tenant's filter finds. What staff ask the money for waits for payment also while a card window is
 * open.
 */
export const statusesOfFilter = (status: RequestStatus): readonly RequestStatus[] =>
  status === 'payment_request' ? BOOKING_REQUEST_STATUSES.filter(isAskedFor) : [status]
