import * as z from 'zod/mini'
import { jobTask } from './jobs.ts'

/** Makes the products of a completed sheet. */
export const productsMake = jobTask('products-make', 'products')

/** The labels of a sheet were printed: its products are printed too. `labels`: only these, as `2,3,4-10`. */
export const sheetPrinted = {
  name: 'sheet-printed',
  version: 1,
  payload: z.object({ userNumber: z.string(), sheet: z.string(), labels: z.optional(z.string()) }),
} as const
