import * as z from 'zod/mini'
import { CAMPAIGN_ASKS } from '#shared/products/campaign-request.ts'
import { jobTask } from './jobs.ts'

/** Makes the products of a completed sheet. */
export const productsMake = jobTask('products-make', 'products')

/** Writes the products that a tenant or staff asked for into a file. */
export const productsExport = jobTask('products-export', 'products-jobs')

/** Products join campaigns and leave them, and what tenants asked for is answered. */
export const productsCampaign = jobTask('products-campaign', 'products')

/** Staff have answered what a tenant asked of a campaign. */
export const campaignRequestAnswered = {
  name: 'campaign-request-answered',
  version: 1,
  payload: z.object({
    request: z.string(),
    userNumber: z.string(),
    campaign: z.string(),
    campaignName: z.string(),
    percent: z.number(),
    from: z.string(),
    to: z.string(),
    ask: z.enum(CAMPAIGN_ASKS),
    products: z.number(),
    isApproved: z.boolean(),
    reason: z.string(),
  }),
} as const

/** A tenant gave a sheet or the shelf a discount, or took it back. */
export const discountChanged = {
  name: 'discount-changed',
  version: 1,
  payload: z.object({ userNumber: z.string(), discount: z.string() }),
} as const

/** The products of a sheet are made. Where the market has a till, they are not in it yet. */
export const sheetCompleted = {
  name: 'sheet-completed',
  version: 1,
  payload: z.object({ userNumber: z.string(), sheet: z.string() }),
} as const

/** What the till should have of these products may have changed: price, name, or whether they are for sale at all. */
export const productsChanged = {
  name: 'products-changed',
  version: 1,
  payload: z.object({ numbers: z.array(z.string()) }),
} as const

/**
 * The labels of a sheet were printed: its products are printed too. `labels`: only these, as `2,3,4-10`.
 */
export const sheetPrinted = {
  name: 'sheet-printed',
  version: 1,
  payload: z.object({
    userNumber: z.string(),
    sheet: z.string(),
    labels: z.optional(z.string()),
  }),
} as const
