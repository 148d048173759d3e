/** BEC's ERH format ("Bankens Erhvervsformat", 2013), payment type ERH356: a transfer with advice on the statement. */
import { fourteenDigits } from './account.ts'
import { dayFirst, flatFile, numberedFields, shortDayFirst, withComma } from './flat.ts'
import type { BankFormat, Payer, Payment } from './format.ts'
import { flatText } from './letters.ts'

/** The fields up to the sixth line of advice. Programs in daily use leave out the others. */
const FIELDS = 38

/** What stands in each line of the payer. */
const payerFields = ({ account, name, address }: Payer): Record<number, string> => {
  const { street = '', postalCode = '', city = '' } = address ?? {}
  return {
    2: fourteenDigits(account),
    // The payer wants no receipt.
    20: 'N',
    28: flatText(name, 35),
    29: flatText(street, 35),
    30: flatText(`${postalCode} ${city}`, 35),
  }
}

const fileOf = (payer: Payer, payments: readonly Payment[]): Uint8Array => {
  const ofPayer = payerFields(payer)
  const dateOf = payer.becDateDigits === '6' ? shortDayFirst : dayFirst
  const lines = payments.map(({ ownText, account, name, amount, day, text }) =>
    numberedFields(FIELDS, {
      ...ofPayer,
      1: 'ERH356',
      3: flatText(ownText, 20),
      4: fourteenDigits(account),
      5: flatText(name, 35),
      9: withComma(amount),
      10: dateOf(day),
      11: flatText(text, 20),
    }),
  )
  return flatFile(lines)
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
  write: fileOf,
}
