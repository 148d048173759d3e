/** BEC's ERH format ("Bankens Erhvervsformat", 2013), payment type ERH356: a transfer with advice on the statement. */
import { fourteenDigits } from './account.ts'
import { dayFirst, flatFile, numberedFields, shortDayFirst, withComma } from './flat.ts'
import type { BankFormat, Payer, Payment } from './format.ts'
import { flatText } from './letters.ts'

/** The fields up to the sixth line of advice. Programs in daily use leave out the others. */
const FIELDS = 38

const recordOf = (payer: Payer, payment: Payment): string => {
  const { street = '', postalCode = '', city = '' } = payer.address ?? {}
  const dateOf = payer.becDateDigits === 6 ? shortDayFirst : dayFirst
  return numberedFields(FIELDS, {
    1: 'ERH356',
    2: fourteenDigits(payer.account),
    3: flatText(payment.ownText, 20),
    4: fourteenDigits(payment.account),
    5: flatText(payment.name, 35),
    9: withComma(payment.amount),
    10: dateOf(payment.day),
    11: flatText(payment.text, 20),
    // The payer wants no receipt.
    20: 'N',
    28: flatText(payer.name, 35),
    29: flatText(street, 35),
    30: flatText(`${postalCode} ${city}`, 35),
  })
}

export const bec: BankFormat = {
  ending: 'csv',
  type: 'text/csv; charset=windows-1252',
  isDanish: true,
  nameLength: 35,
  // No source says how wide the field is: this is what the narrowest of the other formats takes.
  mostAmount: 99_999_999_999,
  mostPayments: Number.POSITIVE_INFINITY,
  mostTotal: Number.POSITIVE_INFINITY,
  write: (payer, payments) => flatFile(payments.map(payment => recordOf(payer, payment))),
}
