import { refundEnded } from '#events/payments.ts'
import { showMoney } from '#shared/kit/money.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readMarket } from '../../markets/table/market.ts'
import { readPayment } from '../../payments/table/payment.ts'
import { NOTICE_TEXTS } from '../staff/notice-texts.ts'
import { tellStaff } from '../staff/tell-staff.ts'
import { sendRefundLetter } from './refund-letter.ts'

/** Writes to the buyer when a refund failed, because an earlier mail promised it, and tells staff. */
export default onEvent({
  on: refundEnded,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail'],
  handle: async ({ market: marketId, id, payload }) => {
    if (payload.outcome !== 'failed') return
    await sendRefundLetter('refundFailed', marketId, id, payload)
    const [market, payment] = await Promise.all([readMarket(marketId), readPayment(marketId, payload.txId)])
    const entry = payment.refunds[payload.refund]
    if (!entry) return
    await tellStaff('failedRefund', market, {
      event: id,
      what: payment.buyer.name,
      rows: [
        [NOTICE_TEXTS[market.language].amount, showMoney(entry.amount, entry.currency, market.language)],
      ],
      screen: '/booking/requests?status=refund_failed',
    })
  },
})
