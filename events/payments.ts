import * as z from 'zod/mini'
import { LANGUAGES } from '#shared/kit/language.ts'

/** A card window is open. Its reservations end at a moment, in Unix seconds. */
export const paymentOpened = {
  name: 'payment-opened',
  version: 1,
  payload: z.object({ txId: z.string(), expiresOn: z.number() }),
} as const

/** A refund is due. The payment holds amount and reason under the id of the refund. */
export const refundRequested = {
  name: 'refund-requested',
  version: 1,
  payload: z.object({ txId: z.string(), refund: z.string() }),
} as const

/** A refund ended: it succeeded or failed. */
export const refundEnded = {
  name: 'refund-ended',
  version: 1,
  payload: z.object({ txId: z.string(), refund: z.string(), outcome: z.enum(['refunded', 'failed']) }),
} as const

/** Ask the card provider how an open payment ended. */
export const paymentDue = {
  name: 'payment-due',
  version: 1,
  work: 'payments',
  payload: z.object({ txId: z.string() }),
} as const

/** Try a refund again that could not be finished. */
export const refundDue = {
  name: 'refund-due',
  version: 1,
  work: 'payments-refunds',
  payload: z.object({ txId: z.string(), refund: z.string() }),
} as const

/** Elavon called the webhook at a moment, in Unix seconds. Only the place to look is taken from its body. */
export const elavonNotified = {
  name: 'elavon-notified',
  version: 1,
  work: 'payments-webhooks',
  payload: z.object({
    resourceType: z.string(),
    resourceId: z.string(),
    eventType: z.string(),
    receivedTs: z.number(),
  }),
} as const

/** A receipt, or the credit note of a refund, got its number. Its payment keeps it for good. */
export const documentIssued = {
  name: 'document-issued',
  version: 1,
  payload: z.object({ txId: z.string(), refund: z.nullable(z.string()), number: z.number() }),
} as const

/** No document could be made, so what waits for it goes on without. Another try may issue it later. */
export const documentFailed = {
  name: 'document-failed',
  version: 1,
  payload: z.object({ txId: z.string(), refund: z.nullable(z.string()) }),
} as const

/** Staff have ended a booking for which nothing was paid: no refund tells its customer. */
export const bookingEnded = {
  name: 'booking-ended',
  version: 1,
  payload: z.object({
    bookingRequest: z.string(),
    /** The first day on which the shelf is no longer theirs. */
    freedFrom: z.string(),
  }),
} as const

/** A buyer has ended a booking: by the right of withdrawal, or by the market's tiers. The booking says how and when. */
export const bookingWithdrawn = {
  name: 'booking-withdrawn',
  version: 1,
  payload: z.object({
    bookingRequest: z.string(),
    txId: z.string(),
    /** As the buyer gave it. */
    name: z.string(),
    /** In which the buyer withdrew: of the acknowledgement to a guest. */
    language: z.enum(LANGUAGES),
  }),
} as const
