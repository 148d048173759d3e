/**
 * Bankdata's records (Sydbank, "Recordbeskrivelse"): a start record, payments and an end record with count and sum. Each field
 * has quotes and a fixed width, so each record has 896 bytes with its end of line.
 */
import { sum } from '#shared/kit/money.ts'
import type { Minor } from '#shared/kit/units.ts'
import { danishAccount, fourteenDigits, usable } from './account.ts'
import { flatFile, quotedLine, yearFirst } from './flat.ts'
import type { BankFormat, Payer, Payment } from './format.ts'
import { flatText, referenceText } from './letters.ts'

const blank = (length: number): string => ' '.repeat(length)
const blanks = (count: number, length: number): string[] => Array.from({ length: count }, () => blank(length))
const wide = (text: string, length: number): string => flatText(text, length).padEnd(length)

/** Thirteen digits of øre, and the sign. */
const digitsOf = (amount: Minor): string => `${String(amount).padStart(13, '0')}+`

/** The fields after the voucher number: nine lines of advice. */
const REST_OF_5 = [...blanks(9, 35), blank(1), blank(215)]

/** The fields after the voucher number. Only the end-to-end reference is used. */
const restOf6 = (reference: string): string[] => [
  // Five lines of advice, a blank one, and two references of the payer's.
  ...blanks(8, 35),
  wide(reference, 35),
  // The creditor's reference, the public payment account, reserved fields.
  blank(35),
  blank(3),
  ...blanks(4, 35),
  blank(6),
  blank(14),
]

const recordOf = (from: string, version: Payer['bankdataRecord'], payment: Payment): string => {
  const to = usable(danishAccount(payment.account))
  const isVersion5 = version === '5'
  const { street = '', postalCode = '', city = '' } = payment.address ?? {}
  // The field has the four digits of a Danish postal code, so another code goes before the city.
  const isDanishCode = /^\d{4}$/.test(postalCode)
  return quotedLine([
    `IB03020200000${version}`,
    '0001',
    yearFirst(payment.day),
    digitsOf(payment.amount),
    'DKK',
    // From a bank account.
    '2',
    `0${from}`,
    // A transfer, no cheque.
    '2',
    to.bank,
    to.number,
    // Version 5: the advice comes with the statement. Version 6: a standard transfer.
    isVersion5 ? '0' : '1',
    wide(payment.text, 35),
    wide(payment.name, 32),
    wide(street, 32),
    blank(32),
    isDanishCode ? postalCode : blank(4),
    wide(isDanishCode ? city : `${postalCode} ${city}`, 32),
    wide(payment.ownText, 35),
    ...(isVersion5 ? REST_OF_5 : restOf6(referenceText(payment.reference))),
  ])
}

const fileOf = (payer: Payer, payments: readonly Payment[]): Uint8Array => {
  const from = fourteenDigits(payer.account)
  const madeOn = yearFirst(payer.madeAt.slice(0, 10))
  const count = String(payments.length).padStart(6, '0')
  const total = digitsOf(sum(payments.map(({ amount }) => amount)))
  return flatFile([
    quotedLine(['IB000000000000', madeOn, blank(90), ...blanks(3, 255)]),
    ...payments.map(payment => recordOf(from, payer.bankdataRecord, payment)),
    quotedLine(['IB999999999999', madeOn, count, total, blank(64), ...blanks(3, 255)]),
  ])
}

export const bankdata: BankFormat = {
  ending: 'txt',
  type: 'text/plain; charset=windows-1252',
  isDanish: true,
  nameLength: 32,
  mostAmount: 9_999_999_999_999,
  // The end record counts in six digits and sums in thirteen.
  mostPayments: 999_999,
  mostTotal: 9_999_999_999_999,
  write: fileOf,
}
