import { clearingCalls } from './clearing-calls.ts'
import { guidanceCalls } from './guidance-calls.ts'
import { salesCalls, staffSalesCalls, tenantsSalesCalls } from './sales-calls.ts'
import { tillFileCalls } from './till-file-calls.ts'

/** Every call of sales. A screen imports only the calls of its readers. */
export const salesContract = {
  ...salesCalls,
  ...tenantsSalesCalls,
  ...staffSalesCalls,
  ...guidanceCalls,
  ...clearingCalls,
  ...tillFileCalls,
} as const
