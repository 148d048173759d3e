import { goodsReportCalls } from '#shared/sales/goods-report-calls.ts'
import { callsOf } from '../kit/http.ts'
import {
  exportCampaignsReport,
  exportProductsReport,
  listCampaignsReport,
  listProductsReport,
} from './goods-reports.ts'

/** Reports of goods: what writes spreadsheets loads with the first such call. */
export const lazyCalls = callsOf('sales', goodsReportCalls, {
  listProductsReport,
  exportProductsReport,
  listCampaignsReport,
  exportCampaignsReport,
})
