import { refundEnded } from '#events/payments.ts'
import { showMoney } from '#shared/kit/money.ts'
import { readPayment } from '../../payments/table/payment.ts'
import { noticeToStaff } from './notice.ts'

/** Tells staff that a refund failed. */
export default noticeToStaff('failedRefund', {
  on: refundEnded,
  read: async ({ marketId }, { outcome, txId, refund }) => {
    if (outcome !== 'failed') return undefined
    const { buyer, refunds } = await readPayment(marketId, txId)
    const entry = refunds[refund]
    return entry && { ...entry, buyer }
  },
  tell: ({ amount, currency, buyer }, { language }, say) => ({
    what: buyer.name,
    rows: [[say.amount, showMoney(amount, currency, language)]],
    screen: '/booking/requests?status=refund_failed',
  }),
})
