/** The mails about a refund (D14): it is on its way, it was made, or it failed. */
import type { Language } from '#shared/kit/language.ts'
import { showMoney } from '#shared/kit/money.ts'
import type { Market } from '../../markets/table/market.ts'
import { type Payment, readPayment } from '../../payments/table/payment.ts'
import type { Written } from '../letter/write-to.ts'
import { REFUND_TEXTS } from './refund-texts.ts'

type Refund = Payment['refunds'][string]

interface Refunded {
  payment: Payment
  entry: Refund
  /** The language in which its buyer asked for it. */
  asked: Refund['language']
}

/** A refund with its payment. Throws when the payment has none of this id. */
export const readRefund = async (
  { marketId }: Market,
  { txId, refund }: { txId: string; refund: string },
): Promise<Refunded> => {
  const payment = await readPayment(marketId, txId)
  const entry = payment.refunds[refund]
  if (!entry) throw new Error(`payment ${txId} has no refund ${refund}`)
  return { payment, entry, asked: entry.language }
}

/** The letter about a refund that is decided, or that failed. */
export const refundLetter = (
  which: 'refund' | 'refundFailed',
  { visualName }: Market,
  { payment, entry }: Refunded,
  language: Language,
): Written => {
  const texts = REFUND_TEXTS[language]
  const say = texts[which]
  const amount = showMoney(entry.amount, payment.currency, language)
  return {
    subject: say.subject(visualName),
    lead: [`${texts.refundReasons[entry.reason]} ${say.lead(amount)}`],
    closing: [say.closing],
    about: { bookingRequests: entry.bookingRequests },
  }
}

/** The letter about a refund that was made, with its credit note or without. */
export const refundedLetter = (
  { visualName }: Pick<Market, 'visualName'>,
  { amount, currency, otherwise, bookingRequests }: Refund,
  hasNote: boolean,
  language: Language,
): Written => {
  const say = REFUND_TEXTS[language].refunded
  return {
    subject: say.subject(visualName),
    lead: [(otherwise === undefined ? say.lead : say.otherwise)(showMoney(amount, currency, language))],
    closing: [...(hasNote ? [say.attached] : []), ...(otherwise === undefined ? [say.closing] : [])],
    about: { bookingRequests },
  }
}
