/** What we send to Elavon. */
import type { Language } from '#shared/kit/language.ts'
import { toWire } from '#shared/kit/money.ts'
import type { Minor } from '#shared/kit/units.ts'
import type { Wallet } from '#shared/markets/wallets.ts'
import { env } from '../kit/env.ts'

/** A refund to make, by our own reference. `whole`: all of the sale. */
export interface RefundOrder {
  transactionId: string
  amount: Minor
  currency: string
  whole: boolean
  reference: string
}

/**
 * The ways that the card window may offer. A wallet pays with a card, so it is no method of its own. Without these fields
 * the window offers what Elavon has switched on for the merchant.
 */
export const waysToPay = (wallets: readonly Wallet[]) =>
  wallets.length ? { allowedPaymentMethods: ['Card'], allowedPaymentMethodOrigins: ['Card', ...wallets] } : {}

/** Voids a sale that is not settled, and refunds one that is. */
export const refundTransaction = (
  { transactionId, amount, currency, reference }: RefundOrder,
  state: string,
) => ({
  type: state === 'settled' ? 'refund' : 'void',
  parentTransaction: `${env('ELAVON_API_URL')}/transactions/${transactionId}`,
  customReference: reference,
  ...(state === 'settled' ? { total: { amount: toWire(amount), currencyCode: currency } } : {}),
})

export const LANGUAGE_TAG: Record<Language, string> = { da: 'da-DK', de: 'de-DE', en: 'en-GB' }
