/** The files that staff upload to their bank, in the format of the market (specification 9, D47). */

import type { BankFileFormat } from '#shared/markets/bank-formats.ts'
import { type AccountProblem, danishAccount, isoAccount, type PaymentAccount } from './account.ts'
import { bankdata } from './bankdata.ts'
import { bec } from './bec.ts'
import { danskeBank } from './danske-bank.ts'
import type { BankFormat, Payer, Payment } from './format.ts'
import { iso20022 } from './iso-20022.ts'
import { flatText, isoText, isReadable, referenceText } from './letters.ts'
import { nordea } from './nordea.ts'
import { sdc } from './sdc.ts'

const FORMATS: Record<BankFileFormat, BankFormat> = {
  sdc,
  bec,
  danske_bank: danskeBank,
  nordea,
  iso_20022: iso20022,
  bankdata,
}

/** One file with the payments that are in it, in their order. */
export interface WrittenFile extends Pick<BankFormat, 'ending'> {
  /** The media type with the encoding. */
  type: string
  body: Uint8Array
  payments: readonly Payment[]
}

/**
 * Why a format cannot take a payment or a payer: the account, a name of which no letter is left, an amount that is not above
 * zero or wider than its field, or a currency other than DKK in a Danish format.
 */
export type BankFileProblem =
  | AccountProblem
  | 'name_not_in_format'
  | 'amount_not_in_format'
  | 'currency_not_in_format'

const accountProblem = (
  { isDanish }: BankFormat,
  account: PaymentAccount,
  currency: string,
): AccountProblem | null => {
  const found = isDanish ? danishAccount(account) : isoAccount(account, currency)
  return typeof found === 'string' ? found : null
}

/** Says whether a letter is left of a name in the field for it. */
const isNamed = ({ isDanish, nameLength }: BankFormat, name: string, currency: string): boolean =>
  !nameLength || isReadable(isDanish ? flatText(name, nameLength) : isoText(name, nameLength, currency))

const holderProblem = (
  format: BankFileFormat,
  currency: string,
  { account, name }: Pick<Payment, 'account' | 'name'>,
): BankFileProblem | null => {
  const rules = FORMATS[format]
  if (rules.isDanish && currency !== 'DKK') return 'currency_not_in_format'
  const problem = accountProblem(rules, account, currency)
  return problem ?? (isNamed(rules, name, currency) ? null : 'name_not_in_format')
}

/** Says why a payer's files cannot be made in a format; null: they can. */
export const payerProblem = (
  format: BankFileFormat,
  payer: Pick<Payer, 'currency' | 'account' | 'name'>,
): BankFileProblem | null => holderProblem(format, payer.currency, payer)

/** Says why a payment cannot go into a payer's file; null: it can. A format without a field for names takes any name. */
export const paymentProblem = (
  format: BankFileFormat,
  { currency }: Pick<Payer, 'currency'>,
  payment: Pick<Payment, 'account' | 'name' | 'amount'>,
): BankFileProblem | null => {
  const { amount } = payment
  const isAmount = Number.isSafeInteger(amount) && amount > 0 && amount <= FORMATS[format].mostAmount
  return holderProblem(format, currency, payment) ?? (isAmount ? null : 'amount_not_in_format')
}

/** Divides payments by what a file holds, in their order. */
const divided = ({ mostPayments, mostTotal }: BankFormat, payments: readonly Payment[]): Payment[][] => {
  const files: Payment[][] = []
  let [present, total]: [Payment[], number] = [[], 0]
  for (const payment of payments) {
    if (!files.length || present.length === mostPayments || total + payment.amount > mostTotal) {
      present = []
      total = 0
      files.push(present)
    }
    present.push(payment)
    total += payment.amount
  }
  return files
}

/** Throws RangeError where a bank would take two payments for one. */
const expectUnique = (payments: readonly Payment[]): void => {
  const references = payments.flatMap(({ reference }) => referenceText(reference) || [])
  if (new Set(references).size < references.length) throw new RangeError('two payments have one reference')
}

/**
 * Writes the payments as files of a format: none without payments, several where one file does not hold all. The same input
 * always gives the same bytes. Throws RangeError for a payer or a payment that has a problem, and for two payments with one
 * reference: callers leave these out first (`payerProblem`, `paymentProblem`).
 */
export const writeBankFiles = (
  format: BankFileFormat,
  payer: Payer,
  payments: readonly Payment[],
): WrittenFile[] => {
  const rules = FORMATS[format]
  const problem =
    payerProblem(format, payer) ??
    payments.map(payment => paymentProblem(format, payer, payment)).find(found => found !== null)
  if (problem) throw new RangeError(problem)
  expectUnique(payments)
  return divided(rules, payments).map(inFile => ({
    ending: rules.ending,
    type: rules.type,
    body: rules.write(payer, inFile),
    payments: inFile,
  }))
}
