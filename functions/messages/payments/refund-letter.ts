/** The mails about a refund (D14): it is on its way, it was made, or it failed. */
import type { Language } from '#shared/kit/language.ts'
import { showMoney } from '#shared/kit/money.ts'
import { type Market, readMarket } from '../../markets/table/market.ts'
import { type Payment, readPayment } from '../../payments/table/payment.ts'
import { greeting } from '../letter/greeting.ts'
import type { Letter } from '../letter/letter.ts'
import { sendOnce } from '../letter/send-once.ts'
import { payerNow } from './payer-now.ts'
import { REFUND_TEXTS } from './refund-texts.ts'

export const sendRefundLetter = async (
  which: 'refund' | 'refundFailed',
  marketId: string,
  event: string,
  { txId, refund }: { txId: string; refund: string },
): Promise<void> => {
  const [market, payment] = await Promise.all([readMarket(marketId), readPayment(marketId, txId)])
  const { buyer, currency } = payment
  const entry = payment.refunds[refund]
  if (!entry) throw new Error(`payment ${txId} has no refund ${refund}`)
  const { email, language } = await payerNow(marketId, payment, entry.language)
  const texts = REFUND_TEXTS[language]
  const say = texts[which]
  await sendOnce(market, event, email, {
    language,
    subject: say.subject(market.visualName),
    greeting: greeting(buyer.name, language),
    lead: [`${texts.refundReasons[entry.reason]} ${say.lead(showMoney(entry.amount, currency, language))}`],
    tables: [],
    closing: [say.closing],
    about: { bookingRequests: entry.bookingRequests },
  })
}

/** The letter about a refund that was made, with its credit note or without. */
export const refundedLetter = (
  { visualName }: Pick<Market, 'visualName'>,
  { buyer }: Payment,
  { amount, currency, otherwise }: Payment['refunds'][string],
  hasNote: boolean,
  language: Language,
): Letter => {
  const say = REFUND_TEXTS[language].refunded
  return {
    language,
    subject: say.subject(visualName),
    greeting: greeting(buyer.name, language),
    lead: [(otherwise === undefined ? say.lead : say.otherwise)(showMoney(amount, currency, language))],
    tables: [],
    closing: [...(hasNote ? [say.attached] : []), ...(otherwise === undefined ? [say.closing] : [])],
  }
}
