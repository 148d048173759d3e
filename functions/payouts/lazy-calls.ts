import { shopsMoneyContract } from '#shared/payouts/contract.ts'
import { callsOf } from '../kit/http.ts'
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

/** The bank and the books: the letters of all scripts and what reads XML load with the first such call. */
export const lazyCalls = callsOf('payouts', shopsMoneyContract, {
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
