import { payoutsContract } from '#shared/payouts/contract.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { readAddsUp } from './adds-up.ts'
import {
  fetchBankFile,
  listBankFiles,
  markBankFileUploaded,
  readBankExport,
  startBankExport,
  withdrawBankFile,
} from './bank/files.ts'
import { readBankAnswer } from './bank/read-answer.ts'
import {
  changeBankTransaction,
  listBankTransactions,
  payBankTransactionAgain,
  removeBankTransaction,
  returnBankTransaction,
} from './bank/transfers.ts'
import { sendVoucher, sendVouchers } from './books/export.ts'
import { changeBooksSettings, listLayouts, readBooksChoices, readBooksSettings } from './books/settings.ts'
import { exportVouchers, listVouchers, previewVouchers, readVoucher } from './books/vouchers.ts'
import { exportToBooks } from './export-to-books.ts'
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

export const handler = serve('payouts', payoutsContract, {
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
  listBankTransactions,
  changeBankTransaction,
  removeBankTransaction,
  returnBankTransaction,
  payBankTransactionAgain,
  readBankExport,
  startBankExport,
  listBankFiles,
  fetchBankFile,
  markBankFileUploaded,
  withdrawBankFile,
  readBankAnswer,
  exportToBooks,
  listLayouts,
  readBooksChoices,
  readBooksSettings,
  changeBooksSettings,
  listVouchers,
  readVoucher,
  previewVouchers,
  sendVouchers,
  sendVoucher,
  exportVouchers,
  readAddsUp,
})
