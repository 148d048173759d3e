import { paymentsContract } from '#shared/payments/contract.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { lazyVerbs } from '../kit/lazy-verbs.ts'
import { checkCardAccount } from './check-account.ts'
import { cancel, close, fail } from './close.ts'
import { confirm } from './confirm.ts'
import { listPaymentDocuments, listRequestDocuments } from './documents.ts'
import { refundedOtherwise, retryRefund } from './failed-refunds.ts'
import { init } from './init.ts'
import { notify } from './notify.ts'
import { readMoney } from './read-money.ts'
import { refundRequest } from './refund-by-staff.ts'

export const grants: readonly Grant[] = [
  'table:read',
  'table:write',
  'seals',
  'links',
  'queue:payments-webhooks',
  'downloads:read',
  'downloads:write',
]

export const handler = serve('payments', paymentsContract, {
  init,
  confirm,
  close,
  cancel,
  fail,
  notify,
  checkCardAccount,
  listRequestDocuments,
  listPaymentDocuments,
  ...lazyVerbs(() => import('./make-pdf.ts'), 'makePdf'),
  readMoney,
  refundRequest,
  retryRefund,
  refundedOtherwise,
  ...lazyVerbs(() => import('./withdraw.ts'), 'readWithdrawal', 'withdraw'),
  ...lazyVerbs(() => import('./withdraw-without-login.ts'), 'quoteWithdrawal', 'confirmWithdrawal'),
})
