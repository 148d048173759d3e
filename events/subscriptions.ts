/**
 * Who listens to what. Each subscriber is a file `functions/<domain>/on-<event>.ts` with a queue of its own,
 * named `<domain>-on-<event>`; the relay, the cloud and the local cloud read this list. A queue without an
 * event is fed directly: by a schedule that falls due, or by a webhook.
 */
import { bookingReserved, bookingsPaid } from './bookings.ts'
import { customerCreated } from './customers.ts'
import { accountConfirmed, passwordResetRequested } from './identity.ts'
import { paymentOpened, refundEnded, refundRequested } from './payments.ts'

export const SUBSCRIPTIONS = {
  'bookings-on-booking-reserved': bookingReserved.name,
  'bookings-on-hold-due': null,
  'customers-on-account-confirmed': accountConfirmed.name,
  'payments-on-payment-opened': paymentOpened.name,
  'payments-on-payment-due': null,
  'payments-on-elavon-notified': null,
  'payments-on-refund-requested': refundRequested.name,
  'messages-on-bookings-paid': bookingsPaid.name,
  'messages-on-customer-created': customerCreated.name,
  'messages-on-password-reset-requested': passwordResetRequested.name,
  'messages-on-refund-requested': refundRequested.name,
  'messages-on-refund-ended': refundEnded.name,
} as const satisfies Record<string, string | null>

export type QueueName = keyof typeof SUBSCRIPTIONS

export const QUEUES = Object.keys(SUBSCRIPTIONS) as QueueName[]

/** The queues that an event of the outbox goes to. */
export const queuesFor = (event: string): QueueName[] =>
  QUEUES.filter(queue => SUBSCRIPTIONS[queue] === event)
