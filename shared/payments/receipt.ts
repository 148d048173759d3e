/** What the receipt of a payment says (D54), before it has a number. */
import type { CountryCode } from '../kit/country-codes.ts'
import { dayIn } from '../kit/day.ts'
import type { Language } from '../kit/language.ts'
import { type Minor, type Seconds, toMillis } from '../kit/units.ts'
import { type Bought, receiptMoney, vatModeOf } from './document.ts'
import type { PaymentDocument } from './document-shape.ts'
import { moneyTaken } from './rules.ts'

interface Market {
  visualName: string
  language: Language
  country: CountryCode
  timeZone: string
  address: string
  supportPhone: string
  supportEmail: string
  vatId: string
}

interface Customer {
  customerType: 'private' | 'business'
  country: CountryCode | null
  address: string
  postalCode: string
  city: string
  vatId: string
}

type Paid = Parameters<typeof moneyTaken>[0] & {
  txId: string
  paidTs: Seconds
  amount: Minor
  buyer: { userNumber: string | null; name: string; email: string }
}

/** `vatPercent`: in rents and services, 0 where none is charged. `customer`: the buyer, unless a guest. */
export const receiptOf = (
  market: Market,
  vatPercent: number,
  payment: Paid,
  { requests, customer }: { requests: readonly Bought[]; customer: Customer | undefined },
): Omit<PaymentDocument, 'number' | 'issuedTs' | 'issuedOn'> => {
  const vatMode = vatModeOf({ country: market.country, vatPercent }, customer)
  const { amount, currency } = moneyTaken(payment)
  return {
    kind: 'receipt',
    txId: payment.txId,
    refund: null,
    paidOn: dayIn(market.timeZone, toMillis(payment.paidTs)),
    currency,
    seller: sellerOf(market),
    buyer: buyerOf(payment, customer),
    vatMode,
    ...receiptMoney(requests, amount, vatMode === 'charged' ? vatPercent : 0),
    undoes: null,
  }
}

export const sellerOf = (market: Market): PaymentDocument['seller'] => ({
  name: market.visualName,
  language: market.language,
  address: market.address,
  phone: market.supportPhone,
  email: market.supportEmail,
  vatId: market.vatId,
})

/** The buyer as they paid. A business also has its address and VAT id. */
const buyerOf = (
  { buyer: { name, email, userNumber } }: Paid,
  customer: Customer | undefined,
): PaymentDocument['buyer'] => {
  const isBusiness = customer?.customerType === 'business'
  const place = customer && `${customer.postalCode} ${customer.city}`.trim()
  return {
    name,
    email,
    userNumber,
    address: isBusiness ? [customer.address, place].filter(Boolean).join(', ') : '',
    vatId: isBusiness ? customer.vatId : '',
  }
}
