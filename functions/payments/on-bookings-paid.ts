import { bookingsPaid } from '#events/bookings.ts'
import { onEvent } from '../kit/subscriber.ts'
import { issueReceipt } from './issue-document.ts'
import { issueOrReport } from './issue-or-report.ts'

/** Issues the receipt. */
export default onEvent({
  on: bookingsPaid,
  work: 'payments-documents',
  grants: ['table:read', 'table:write'],
  handle: ({ market, payload: { txId } }) =>
    issueOrReport(market, { txId, refund: null }, () => issueReceipt(market, txId)),
})
