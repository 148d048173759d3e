/** Payments by card, each with its refunds. */

import * as z from 'zod/mini'
import { paymentDue, refundDue } from '#events/payments.ts'
import { LANGUAGES } from '#shared/kit/language.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { minor, seconds } from '#shared/kit/units.ts'
import { nextRefund, REFUND_REASONS } from '#shared/payments/rules.ts'
import { PAYMENT_STATUSES } from '#shared/payments/states.ts'
import { dueWith } from '../../kit/due.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Item, type Key, putNextVersion, type Write } from '../../kit/table.ts'

const refund = z.object({
  amount: minor,
  /** The one that the provider took. */
  currency: z.string(),
  /** The booking requests that are refunded. */
  bookingRequests: z.array(z.string()),
  reason: z.enum(REFUND_REASONS),
  status: z.enum(['requested', 'refunded', 'failed']),
  requestedTs: seconds,
  /** When a worker last began to ask the provider, and how often workers have. */
  askedTs: z.optional(seconds),
  tries: z.optional(z.number()),
  /** What the provider last said when it refused. */
  said: z.optional(z.string()),
  /** When staff had a failed one tried again. */
  retriedTs: z.optional(seconds),
  endedTs: z.optional(seconds),
  /** Of one that staff decided: who, their inner note, and the part of the amount that is for services. */
  by: z.optional(z.string()),
  note: z.optional(z.string()),
  addons: z.optional(minor),
  /** In which a buyer asked for it by themselves: the language of the mails about it to a guest. */
  language: z.optional(z.enum(LANGUAGES)),
  /** It leaves its booking as it is: a part of the rent, or services. */
  isPartial: z.optional(z.boolean()),
  /** How staff paid the money back after it failed. */
  otherwise: z.optional(z.string()),
})

const payment = z.object({
  txId: z.string(),
  version: z.number(),
  status: z.enum(PAYMENT_STATUSES),
  amount: minor,
  currency: z.string(),
  bookingIds: z.array(z.string()),
  cartToken: z.string(),
  buyer: z.object({
    /** Null while the buyer is a guest. */
    userNumber: z.nullable(z.string()),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  /** It pays an extension that was reserved by a link: its payer may not learn who the customer is. */
  isByLink: z.optional(z.boolean()),
  language: z.enum(LANGUAGES),
  /** The card account that it was opened with; none for a payment of an earlier release. */
  account: z.optional(z.nullable(z.string())),
  sessionId: z.nullable(z.string()),
  transactionId: z.nullable(z.string()),
  /** The last four digits of the card, where the provider says them. */
  card: z.optional(z.string()),
  createdTs: seconds,
  /** When the buyer wished that the rent begins before the right of withdrawal has ended. */
  beginWishTs: z.optional(seconds),
  paidTs: z.nullable(seconds),
  /** When the provider is asked next; null when no money can arrive any more, or has arrived. */
  nextLookTs: z._default(z.nullable(seconds), null),
  refunds: z.record(z.string(), refund),
})

export type Payment = z.infer<typeof payment>

const paymentKey = (market: string, txId: string): Key => ({ pk: `${market}#PAYMENT#${txId}`, sk: 'PAYMENT' })

/** A payment by its id. Refuses 404 `not_found`. */
export const readPayment = async (market: string, txId: string): Promise<Payment> => {
  const item = await get(paymentKey(market, txId))
  if (!item) throw refuse(commonRefusals.not_found)
  return payment.parse(item)
}

/** DynamoDB deletes an unpaid payment after 30 days. Its last possible answer from the provider is due long before. */
const KEPT_UNPAID_SECONDS = 30 * 86_400

const toItem = (market: string, value: Payment): Item => ({
  ...paymentKey(market, value.txId),
  kind: 'payment',
  ...value,
  ...whatIsDue(value),
  ...(value.status !== 'paid' && value.nextLookTs === null
    ? { ttl: value.createdTs + KEPT_UNPAID_SECONDS }
    : {}),
})

/** The refund that has waited longest, or else the next look at the provider. */
const whatIsDue = ({ txId, nextLookTs, refunds }: Payment): Partial<ReturnType<typeof dueWith>> => {
  const refund = nextRefund(refunds)
  if (refund) return dueWith(txId, refund.at, refundDue, { txId, refund: refund.id })
  return nextLookTs === null ? {} : dueWith(txId, nextLookTs, paymentDue, { txId })
}

/** Creates a payment. */
export const newPayment = (market: string, value: Payment): Write => ({
  put: { Item: toItem(market, value), ConditionExpression: 'attribute_not_exists(pk)' },
})

/** Writes the payment if its version is unchanged; otherwise throws `TryAgain`. */
export const putPayment = (market: string, value: Payment): Write =>
  putNextVersion(toItem(market, value), value.version)

export const entity: Entity = {
  kept: 'Unpaid: 30 days, until no question about it comes any more. Paid: with the books of the shop.',
  open: ['readPayment'],
  samples: {
    readPayment: ['{market}', '{payment}'],
    newPayment: ['{market}', { txId: '{payment}', version: 1, nextLookTs: null, refunds: {} }],
    putPayment: ['{market}', { txId: '{payment}', version: 1, nextLookTs: null, refunds: {} }],
  },
}
