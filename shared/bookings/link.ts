/** What a link in a mail that lets its reader extend a booking is about. */
import * as z from 'zod/mini'
import type { Day } from '../kit/day.ts'
import { extendableUntil } from './extension.ts'

export const extensionLink = z.object({
  purpose: z.literal('extend-booking-request'),
  market: z.string(),
  bookingRequest: z.string(),
  /** Its last day when the link was made: once that has changed, the link works no more. */
  dateEnd: z.string(),
  /** The offer by which it was handed on last when the link was made: links of a former tenant work no more. */
  handedOn: z.optional(z.string()),
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

/** The link was made for the booking as it is now: its last day, and who has it. */
export const isOfPresent = (
  { dateEnd, handedOn }: Pick<ExtensionLink, 'dateEnd' | 'handedOn'>,
  booking: { dateEnd: string; handedOn?: { offer: string } | undefined },
): boolean => dateEnd === booking.dateEnd && handedOn === booking.handedOn?.offer

/** The link still does something. It can be read for longer: then it only says that it is too late. */
export const isInTime = ({ dateEnd }: Pick<ExtensionLink, 'dateEnd'>, today: Day): boolean =>
  today <= extendableUntil(dateEnd)
