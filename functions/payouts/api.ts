import { tenantsMoneyContract } from '#shared/payouts/contract.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import {
  addSalesPeriod,
  finalizeSalesPeriod,
  listFinalizedPeriods,
  listSalesPeriods,
  readSalesPeriod,
  removeSalesPeriod,
  resetSalesPeriod,
  sendSalesPeriod,
} from './periods.ts'
import { exportSettlement, previewSettlement } from './preview.ts'
import { exportBalances, listBalances, listTransactions } from './read-balances.ts'
import {
  listPaymentReports,
  makePeriodPdf,
  makeReportPdf,
  readPaymentReport,
  readPayout,
  sendPaymentReport,
} from './reports.ts'
import { previewStartColumns, previewStartFile, writeStartFile } from './start-preview.ts'
import { addTransaction, changeTransaction, removeTransaction } from './typed-rows.ts'

export const grants: readonly Grant[] = [
  'table:read',
  'table:write',
  'downloads:read',
  'downloads:write',
  'links',
  'seals',
  'operator-keys',
]

export const handler = serve(
  'payouts',
  tenantsMoneyContract,
  {
    listBalanceTransactions: listTransactions,
    addBalanceTransaction: addTransaction,
    changeBalanceTransaction: changeTransaction,
    removeBalanceTransaction: removeTransaction,
    listBalances,
    exportBalances,
    previewStartFile,
    previewStartColumns,
    writeStartFile,
    previewSettlement,
    exportSettlement,
    listSalesPeriods,
    listFinalizedPeriods,
    readSalesPeriod,
    addSalesPeriod,
    removeSalesPeriod,
    finalizeSalesPeriod,
    resetSalesPeriod,
    sendSalesPeriod,
    makePeriodPdf,
    listPaymentReports,
    makeReportPdf,
    sendPaymentReport,
    readPayout,
    readPaymentReport,
  },
  () => import('./lazy-calls.ts'),
)
