/** What the receipt of a payment says (D54), before it has a number. */
import type { CountryCode } from '../kit/country-codes.ts'
import { dayIn } from '../kit/day.ts'
import type { Language } from '../kit/language.ts'
import { postalAddress } from '../kit/postal-address.ts'
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
  postalCode: string
  city: string
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
    buyer: buyerOf(market, payment, customer),
    vatMode,
    ...receiptMoney(requests, amount, vatMode === 'charged' ? vatPercent : 0),
    undoes: null,
  }
}

export const sellerOf = (market: Market): PaymentDocument['seller'] => ({
  name: market.visualName,
  language: market.language,
  address: postalAddress(market),
  phone: market.supportPhone,
  email: market.supportEmail,
  vatId: market.vatId,
})

/** The buyer as they paid. A business also has its address, with its country where that is not the market's, and VAT id. */
const buyerOf = (
  market: Market,
  { buyer: { name, email, userNumber } }: Paid,
  customer: Customer | undefined,
): PaymentDocument['buyer'] => {
  const isBusiness = customer?.customerType === 'business'
  const country = customer?.country ?? market.country
  const abroad = country === market.country ? undefined : { country, language: market.language }
  return {
    name,
    email,
    userNumber,
    address: isBusiness ? postalAddress(customer, abroad) : '',
    vatId: isBusiness ? customer.vatId : '',
  }
}
