/** What a booking keeps of what staff wrote, and of how they asked for its money. */
import * as z from 'zod/mini'
import { seconds } from '../kit/units.ts'

export const staffFields = {
  /** What staff noted of a booking that they did not make; of theirs it is in `byStaff`. */
  note: z.optional(z.string()),
  /** What a booking by staff has beside. */
  byStaff: z.optional(
    z.object({
      /** How it stands: 1, 2 or 3 (specification 4); 5 once it was paid online. */
      status: z.number(),
      description: z.string(),
      /** The market uses the shelf itself. */
      isBookingForMarket: z.boolean(),
      /** The price is taken from what the shop owes for sales (D41). */
      withholdFromSales: z.boolean(),
      /** The settlement that has taken it. */
      settlement: z.optional(z.string()),
    }),
  ),
  /** When staff last asked for its money, where the link went, and when it lapses; whether the last one has lapsed. */
  askedTs: z.optional(seconds),
  askedTo: z.optional(z.string()),
  askedUntil: z.optional(seconds),
  hasLapsed: z.optional(z.boolean()),
}
