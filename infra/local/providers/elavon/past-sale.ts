/** Records a sale that somebody paid by card in the past. */
import type { Records } from './records.ts'
import { blank, visa } from './transactions.ts'
import { CARD } from './ways.ts'

export interface PastSale {
  /** The merchant's alias. */
  alias: string
  /** Major units as text, and the currency's code. */
  amount: string
  currencyCode: string
  paidAt: Date
  lastFour: string
}

/** Returns the id of the sale, which is settled like any other twelve hours after it was paid. */
export const recordPastSale = (
  records: Records,
  { alias, amount, currencyCode, paidAt, lastFour }: PastSale,
): string => {
  const at = paidAt.toISOString()
  const { id } = records.save('transactions', {
    ...blank,
    ...records.fresh(alias),
    createdAt: at,
    type: 'sale',
    state: 'captured',
    isAuthorized: true,
    total: { amount, currencyCode },
    capturedAt: at,
    source: 'hppIframeLightbox',
    paymentMethod: CARD,
    paymentMethodOrigin: CARD,
    card: visa(lastFour),
    authorizationCode: '000000',
  })
  return id
}
