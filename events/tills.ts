import * as z from 'zod/mini'
import { TILLS } from '#shared/tills/receipt.ts'
import { jobTask } from './jobs.ts'

/**
 * Put everything that is for sale into a till that is new to the market: the products of a status from a place on, or what
 * tenants sell without items of their own.
 */
export const fillDue = {
  name: 'fill-due',
  version: 1,
  work: 'tills-transfers',
  payload: z.object({ status: z.literal([4, 5, 'generic']), after: z.optional(z.string()) }),
} as const

/**
 * Look what a market's till has sold since the last look. `hint`: the till has just said that it sold something, so a look
 * that begins later serves this message too.
 */
export const purchasesDue = {
  name: 'purchases-due',
  version: 1,
  work: 'tills-purchases',
  payload: z.object({ hint: z.optional(z.literal(true)) }),
} as const

/** The till has sold or taken back something. The receipt stands in the table. */
export const purchaseTaken = {
  name: 'purchase-taken',
  version: 1,
  payload: z.object({ till: z.enum(TILLS), purchase: z.string() }),
} as const

/** Put into the till, and take out of it, what is due of a market. */
export const transfersDue = {
  name: 'transfers-due',
  version: 1,
  work: 'tills-transfers',
  payload: z.object({}),
} as const

/** Writes what is for sale into a file that staff read into their till. */
export const tillProductsExport = jobTask('till-products-export', 'tills-jobs')
