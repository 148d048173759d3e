import * as z from 'zod/mini'

/** A card window is open: when its reservations run out, the provider must be asked how it ended. */
export const paymentOpened = {
  name: 'payment-opened',
  version: 1,
  payload: z.object({ txId: z.string(), expiresOn: z.number() }),
} as const

/** Money must go back: how much, and for what, stands with the payment under the id of the refund. */
export const refundRequested = {
  name: 'refund-requested',
  version: 1,
  payload: z.object({ txId: z.string(), refund: z.string() }),
} as const

/** Money went back, or could not. */
export const refundEnded = {
  name: 'refund-ended',
  version: 1,
  payload: z.object({ txId: z.string(), refund: z.string(), outcome: z.enum(['refunded', 'failed']) }),
} as const

/** Elavon says that something happened; only where to look is believed. A message of the webhook, not of the outbox. */
export const elavonNotified = {
  name: 'elavon-notified',
  version: 1,
  payload: z.object({ resourceType: z.string(), resourceId: z.string(), eventType: z.string() }),
} as const
