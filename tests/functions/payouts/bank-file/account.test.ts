/** Which account a format can use. */
import { expect, test } from 'vitest'
import { danishAccount, isoAccount } from '#functions/payouts/bank-file/account.ts'
import { paymentProblem } from '#functions/payouts/bank-file/write.ts'
import { BANK_FILE_FORMATS, type BankFileFormat } from '#shared/markets/bank-formats.ts'
import { byIban, danish, paymentOf } from './samples.ts'

const IBAN = 'DK5000400440116243'
const FLAT = BANK_FILE_FORMATS.filter(format => format !== 'iso_20022')

const problemOf = (format: BankFileFormat, account = danish('', ''), currency = 'DKK') =>
  paymentProblem(format, { currency }, paymentOf({ account }))

test('B5: an account is padded to ten digits, a registration number never', () => {
  const account = danish('0040', '440116243')
  expect(danishAccount(account)).toEqual({ bank: '0040', number: '0440116243' })
  expect(isoAccount(account, 'DKK')).toMatchObject({ iban: '', bban: '00400440116243' })
  expect(isoAccount(account, 'EUR')).toMatchObject({ iban: IBAN, bban: '' })
  for (const format of BANK_FILE_FORMATS) {
    expect(problemOf(format, danish('400', '440116243'))).toBe('invalid_account')
    expect(problemOf(format, danish('0040', '12345678901'))).toBe('invalid_account')
    expect(problemOf(format, danish('0040', '0440 116 243'))).toBeNull()
  }
})

test('The IBAN wins over the two numbers beside it, with its blanks and in small letters', () => {
  const account = { ...danish('9996', '456789'), iban: 'dk50 0040 0440 1162 43' }
  expect(danishAccount(account)).toEqual({ bank: '0040', number: '0440116243' })
  expect(isoAccount(account, 'DKK')).toMatchObject({ iban: IBAN, isDanish: true })
  expect(problemOf('sdc', { ...account, iban: 'DK5000400440116244' })).toBe('invalid_account')
})

test('An account that is not there, or half there, is said so', () => {
  for (const format of BANK_FILE_FORMATS) {
    expect(problemOf(format)).toBe('no_account')
    expect(problemOf(format, danish('9996', ''))).toBe('no_account')
    expect(problemOf(format, danish('', '456789'))).toBe('no_account')
  }
})

test('Faroese and Greenlandic IBANs go into every format, others only into pain.001', () => {
  const foreign = ['DE89370400440532013000', 'GB29NWBK60161331926819', 'NO9386011117947'].map(byIban)
  const bySortCode = { ...danish('', '31926819'), sortCode: '60-16-13' }
  for (const format of FLAT) {
    expect(problemOf(format, byIban('FO6264600001631634'))).toBeNull()
    expect(problemOf(format, byIban('GL8964710001000206'))).toBeNull()
    for (const account of [...foreign, bySortCode])
      expect(problemOf(format, account)).toBe('account_not_in_format')
    expect(problemOf(format, byIban(IBAN), 'EUR')).toBe('currency_not_in_format')
  }
  for (const account of [...foreign, bySortCode]) expect(problemOf('iso_20022', account)).toBeNull()
})

test('In euro only an IBAN of a SEPA country will do', () => {
  expect(problemOf('iso_20022', byIban('DE89370400440532013000'), 'EUR')).toBeNull()
  expect(problemOf('iso_20022', byIban('TR330006100519786457841326'), 'EUR')).toBe('account_not_in_format')
  expect(problemOf('iso_20022', byIban('TR330006100519786457841326'), 'DKK')).toBeNull()
  const british = { ...danish('', '31926819'), sortCode: '601613' }
  expect(problemOf('iso_20022', british, 'EUR')).toBe('account_not_in_format')
  expect(problemOf('iso_20022', { ...british, sortCode: '6016133' })).toBe('account_not_in_format')
  expect(problemOf('iso_20022', { ...british, bankAccount: '' })).toBe('no_account')
})
