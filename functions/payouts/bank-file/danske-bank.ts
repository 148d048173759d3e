/** Danske Bank's Business Online CSV, command CMBO ("Local, Danish payments"). It has no field for the receiver's name. */
import { fourteenDigits } from './account.ts'
import { dayFirst, flatFile, numberedFields, withComma } from './flat.ts'
import type { BankFormat, Payer, Payment } from './format.ts'
import { flatText, referenceText } from './letters.ts'

const FIELDS = 84

const recordOf = (from: string, payment: Payment): string =>
  numberedFields(FIELDS, {
    1: 'CMBO',
    2: from,
    3: fourteenDigits(payment.account),
    4: withComma(payment.amount),
    5: dayFirst(payment.day),
    6: 'DKK',
    // The standard clearing, overnight.
    7: 'N',
    // No letter to the sender.
    13: 'N',
    20: flatText(payment.ownText, 20),
    22: flatText(payment.text, 20),
    // Since 2014 the bank hands it on as the end-to-end id.
    83: flatText(referenceText(payment.reference), 35),
  })

const fileOf = (payer: Payer, payments: readonly Payment[]): Uint8Array => {
  const from = fourteenDigits(payer.account)
  return flatFile(payments.map(payment => recordOf(from, payment)))
}

export const danskeBank: BankFormat = {
  ending: 'csv',
  type: 'text/csv; charset=windows-1252',
  isDanish: true,
  nameLength: 0,
  // Twelve characters with the comma: the sources say twelve to fifteen.
  mostAmount: 99_999_999_999,
  mostPayments: Number.POSITIVE_INFINITY,
  mostTotal: Number.POSITIVE_INFINITY,
  write: fileOf,
}
