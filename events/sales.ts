import * as z from 'zod/mini'
import { minor, seconds } from '#shared/kit/units.ts'
import { TILLS } from '#shared/tills/receipt.ts'
import { jobTask } from './jobs.ts'

/** Writes the sales of a tenant into a file. */
export const salesExport = jobTask('sales-export', 'sales-jobs')

/** Books what a till has sold by its file. */
export const salesImport = jobTask('sales-import', 'sales-jobs')

const pieces = z.object({
  till: z.enum(TILLS),
  purchase: z.string(),
  /** The day of the purchase in the market's time zone. */
  day: z.string(),
  /** The moment of the purchase. */
  at: seconds,
  /**
   * `rows`: the rows of the receipt, and `numbers` the things that moved. `share`: what the tenant gets, or gives back, in
   * minor units. `thing`: the name of one of the things.
   */
  tenants: z.array(
    z.object({
      userNumber: z.string(),
      rows: z.array(z.number()),
      numbers: z.array(z.string()),
      share: minor,
      thing: z.string(),
    }),
  ),
})

/** What a purchase has sold, or one line that staff said what it was: booked in the same transaction. */
export const sold = { name: 'sold', version: 1, payload: pieces } as const

/** What came back, or stays sold for less, with its share as an amount above zero: booked in the same transaction. */
export const saleReturned = { name: 'sale-returned', version: 1, payload: pieces } as const
