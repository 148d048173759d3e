import { staffProductCalls } from './staff-product-calls.ts'
import { staffSheetCalls } from './staff-sheet-calls.ts'
import { tenantsProductCalls } from './tenants-product-calls.ts'
import { tenantsSheetCalls } from './tenants-sheet-calls.ts'

/** Every call of the products. A screen imports only the calls of its readers. */
export const productsContract = {
  ...tenantsSheetCalls,
  ...tenantsProductCalls,
  ...staffSheetCalls,
  ...staffProductCalls,
} as const
