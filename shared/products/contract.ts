import { campaignMemberCalls, staffCampaignCalls, tenantsCampaignCalls } from './campaign-calls.ts'
import { discountCalls } from './discount-calls.ts'
import { productCalls, staffProductCalls, tenantsProductCalls } from './product-calls.ts'
import { sheetCalls, staffSheetCalls, tenantsSheetCalls } from './sheet-calls.ts'
import { signCalls } from './sign-calls.ts'

/** Every call of the products. A screen imports only the calls of its readers. */
export const productsContract = {
  ...sheetCalls,
  ...tenantsSheetCalls,
  ...staffSheetCalls,
  ...productCalls,
  ...tenantsProductCalls,
  ...staffProductCalls,
  ...campaignMemberCalls,
  ...tenantsCampaignCalls,
  ...staffCampaignCalls,
  ...discountCalls,
  ...signCalls,
} as const
