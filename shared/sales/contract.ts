import { staffSalesCalls } from './staff-calls.ts'
import { tenantsSalesCalls } from './tenants-calls.ts'

/** Every call of sales. A screen imports only the calls of its readers. */
export const salesContract = { ...tenantsSalesCalls, ...staffSalesCalls } as const
