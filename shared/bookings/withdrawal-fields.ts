/** What a booking keeps about how its buyer may end it, and about how they did. */
import * as z from 'zod/mini'
import { minor, seconds } from '../kit/units.ts'
import { keptTiers } from '../markets/cancellation.ts'
import { WITHDRAWAL_KINDS } from './withdrawal.ts'

export const withdrawalFields = {
  /** When the buyer wished that the rent begins before the right of withdrawal has ended. */
  beginWishTs: z.optional(seconds),
  /** The market's tiers of cancellation as they were when it was reserved. */
  cancellation: z.optional(keptTiers),
  /** The buyer has ended it: when and how, what goes back, where the receipt went, by when the shelf is empty. */
  withdrawn: z.optional(
    z.object({
      ts: seconds,
      kind: z.enum(WITHDRAWAL_KINDS),
      amount: minor,
      email: z.string(),
      emptyBy: z.nullable(z.object({ day: z.string(), time: z.nullable(z.string()) })),
    }),
  ),
}
