/** The mails about a refund (D14): it is on its way, or it failed. */
import { showMoney } from '#shared/kit/money.ts'
import { readMarket } from '../markets/table/market.ts'
import { readPayment } from '../payments/table/payment.ts'
import { REFUND_TEXTS } from './refund-texts.ts'
import { sendOnce } from './send-once.ts'
import { TEXTS } from './texts.ts'

export const sendRefundLetter = async (
  which: 'refund' | 'refundFailed',
  marketId: string,
  event: string,
  { txId, refund }: { txId: string; refund: string },
): Promise<void> => {
  const [market, payment] = await Promise.all([readMarket(marketId), readPayment(marketId, txId)])
  const { buyer, currency, language } = payment
  const entry = payment.refunds[refund]
  if (!entry) throw new Error(`payment ${txId} has no refund ${refund}`)
  const texts = REFUND_TEXTS[language]
  const say = texts[which]
  await sendOnce(market, event, buyer.email, {
    language,
    subject: say.subject(market.visualName),
    greeting: TEXTS[language].hello(buyer.name),
    lead: [`${texts.refundReasons[entry.reason]} ${say.lead(showMoney(entry.amount, currency, language))}`],
    tables: [],
    closing: [say.closing],
  })
}
