/** What a link in a mail that lets its reader extend a booking is about. */
import * as z from 'zod/mini'

export const extensionLink = z.object({
  purpose: z.literal('extend-booking-request'),
  market: z.string(),
  bookingRequest: z.string(),
})

export type ExtensionLink = z.infer<typeof extensionLink>
