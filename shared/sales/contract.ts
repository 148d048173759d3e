import { clearingCalls } from './clearing-calls.ts'
import { goodsReportCalls } from './goods-report-calls.ts'
import { guidanceCalls } from './guidance-calls.ts'
import { salesCalls, staffSalesCalls, tenantsSalesCalls } from './sales-calls.ts'
import { tillFileCalls } from './till-file-calls.ts'

/** What the function of sales loads when it starts. */
export const everydaySalesContract = {
  ...salesCalls,
  ...tenantsSalesCalls,
  ...staffSalesCalls,
  ...guidanceCalls,
  ...clearingCalls,
  ...tillFileCalls,
} as const

/** Every call of sales. A screen imports only the calls of its readers. */
export const salesContract = { ...everydaySalesContract, ...goodsReportCalls } as const
