/** What a bank file is made of, and what each format says of itself. */

import type { CountryCode } from '#shared/kit/country-codes.ts'
import type { Day } from '#shared/kit/day.ts'
import type { Minor } from '#shared/kit/units.ts'
import type { BANKDATA_RECORDS, Bank, BEC_DATE_DIGITS, PAIN_VERSIONS } from '#shared/markets/bank-formats.ts'
import type { PaymentAccount } from './account.ts'

/** A postal address; empty strings where a part is not known. */
export interface PaymentAddress {
  street: string
  postalCode: string
  city: string
  country: CountryCode | null
}

/** One payment. Its texts may have any letters and any length: each format folds and cuts them. */
export interface Payment {
  /** Unique in a file, at most 35 characters. Empty: the payment has none. The bank hands it on from end to end. */
  reference: string
  /** The holder of the account. */
  name: string
  account: PaymentAccount
  address?: PaymentAddress
  /** In the payer's currency, above zero. */
  amount: Minor
  /** A bank day (shared/payouts/bank-days.ts). */
  day: Day
  /** Stands on the receiver's statement. */
  text: string
  /** Stands on the payer's statement. */
  ownText: string
  /** A longer text for the receiver, which only pain.001 carries. */
  message?: string
}

/** Who pays, and how the payer's bank reads files. */
export interface Payer {
  name: string
  country: CountryCode
  /** "DKK". All payments of a file are in this currency. */
  currency: string
  account: PaymentAccount
  /** The BIC of the payer's bank; empty: not known. */
  bic: string
  address?: PaymentAddress
  /** The id of the agreement with the bank about files. Empty: the VAT id stands for it. */
  agreement: string
  vatId: string
  bank: Bank
  painVersion: (typeof PAIN_VERSIONS)[number]
  becDateDigits: (typeof BEC_DATE_DIGITS)[number]
  bankdataRecord: (typeof BANKDATA_RECORDS)[number]
  /** Unique for each file that was ever made, never empty, at most 26 characters: banks find duplicates by it. */
  messageId: string
  /** The moment at which the file is made, by the market's clocks: "2026-08-31T10:15:00+02:00". */
  madeAt: string
}

export interface BankFormat {
  /** How the name of a file ends, without the dot. */
  ending: 'txt' | 'csv' | 'xml'
  /** The media type with the encoding. */
  type: string
  /** Whether it takes only Danish accounts and DKK. */
  isDanish: boolean
  /** The length of the field for the receiver's name; 0: there is none. */
  nameLength: number
  /** The largest payment. */
  mostAmount: Minor
  /** The most payments of a file. */
  mostPayments: number
  /** The largest sum of a file. */
  mostTotal: Minor
  /** Writes one file. Throws RangeError where an account does not fit the format. */
  write: (payer: Payer, payments: readonly Payment[]) => Uint8Array
}
