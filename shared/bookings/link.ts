/** What a link in a mail that lets its reader extend a booking is about. */
import * as z from 'zod/mini'
import { seconds } from '../kit/units.ts'

export const extensionLink = z.object({
  purpose: z.literal('extend-booking-request'),
  market: z.string(),
  bookingRequest: z.string(),
  /** Its last day when the link was made: once that has changed, the link works no more. */
  dateEnd: z.string(),
  /** When it was handed on last before the link was made: the links of a former tenant work no more. */
  handedOnTs: z.optional(seconds),
})

/** What the link of a payment request names. It holds the cart's token, so its reader can pay the cart. */
export const paymentLink = z.object({
  purpose: z.literal('pay-booking-request'),
  market: z.string(),
  bookingRequest: z.string(),
  /** The token of the cart that the request was put in when it was sent. */
  cart: z.string(),
})

export type PaymentLink = z.infer<typeof paymentLink>

export type ExtensionLink = z.infer<typeof extensionLink>
