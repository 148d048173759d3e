/** SDC's KaSel format, record type 3: an account transfer in 95 characters of fixed places. */
import { danishAccount, fourteenDigits, usable } from './account.ts'
import { flatFile, shortDayFirst, withComma } from './flat.ts'
import type { BankFormat, Payer, Payment } from './format.ts'
import { flatText } from './letters.ts'

const recordOf = (from: string, payment: Payment): string => {
  const to = usable(danishAccount(payment.account))
  return [
    '3',
    from,
    shortDayFirst(payment.day),
    // Blanks before a short amount: SDC's own text says so ("Import betalinger i netbanken").
    withComma(payment.amount).padStart(15),
    // The payer wants no receipt.
    'N',
    flatText(payment.ownText, 20).padEnd(20),
    to.bank,
    to.number,
    // The code of the text is unused.
    ' '.repeat(4),
    flatText(payment.text, 20).padEnd(20),
  ].join('')
}

const fileOf = (payer: Payer, payments: readonly Payment[]): Uint8Array => {
  const from = fourteenDigits(payer.account)
  return flatFile(payments.map(payment => recordOf(from, payment)))
}

export const sdc: BankFormat = {
  ending: 'txt',
  type: 'text/plain; charset=windows-1252',
  isDanish: true,
  nameLength: 0,
  // Twelve digits, a comma and two more.
  mostAmount: 99_999_999_999_999,
  mostPayments: Number.POSITIVE_INFINITY,
  mostTotal: Number.POSITIVE_INFINITY,
  write: fileOf,
}
