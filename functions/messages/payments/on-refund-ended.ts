import { refundEnded } from '#events/payments.ts'
import { letterTo } from '../letter/letter-to.ts'
import { buyer } from '../letter/readers.ts'
import { readRefund, refundLetter } from './refund-letter.ts'

/** Writes to the buyer when a refund failed, because an earlier mail promised it. */
export default letterTo(buyer, {
  on: refundEnded,
  read: async (market, payload) => (payload.outcome === 'failed' ? readRefund(market, payload) : undefined),
  letter: (found, { market, language }) => refundLetter('refundFailed', market, found, language),
})
