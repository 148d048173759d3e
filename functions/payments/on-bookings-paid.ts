import { bookingsPaid } from '#events/bookings.ts'
import { onEvent } from '../kit/subscriber.ts'
import { issueReceipt } from './issue-document.ts'
import { orGoOn } from './issue-or-report.ts'

/** Issues the receipt. */
export default onEvent({
  on: bookingsPaid,
  work: 'payments-documents',
  grants: ['table:read', 'table:write'],
  handle: ({ market, payload: { txId } }) =>
    orGoOn(market, { txId, refund: null }, () => issueReceipt(market, txId)),
})
