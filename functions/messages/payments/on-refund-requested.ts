import { refundRequested } from '#events/payments.ts'
import { letterTo } from '../letter/letter-to.ts'
import { buyer } from '../letter/readers.ts'
import { readRefund, refundLetter } from './refund-letter.ts'

/** Tells the buyer of a refund as soon as it is decided; the bank may take days. */
export default letterTo(buyer, {
  on: refundRequested,
  read: async (market, payload) => {
    const found = await readRefund(market, payload)
    const { reason, retriedTs } = found.entry
    const isAcknowledged = reason === 'withdrawal' || reason === 'cancellation'
    // The acknowledgement of a withdrawal has said it already; a second try is news.
    return isAcknowledged && retriedTs === undefined ? undefined : found
  },
  letter: (found, { market, language }) => refundLetter('refund', market, found, language),
})
