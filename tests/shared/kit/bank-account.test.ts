import { expect, test } from 'vitest'
import { isOtherAccount } from '#shared/kit/bank-account.ts'

test.each([
  ['0040', '0440116243', false],
  ['0040', '440116243', false],
  ['0040', '0440 116 243', false],
  ['1234', '0440116243', true],
  ['0040', '1234567890', true],
  ['0040', '', false],
  ['', '', false],
])('DK50 0040 0440 1162 43 beside %s %s: another account %s', (bankRegNumber, bankAccount, isOther) => {
  expect(isOtherAccount({ iban: 'DK50 0040 0440 1162 43', bankRegNumber, bankAccount })).toBe(isOther)
})

test('An IBAN of another country says nothing of a Danish account', () => {
  const beside = { bankRegNumber: '1234', bankAccount: '1234567890' }
  expect(isOtherAccount({ iban: 'DE89370400440532013000', ...beside })).toBe(false)
  expect(isOtherAccount(beside)).toBe(false)
})
