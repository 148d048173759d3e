/** What a link in a confirmation mail that leads to the withdrawal is about. */
import * as z from 'zod/mini'

export const withdrawalLink = z.object({
  purpose: z.literal('withdraw'),
  market: z.string(),
  /** The payment that bought the bookings. */
  txId: z.string(),
})

export type WithdrawalLink = z.infer<typeof withdrawalLink>
