/** The payer and the payments of the example files, and what reads each format back. */
import type { Payer, Payment } from '#functions/payouts/bank-file/format.ts'
import { addDays } from '#shared/kit/day.ts'
import type { BankFileFormat } from '#shared/markets/bank-formats.ts'
import { type ReadPayment, readBankdata, readBec, readDanskeBank, readNordea, readSdc } from './read-flat.ts'
import { readPain } from './read-pain.ts'

export const danish = (bankRegNumber: string, bankAccount: string) => ({
  ...{ iban: '', bankRegNumber, bankAccount, sortCode: '' },
})

export const byIban = (iban: string) => ({ ...danish('', ''), iban })

export const PAYER: Payer = {
  name: 'Eksempel Butik ApS',
  country: 'dk',
  currency: 'DKK',
  account: byIban('DK26 9995 0001 2345 67'),
  bic: 'TESTDKKK',
  address: { street: 'Testgade 1', postalCode: '9990', city: 'Prøveby', country: 'dk' },
  agreement: '',
  vatId: 'DK99999999',
  bank: 'bankdata',
  painVersion: '03',
  becDateDigits: '6',
  bankdataRecord: '5',
  messageId: 'PAYOUT-4711',
  madeAt: '2026-08-31T10:15:00+02:00',
}

const DAY = '2026-09-01'

export const EXAMPLE: readonly Payment[] = [
  {
    reference: 'PO-4711-1',
    name: 'Anne Sørensen',
    account: danish('9996', '456789'),
    address: { street: 'Æblevej 2', postalCode: '9991', city: 'Ådal', country: 'dk' },
    amount: 123_450,
    day: DAY,
    text: 'Afregning uge 36',
    ownText: 'Udbetaling 4711',
    message: 'Afregning uge 36, ordre 4711',
  },
  {
    reference: 'PO-4711-2',
    name: 'Bo Test',
    account: byIban('DK2799971122334455'),
    address: { street: '', postalCode: '', city: '', country: 'dk' },
    amount: 8_700,
    day: DAY,
    text: 'Afregning uge 36',
    ownText: 'Udbetaling 4712',
    message: 'Afregning uge 36, ordre 4712',
  },
]

export const paymentOf = (changes: Partial<Payment> = {}): Payment => ({
  reference: 'PO-1',
  name: 'Anne Sørensen',
  account: danish('9996', '456789'),
  amount: 123_450,
  day: DAY,
  text: 'Afregning uge 36',
  ownText: 'Udbetaling 4711',
  ...changes,
})

/** So many payments that differ in all that a bank tells them apart by. */
export const manyPayments = (count: number): Payment[] =>
  Array.from({ length: count }, (_, at) =>
    paymentOf({
      reference: `PO-${at}`,
      name: `Lejer ${at} Åge`,
      account: danish('9996', String(at + 1)),
      amount: at + 1,
      day: addDays(DAY, at % 3),
      text: `Afregning ${at}`,
      ownText: `Udbetaling ${at}`,
    }),
  )

export const READERS: Record<BankFileFormat, (bytes: Uint8Array) => ReadPayment[]> = {
  sdc: readSdc,
  bec: readBec,
  danske_bank: readDanskeBank,
  nordea: readNordea,
  iso_20022: readPain,
  bankdata: readBankdata,
}
