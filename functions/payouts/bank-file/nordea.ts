/** Nordea's comma-delimited format for payments ("UTF format", Corporate Netbank), payment type 45: a domestic transfer. */
import { toWire } from '#shared/kit/money.ts'
import { fourteenDigits } from './account.ts'
import { flatFile, numberedFields, yearFirst } from './flat.ts'
import type { BankFormat, Payer, Payment } from './format.ts'
import { flatText, referenceText } from './letters.ts'

const FIELDS = 94

const recordOf = (from: string, payment: Payment): string => {
  const { street = '', postalCode = '', city = '' } = payment.address ?? {}
  return numberedFields(FIELDS, {
    1: '0',
    2: '45',
    12: flatText(payment.name, 35),
    13: flatText(street, 35),
    14: flatText(`${postalCode} ${city}`, 35),
    17: fourteenDigits(payment.account),
    31: 'DKK',
    33: toWire(payment.amount),
    34: yearFirst(payment.day),
    37: from,
    38: flatText(payment.ownText, 20),
    // A short advice in free text.
    51: '100',
    53: flatText(payment.text, 20),
    // No immediate advice.
    91: '0',
    93: flatText(referenceText(payment.reference), 35),
  })
}

const fileOf = (payer: Payer, payments: readonly Payment[]): Uint8Array => {
  const from = fourteenDigits(payer.account)
  return flatFile(payments.map(payment => recordOf(from, payment)))
}

export const nordea: BankFormat = {
  ending: 'csv',
  type: 'text/csv; charset=windows-1252',
  isDanish: true,
  nameLength: 35,
  // No source says how wide the field is: this is what the narrowest of the other formats takes.
  mostAmount: 99_999_999_999,
  // Nordea's document, editions 2015 to 2019.
  mostPayments: 1_200,
  mostTotal: Number.POSITIVE_INFINITY,
  write: fileOf,
}
