import * as z from 'zod/mini'
import { SHOW_BOOKINGS } from '../bookings/booking-request.ts'
import { bookingRefusals } from '../bookings/refusals.ts'
import { requestStatus } from '../bookings/request.ts'
import type { Contract } from '../kit/contract.ts'
import { fieldRefusals } from '../kit/field-refusals.ts'
import { answeredId, ulid } from '../kit/id.ts'
import { proofField } from '../kit/owner-proof.ts'
import { readVersion } from '../kit/read-version.ts'
import { kitRefusals } from '../kit/refusals.ts'
import { day, line, moment, money, optionalLine } from '../kit/text.ts'
import { typedAmount } from '../kit/typed-number.ts'
import { shelfRefusals } from '../shelves/refusals.ts'
import { refundRefusals } from './refund-refusals.ts'
import { REFUND_REASONS } from './rules.ts'

const { not_paid_online, nothing_to_refund, refund_not_failed, refund_too_many, refund_too_much } =
  refundRefusals
const { changed_meanwhile, proof_needed } = kitRefusals
const { date_out_of_range } = shelfRefusals

const { not_a_number, number_range } = fieldRefusals

const ofId = z.object({ id: ulid })

const became = z.object({
  status: requestStatus,
  addonsRefunded: z.boolean(),
  /** What goes back now. */
  amount: money,
})

export const REFUND_STATUSES = ['requested', 'refunded', 'failed'] as const

const refund = z.object({
  /** Our reference, which the provider has too. */
  reference: answeredId,
  txId: answeredId,
  amount: money,
  currency: z.string(),
  reason: z.enum(REFUND_REASONS),
  status: z.enum(REFUND_STATUSES),
  requestedAt: moment,
  /** When the provider was last asked, and how often. */
  askedAt: z.nullable(moment),
  tries: z.number(),
  endedAt: z.nullable(moment),
  /** Why the provider refused, in its own words. */
  said: z.nullable(z.string()),
  /** Who decided it, and why. */
  by: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** How the money was paid back after it failed. */
  otherwise: z.nullable(z.string()),
  /** It leaves the booking as it is. */
  isPartial: z.boolean(),
  /** How many bookings of its payment it is for. */
  bookings: z.number(),
})

/** What staff do about money that goes back (D35). */
export const refundCalls = {
  readMoney: {
    method: 'GET',
    path: 'booking_requests/{id}/payment',
    audiences: ['admin'],
    right: 'look',
    summary: 'How a booking request was paid, what went back, and what can go back still',
    params: ofId,
    answer: z.object({
      /** Of the booking request: what is done about its money carries it back (D30). */
      version: z.number(),
      paid: z.enum(['card', 'shop', 'no']),
      paidAt: z.nullable(moment),
      amount: money,
      currency: z.string(),
      /** The last four digits of the card, where the provider says them. */
      card: z.nullable(z.string()),
      refundable: z.object({ rent: money, addons: money }),
      refunds: z.array(refund),
    }),
    refusals: [],
  },
  refundRequest: {
    method: 'POST',
    path: 'booking_requests/{id}/refund',
    audiences: ['admin'],
    right: 'refund',
    summary:
      'Give money of a booking back: the rent, with or without services, or an amount. All of the rent ends the booking',
    makesStale: SHOW_BOOKINGS,
    params: ofId,
    repeatable: true,
    body: z.object({
      version: readVersion,
      refundAddons: z.boolean(),
      amount: z.optional(typedAmount),
      /** The first day on which the shelf is free again when the booking ends; today without it. */
      freeFrom: z.optional(day),
      /** For staff alone. */
      reason: z.optional(optionalLine(500)),
      /** For more than the market gives back without one. */
      proof: proofField,
    }),
    answer: became,
    refusals: [
      changed_meanwhile,
      date_out_of_range,
      not_a_number,
      not_paid_online,
      nothing_to_refund,
      number_range,
      proof_needed,
      refund_too_many,
      refund_too_much,
    ],
  },
  retryRefund: {
    method: 'POST',
    path: 'booking_requests/{id}/retry_refund',
    audiences: ['admin'],
    right: 'refund',
    summary: 'Try a failed refund again; the provider is asked first whether it was made',
    makesStale: SHOW_BOOKINGS,
    params: ofId,
    repeatable: true,
    body: z.object({ version: readVersion }),
    answer: became,
    refusals: [changed_meanwhile, refund_not_failed],
  },
  refundedOtherwise: {
    method: 'POST',
    path: 'booking_requests/{id}/refunded_otherwise',
    audiences: ['admin'],
    right: 'refund',
    summary:
      'Note that the shop has paid the money back in another way; no money moves. Ends what was paid in the shop',
    makesStale: SHOW_BOOKINGS,
    params: ofId,
    repeatable: true,
    body: z.object({ version: readVersion, description: line(500), freeFrom: z.optional(day) }),
    answer: became,
    refusals: [bookingRefusals.status_not_possible, changed_meanwhile, date_out_of_range],
  },
} as const satisfies Contract
