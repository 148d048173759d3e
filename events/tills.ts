import * as z from 'zod/mini'

/** Put everything that is for sale into a till that is new to the market: the products of a status, from a place on. */
export const fillDue = {
  name: 'fill-due',
  version: 1,
  work: 'tills-transfers',
  payload: z.object({ status: z.literal([4, 5]), after: z.optional(z.string()) }),
} as const

/** Put into the till, and take out of it, what is due of a market. */
export const transfersDue = {
  name: 'transfers-due',
  version: 1,
  work: 'tills-transfers',
  payload: z.object({}),
} as const
