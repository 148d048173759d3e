import { lazyContract } from '#shared/payments/contract.ts'
import { callsOf } from '../kit/http.ts'
import { checkCardAccount } from './check-account.ts'
import { listPaymentDocuments, listRequestDocuments } from './documents.ts'
import { refundedOtherwise, retryRefund } from './failed-refunds.ts'
import { makePdf } from './make-pdf.ts'
import { readMoney } from './read-money.ts'
import { refundRequest } from './refund-by-staff.ts'
import { readWithdrawal, withdraw } from './withdraw.ts'
import { confirmWithdrawal, quoteWithdrawal } from './withdraw-without-login.ts'

/** The verbs that are no part of a start, for which a visitor who pays waits (`api.ts`). */
export const lazyCalls = callsOf('payments', lazyContract, {
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
