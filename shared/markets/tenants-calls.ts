/** What a tenant's pages ask of their market. Apart from the visitors' calls, so that no visitor loads them. */
import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'

/** What of a market decides which screens a tenant has (specification 3). */
const tenantsMarket = z.object({
  marketId: z.string(),
  flexposApiValid: z.boolean(),
  zettleApiValid: z.boolean(),
  zettleIntegration: z.boolean(),
  hasTillFiles: z.boolean(),
  individualizedItemsAccess: z.boolean(),
  customerAccessToProductCreation: z.boolean(),
  customerAccessToProductCompletion: z.boolean(),
  customerAccessToAccountBalance: z.boolean(),
  customerAccessToBooking: z.boolean(),
  onlineBookingFeature: z.boolean(),
  elavonApiValid: z.boolean(),
  showPaymentTerms: z.boolean(),
  paymentsFeature: z.boolean(),
  accountBalanceFeature: z.boolean(),
  campaigns: z.boolean(),
})

export const tenantsCalls = {
  readTenants: {
    method: 'GET',
    path: 'user_market',
    audiences: ['customer'],
    summary: 'What of my market is switched on for me',
    answer: tenantsMarket,
    refusals: [],
  },
} as const satisfies Contract
