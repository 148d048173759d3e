import { paymentsContract } from '#shared/payments/contract.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { lazyVerbs } from '../kit/lazy-verbs.ts'
import { cancel, close, fail } from './close.ts'
import { confirm } from './confirm.ts'
import { init } from './init.ts'
import { notify } from './notify.ts'

export const grants: readonly Grant[] = [
  'table:read',
  'table:write',
  'seals',
  'links',
  'queue:payments-webhooks',
  'downloads:read',
  'downloads:write',
]

/** What a visitor who pays calls comes with the start of the function. */
export const handler = serve('payments', paymentsContract, {
  init,
  confirm,
  close,
  cancel,
  fail,
  notify,
  ...lazyVerbs(() => import('./check-account.ts'), 'checkCardAccount'),
  ...lazyVerbs(() => import('./documents.ts'), 'listRequestDocuments', 'listPaymentDocuments'),
  ...lazyVerbs(() => import('./read-money.ts'), 'readMoney'),
  ...lazyVerbs(() => import('./refund-by-staff.ts'), 'refundRequest'),
  ...lazyVerbs(() => import('./failed-refunds.ts'), 'retryRefund', 'refundedOtherwise'),
  ...lazyVerbs(() => import('./make-pdf.ts'), 'makePdf'),
  ...lazyVerbs(() => import('./withdraw.ts'), 'readWithdrawal', 'withdraw'),
  ...lazyVerbs(() => import('./withdraw-without-login.ts'), 'quoteWithdrawal', 'confirmWithdrawal'),
})
