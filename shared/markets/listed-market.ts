import * as z from 'zod/mini'
import { COUNTRY_CODES } from '../kit/country-codes.ts'

/** A market's line in the directory. */
export const listedMarket = z.object({
  marketId: z.string(),
  visualName: z.string(),
  logo: z.nullable(z.string()),
  city: z.string(),
  country: z.enum(COUNTRY_CODES),
  description: z.string(),
})

export type ListedMarket = z.infer<typeof listedMarket>
