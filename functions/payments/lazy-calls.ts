import { furtherContract } from '#shared/payments/contract.ts'
import { callsOf } from '../kit/http.ts'
import { checkCardAccount } from './check-account.ts'
import { listPaymentDocuments, listRequestDocuments } from './documents.ts'
import { refundedOtherwise, retryRefund } from './failed-refunds.ts'
import { makePdf } from './make-pdf.ts'
import { readMoney } from './read-money.ts'
import { refundRequest } from './refund-by-staff.ts'
import { readWithdrawal, withdraw } from './withdraw.ts'
import { confirmWithdrawal, quoteWithdrawal } from './withdraw-without-login.ts'

/** What visitors who pay do not call. */
export const furtherCalls = callsOf('payments', furtherContract, {
  checkCardAccount,
  listRequestDocuments,
  listPaymentDocuments,
  readMoney,
  refundRequest,
  retryRefund,
  refundedOtherwise,
  makePdf,
  readWithdrawal,
  withdraw,
  quoteWithdrawal,
  confirmWithdrawal,
})
