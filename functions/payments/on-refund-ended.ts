import { refundEnded } from '#events/payments.ts'
import { onEvent } from '../kit/subscriber.ts'
import { issueCreditNote } from './issue-document.ts'
import { issueOrReport } from './issue-or-report.ts'

/**
 * Issues the credit note of a refund that was made. A payment that bought nothing emits no `bookingsPaid`, so its receipt
 * is issued here too, also when the refund failed: the shop has the money.
 */
export default onEvent({
  on: refundEnded,
  work: 'payments-documents',
  grants: ['table:read', 'table:write'],
  handle: ({ market, payload: { txId, refund } }) =>
    issueOrReport(market, { txId, refund }, () => issueCreditNote(market, txId, refund)),
})
