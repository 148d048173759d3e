/** What a file for the bank says: of the shop that pays, and of each transfer. */
import { isOtherAccount } from '#shared/kit/bank-account.ts'
import { type Day, dayIn, timeIn } from '#shared/kit/day.ts'
import { refuse } from '#shared/kit/refusal.ts'
import type { Millis } from '#shared/kit/units.ts'
import { BANK_TEXT_LENGTHS, type BankFileFormat } from '#shared/markets/bank-formats.ts'
import { accountText } from '#shared/payouts/account-text.ts'
import { nextBankDay } from '#shared/payouts/bank-days.ts'
import { isBlocking, type MissingForBank, type TransferWarning } from '#shared/payouts/bank-transfer.ts'
import { payoutRefusals } from '#shared/payouts/refusals.ts'
import type { Payee } from '../../customers/table/payee.ts'
import { now } from '../../kit/clock.ts'
import type { Market } from '../../markets/table/market.ts'
import type { Payer, Payment } from '../bank-file/format.ts'
import {
  type BankFileProblem,
  payerProblem,
  paymentProblem,
  type WrittenFile,
  writeBankFiles,
} from '../bank-file/write.ts'
import type { BankLine } from '../table/bank-file.ts'
import type { Transfer } from '../table/transfer.ts'

const NO_ACCOUNT = { iban: '', bankRegNumber: '', bankAccount: '', sortCode: '' }

/** "2026-08-31T10:15:00+02:00", by the clocks of a time zone. */
const localMoment = (timeZone: string, at: Millis): string => {
  const local = `${dayIn(timeZone, at)}T${timeIn(timeZone, at)}:00`
  const minutes = Math.round((Date.parse(`${local}Z`) - at) / 60_000)
  const two = (number: number) => String(Math.trunc(Math.abs(number))).padStart(2, '0')
  return `${local}${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
}

const payerOf = (market: Market, messageId: string): Payer => ({
  name: market.visualName,
  ...{ country: market.country, currency: market.currencyCode, account: market },
  ...{ bic: market.bic, agreement: market.bankAgreement, vatId: market.vatId },
  bank: market.bank || 'other',
  ...{ painVersion: market.painVersion, becDateDigits: market.becDateDigits },
  ...{ bankdataRecord: market.bankdataRecord, messageId },
  madeAt: localMoment(market.timeZone, now()),
})

/** The format of a file. Refuses `bank_format_missing`, and `bank_account_missing` where it cannot pay from the shop's account. */
export const formatOf = (market: Market, asked: BankFileFormat | undefined): BankFileFormat => {
  const format = asked ?? market.bankFileFormat
  if (!format) throw refuse(payoutRefusals.bank_format_missing)
  if (payerProblem(format, payerOf(market, ''))) throw refuse(payoutRefusals.bank_account_missing)
  return format
}

/** What the market has not said and a file needs (specification 8). */
export const missingFor = (market: Market): MissingForBank[] => {
  const { bankFileFormat: format, bankExportInfo } = market
  const hasAccount = format ? !payerProblem(format, payerOf(market, '')) : accountText(market) !== ''
  return [
    ...(hasAccount ? [] : (['account'] as const)),
    ...(bankExportInfo ? [] : (['exportInfo'] as const)),
    ...(format ? [] : (['format'] as const)),
  ]
}

/** What a pain.001 in another currency than kroner shows. */
const LONG_TEXT = 140

/** How many letters of a text the tenant's statement shows; null where the market has no format. */
export const textLengthOf = ({ bankFileFormat, currencyCode }: Market): number | null => {
  if (!bankFileFormat) return null
  const isLong = bankFileFormat === 'iso_20022' && currencyCode !== 'DKK'
  return isLong ? LONG_TEXT : BANK_TEXT_LENGTHS[bankFileFormat].text
}

const WARNING_OF: Record<BankFileProblem, TransferWarning> = {
  no_account: 'account_missing',
  invalid_account: 'account_not_in_format',
  account_not_in_format: 'account_not_in_format',
  currency_not_in_format: 'account_not_in_format',
  name_not_in_format: 'name_not_in_format',
  amount_not_in_format: 'amount_not_in_format',
}

/** What keeps a payment out of a file. */
const blockingOf = (market: Market, payment: Payment, payee: Payee | undefined): TransferWarning[] => {
  if (!payee || !accountText(payee)) return ['account_missing']
  if (payee.accountUnconfirmed) return ['account_unconfirmed']
  const { bankFileFormat: format, currencyCode: currency } = market
  const problem = format && paymentProblem(format, { currency }, payment)
  return problem ? [WARNING_OF[problem]] : []
}

/** By it the bank says what became of a transfer. */
export const referenceOf = ({ number, nth }: Pick<Transfer, 'number' | 'nth'>): string =>
  `REOL-${number}-${nth}`

export interface Planned {
  payment: Payment
  warnings: TransferWarning[]
}

/** A transfer as a file made now would have it: to the account that the tenant has now, on the next bank day. */
export const planned = (
  market: Market,
  transfer: Transfer,
  payee: Payee | undefined,
  today: Day,
): Planned => {
  const { number, amount, text: typed, dueDate } = transfer
  const { currencyCode: currency } = market
  const wanted = dueDate !== null && dueDate > today ? dueDate : today
  const payment: Payment = {
    reference: referenceOf(transfer),
    ...{ name: payee?.name ?? '', account: payee ?? NO_ACCOUNT, amount },
    day: nextBankDay(currency, wanted),
    // The number comes first: a statement shows the beginning.
    text: typed ?? `${number} ${market.bankCustomerInfo || market.visualName}`,
    ownText: `${number} ${market.bankExportInfo || (payee?.name ?? '')}`,
  }
  const isCut = typed !== null && typed.length > (textLengthOf(market) ?? LONG_TEXT)
  return {
    payment,
    warnings: [
      ...blockingOf(market, payment, payee),
      ...(payee && isOtherAccount(payee) ? (['account_differs'] as const) : []),
      ...(isCut ? (['text_cut'] as const) : []),
      ...(dueDate !== null && dueDate !== payment.day ? (['date_moved'] as const) : []),
    ],
  }
}

/** Whether something keeps a transfer out of a file. */
export const isKeptOut = ({ warnings }: Planned): boolean => warnings.some(isBlocking)

/** A file with what its lines say. */
export interface MadeFile extends Pick<WrittenFile, 'body' | 'ending' | 'type'> {
  id: string
  lines: BankLine[]
}

interface Ready {
  transfer: Transfer
  planned: Planned
  account: string
}

/** Makes the files of transfers that nothing keeps out of one. `newId`: of each file. */
export const makeFiles = (
  market: Market,
  format: BankFileFormat,
  ready: readonly Ready[],
  newId: () => string,
): MadeFile[] => {
  const messageId = newId()
  const byReference = new Map(ready.map(one => [one.planned.payment.reference, one]))
  const payments = ready.map(({ planned: { payment } }) => payment)
  return writeBankFiles(format, payerOf(market, messageId), payments).map(
    ({ body, ending, type, payments: inFile }, nth) => ({
      ...{ body, ending, type, id: nth ? newId() : messageId },
      lines: inFile.flatMap(({ reference, name, amount, day, text }) => {
        const found = byReference.get(reference)
        if (!found) return []
        const { userNumber, nth: which } = found.transfer
        return { userNumber, nth: which, name, account: found.account, amount, day, text, reference }
      }),
    }),
  )
}
