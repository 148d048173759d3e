import * as z from 'zod/mini'
import { bookingRefusals } from '../bookings/refusals.ts'
import { MOST_IN_CART } from '../bookings/rules.ts'
import { BOOKING_REQUEST_STATUSES } from '../bookings/states.ts'
import { customerRefusals } from '../customers/refusals.ts'
import { identityRefusals } from '../identity/refusals.ts'
import { answeredDay } from '../kit/answered.ts'
import type { Contract } from '../kit/contract.ts'
import { answeredId, cartToken, marketId, ulid } from '../kit/id.ts'
import { LANGUAGES } from '../kit/language.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { email, line, personName } from '../kit/text.ts'
import { marketRefusals } from '../markets/refusals.ts'
import { paymentRefusals } from './refusals.ts'
import { PAYMENT_STATUSES } from './states.ts'

const { required, too_long } = inputRefusals

/** Of a link in a mail. */
const linkToken = z.optional(z.string().check(z.maxLength(2000, too_long.code)))

const checkout = {
  bookingIds: z.array(ulid).check(z.minLength(1, required.code), z.maxLength(MOST_IN_CART, too_long.code)),
  /**
   * Says whose the reservations are; a link of a payment request, or the customer's token, says it of what staff ask
   * for.
   */
  cartToken: z.optional(cartToken),
  linkToken,
  customerName: z.optional(personName),
  customerEmail: z.optional(email),
  customerPhone: z.optional(line(40)),
  language: z.optional(z.enum(LANGUAGES)),
}

const outcome = z.object({ status: z.enum(PAYMENT_STATUSES) })
const txId = z.object({ txId: ulid })

/** Says whose payment it is; a customer's own payment needs none. */
const ofCart = { cartToken: z.optional(cartToken), linkToken }

/** Why a card window is not closed. */
const notClosed = [
  kitRefusals.link_invalid,
  paymentRefusals.payment_pending,
  paymentRefusals.payment_provider_unavailable,
]

/** Paying a cart by card: open, confirm, abandon, and the webhook of the card provider. */
export const checkoutCalls = {
  init: {
    method: 'POST',
    path: 'booking_request/init_payment',
    audiences: ['anonymous', 'customer'],
    summary:
      'Open a card payment for reservations of a cart, or for what the link of a payment request asks, which needs no fields of a guest. Where nothing is to pay no card provider is asked',
    repeatable: true,
    requiredOf: { anonymous: ['customerName', 'customerEmail', 'customerPhone'] },
    body: z.object({
      ...checkout,
      termsAccepted: z.literal(true, paymentRefusals.terms_not_accepted.code),
      /** The buyer's express wish that the rent begins before the right of withdrawal has ended. */
      beginWish: z.optional(z.boolean()),
    }),
    answer: z.object({
      paymentId: z.string(),
      /** Null where nothing is to pay: there is no card window, so there is nothing to close. */
      txId: z.nullable(answeredId),
      /** Nothing is to pay, and `confirm_payment` books at once. */
      free: z.optional(z.literal(true)),
    }),
    refusals: [
      customerRefusals.customer_exists,
      identityRefusals.too_many_attempts,
      bookingRefusals.reservation_expired,
      bookingRefusals.not_in_cart,
      customerRefusals.invalid_phone,
      customerRefusals.phone_country,
      kitRefusals.link_invalid,
      kitRefusals.not_enabled,
      bookingRefusals.payment_request_paid,
      marketRefusals.online_booking_off,
      paymentRefusals.payment_provider_unavailable,
      paymentRefusals.terms_not_accepted,
      paymentRefusals.too_many_windows,
    ],
  },
  confirm: {
    method: 'POST',
    path: 'booking_request/confirm_payment',
    audiences: ['anonymous', 'customer'],
    summary:
      'Ask the provider how the payment ended and book what was paid, or what costs nothing; may be repeated',
    repeatable: true,
    body: z.object({
      ...checkout,
      paymentId: line(256),
      termsAccepted: z.optional(z.boolean()),
    }),
    answer: z.object({
      bookingRequests: z.array(
        z.object({
          id: answeredId,
          status: z.enum(BOOKING_REQUEST_STATUSES),
          dateStart: answeredDay,
          dateEnd: answeredDay,
        }),
      ),
    }),
    refusals: [
      paymentRefusals.payment_failed,
      kitRefusals.link_invalid,
      bookingRefusals.not_in_cart,
      paymentRefusals.payment_pending,
      paymentRefusals.payment_provider_unavailable,
    ],
  },
  close: {
    method: 'DELETE',
    path: 'booking_payment_transaction',
    audiences: ['anonymous', 'customer'],
    summary: 'Forget a payment that was not made',
    body: z.object({ txId: ulid, ...ofCart }),
    status: 204,
    refusals: notClosed,
  },
  cancel: {
    method: 'POST',
    path: 'payment_transaction/{txId}/cancel',
    audiences: ['anonymous', 'customer'],
    summary: 'The buyer closed the card window; a payment that was made all the same answers `paid`',
    params: txId,
    body: z.object(ofCart),
    answer: outcome,
    refusals: notClosed,
  },
  fail: {
    method: 'POST',
    path: 'payment_transaction/{txId}/fail',
    audiences: ['anonymous', 'customer'],
    summary: 'The card window reported an error; a payment that was made all the same answers `paid`',
    params: txId,
    body: z.object(ofCart),
    answer: outcome,
    refusals: notClosed,
  },
  notify: {
    method: 'POST',
    path: 'elavon/{marketId}',
    audiences: ['webhook'],
    summary: 'What Elavon tells us by itself; the body is believed only for where to look',
    params: z.object({ marketId }),
    raw: 'A notification of Elavon as JSON, with its signature in the header `Signature-<signerId>`.',
    answer: z.object({ detail: z.string() }),
    refusals: [paymentRefusals.invalid_signature],
  },
} as const satisfies Contract
