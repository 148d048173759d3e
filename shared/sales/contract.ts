import { staffSalesCalls } from './staff-calls.ts'
import { tenantsSalesCalls } from './tenants-calls.ts'
import { tillFileCalls } from './till-file-calls.ts'

/** Every call of sales. A screen imports only the calls of its readers. */
export const salesContract = { ...tenantsSalesCalls, ...staffSalesCalls, ...tillFileCalls } as const
