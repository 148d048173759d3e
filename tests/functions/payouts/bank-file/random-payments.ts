/** Random payments, written in each format and read back. */
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Payer, Payment } from '#functions/payouts/bank-file/format.ts'
import { writeBankFiles } from '#functions/payouts/bank-file/write.ts'
import { addDays } from '#shared/kit/day.ts'
import type { BankFileFormat } from '#shared/markets/bank-formats.ts'
import { expected, type LetterSet, letters, textOf } from './alphabet.ts'
import type { ReadPayment } from './read-flat.ts'
import { byIban, danish, PAYER, paymentOf, READERS } from './samples.ts'

const digits = (length: number) => fc.nat(10 ** length - 1).map(value => String(value).padStart(length, '0'))

/** The check digits of an IBAN, digit by digit. */
const danishIban = (number: string): string => {
  let rest = 0
  for (const digit of `${number}132000`) rest = (rest * 10 + Number(digit)) % 97
  return `DK${String(98 - rest).padStart(2, '0')}${number}`
}

const drawn = fc.record({
  name: letters,
  text: letters,
  ownText: letters,
  message: letters,
  street: letters,
  postalCode: fc.constantFrom('', '9990', '21465', '9 990'),
  city: letters,
  bank: digits(4),
  number: digits(10),
  shorter: fc.nat(9),
  hasIban: fc.boolean(),
  amount: fc.oneof(fc.integer({ min: 1, max: 99_999_999_999 }), fc.integer({ min: 1, max: 100_000 })),
  days: fc.nat(2),
  hasReference: fc.boolean(),
})

type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never

/** The number without some of its leading digits, which a bank reads as zeros. */
const numberOf = ({ number, shorter }: Drawn): string => number.slice(shorter)

const accountOf = (one: Drawn): string => `${one.bank}${numberOf(one).padStart(10, '0')}`

const paymentFrom = (one: Drawn, at: number): Payment =>
  paymentOf({
    reference: one.hasReference ? `PO-${at}` : '',
    // The first letter is one that every set has, so that no name is empty.
    name: `N${textOf(one.name)}`,
    account: one.hasIban ? byIban(danishIban(accountOf(one))) : danish(one.bank, numberOf(one)),
    address: {
      ...{ street: textOf(one.street), postalCode: one.postalCode, city: textOf(one.city), country: 'dk' },
    },
    amount: one.amount,
    day: addDays('2026-09-01', one.days),
    text: textOf(one.text),
    ownText: textOf(one.ownText),
    message: textOf(one.message),
  })

interface Case {
  format: BankFileFormat
  payer: Payer
  set: LetterSet
  /** The lengths of the fields; 0: there is none. */
  name: number
  text: number
  ownText: number
  hasReference: boolean
}

const caseOf = (
  format: BankFileFormat,
  changes: Partial<Payer>,
  [name, text, ownText]: readonly [number, number, number],
  hasReference: boolean,
  set: LetterSet = 'flat',
): Case => ({ format, payer: { ...PAYER, ...changes }, set, name, text, ownText, hasReference })

const EURO = { currency: 'EUR', bank: 'nordea' as const }

/** Every format with every setting that changes what stands in it. */
export const CASES: readonly Case[] = [
  caseOf('sdc', {}, [0, 20, 20], false),
  caseOf('bec', {}, [35, 20, 20], false),
  caseOf('bec', { becDateDigits: '8' }, [35, 20, 20], false),
  caseOf('danske_bank', {}, [0, 20, 20], true),
  caseOf('nordea', {}, [35, 20, 20], true),
  caseOf('bankdata', {}, [32, 35, 35], false),
  caseOf('bankdata', { bankdataRecord: '6' }, [32, 35, 35], true),
  caseOf('iso_20022', {}, [70, 20, 0], true, 'danish'),
  caseOf('iso_20022', { painVersion: '09', bank: 'danske_bank' }, [70, 20, 0], true, 'danish'),
  caseOf('iso_20022', EURO, [70, 140, 0], true, 'epc'),
  caseOf('iso_20022', { ...EURO, painVersion: '09' }, [70, 140, 0], true, 'epc'),
]

const N = ['N', 'N', 'N', 'N'] as const

/** The account as the file must have it: in euro always, and in pain.001 where there is one, as an IBAN. */
const toOf = ({ format, payer }: Case, one: Drawn): string => {
  const number = accountOf(one)
  const isIban = format === 'iso_20022' && (one.hasIban || payer.currency === 'EUR')
  return isIban ? danishIban(number) : number
}

/** The texts of a pain.001: the message, or else the text where the purpose does not show all of it. */
const textsOf = ({ payer, set }: Case, { text, message }: Drawn) => {
  const whole = expected(text, set, 140)
  const isKroner = payer.currency === 'DKK'
  const rest = isKroner && whole.length <= 20 ? '' : whole
  return {
    text: isKroner ? expected(text, set, 20) : '',
    message: expected(message, set, 140) || rest,
  }
}

const readOf = (of: Case, one: Drawn, at: number): ReadPayment => ({
  from: of.format === 'iso_20022' ? 'DK2699950001234567' : '99950001234567',
  to: toOf(of, one),
  amount: one.amount,
  day: addDays('2026-09-01', one.days),
  ...(of.format === 'iso_20022' ? textsOf(of, one) : { text: expected(one.text, of.set, of.text) }),
  ...(of.ownText ? { ownText: expected(one.ownText, of.set, of.ownText) } : {}),
  ...(of.name ? { name: expected([N, ...one.name], of.set, of.name) } : {}),
  ...(of.hasReference ? { reference: one.hasReference ? `PO-${at}` : '' } : {}),
})

const TRANSFERS = 20

/** A pain.001 sorts its payments by day; the flat formats keep their order. */
const sorted = ({ format }: Case, read: ReadPayment[]): ReadPayment[] =>
  format === 'iso_20022'
    ? read.toSorted((one, other) => (one.day < other.day ? -1 : 1) * Number(one.day !== other.day))
    : read

/** Writes so many random payments in a format, 20 a file, and reads each file back. */
export const expectReadBack = (of: Case, transfers: number): void =>
  fc.assert(
    fc.property(fc.array(drawn, { minLength: TRANSFERS, maxLength: TRANSFERS }), all => {
      const files = writeBankFiles(of.format, of.payer, all.map(paymentFrom))
      expect(files).toHaveLength(1)
      const read = files.flatMap(({ body }) => READERS[of.format](body))
      expect(read).toEqual(
        sorted(
          of,
          all.map((one, at) => readOf(of, one, at)),
        ),
      )
    }),
    { numRuns: transfers / TRANSFERS },
  )

/** Some random files of pain.001 of one version, with so many payments each: DKK of each bank, and three other currencies. */
export const randomPains = (painVersion: Payer['painVersion'], transfers: number): Uint8Array[] => {
  const payers: Partial<Payer>[] = [
    ...(['danske_bank', 'nordea', 'bec', 'sdc', 'handelsbanken', 'other'] as const).map(bank => ({ bank })),
    ...['EUR', 'SEK', 'GBP'].map(currency => ({ currency })),
    { bic: '', agreement: 'ABC 1234567890' },
    { bic: '', vatId: '' },
  ]
  const payments = fc.sample(drawn, transfers).map(paymentFrom)
  const others = [
    paymentOf({ reference: 'other-1', account: byIban('DE89370400440532013000') }),
    paymentOf({ reference: 'other-2', account: byIban('GB29NWBK60161331926819'), name: '<&>"\'x' }),
  ]
  const bySortCode = paymentOf({
    reference: 'other-3',
    account: { ...danish('', '31926819'), sortCode: '601613' },
  })
  return payers.flatMap(changes => {
    const all = [...payments, ...others, ...(changes.currency === 'EUR' ? [] : [bySortCode])]
    return writeBankFiles('iso_20022', { ...PAYER, painVersion, ...changes }, all).map(({ body }) => body)
  })
}
