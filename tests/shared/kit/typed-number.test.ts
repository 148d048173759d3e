import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { amountIn, isInOther, isUnclear } from '#shared/kit/typed-amount.ts'
import { numberIn, typedAmount } from '#shared/kit/typed-number.ts'

test.each([
  ['450.00', 45_000],
  ['1 250,50', 125_050],
  ['1.250', 125_000],
  ['1.250,50 kr.', 125_050],
  ['0', 0],
  ['40,-', 4_000],
  ['5.-', 500],
  ['5,–', 500],
  ['999:-', 99_900],
  ['1.200,-', 120_000],
  ['5,- kr.', 500],
  ['Kr. 25,00', 2_500],
  ['KR 40', 4_000],
  ['dkk 30', 3_000],
  ['30 DKK', 3_000],
  ['€ 3', 300],
  ['3,50 Eur', 350],
  ["1'250,00", 125_000],
  ['1’250.00', 125_000],
  ['1\u00a0250\u202f,\u200900', 125_000],
])('The amount %j is %i in minor units', (typed, amount) => {
  expect(z.decode(typedAmount, typed)).toBe(amount)
})

test.each([
  ['-1', 'number_range'],
  ['ti', 'not_a_number'],
  ['', 'not_a_number'],
  ['1234,567', 'not_a_number'],
  // Half a crown, not five hundred, and nothing that is less than an øre.
  ['0,500', 'not_a_number'],
  ['0.005', 'not_a_number'],
  ['1kr50', 'not_a_number'],
  ['40,--9', 'not_a_number'],
  [',-', 'not_a_number'],
  ['kr', 'not_a_number'],
])('The amount %j is refused with %s', (typed, code) => {
  expect(z.safeDecode(typedAmount, typed).error?.issues.map(({ message }) => message)).toEqual([code])
})

test('A number may have a comma and blanks; what has too many decimals is out of range', () => {
  const upTo = numberIn(0, 2_000, 2)
  expect(z.decode(upTo, '1 200,5')).toBe(1200.5)
  expect(z.safeDecode(upTo, '1,234').success).toBe(false)
  expect(z.safeDecode(upTo, '2001').success).toBe(false)
})

test('An amount in another currency is none of this one', () => {
  const read = ['€ 3', '3 EUR', 'kr 3', '3,-', 'DKK 3', '£3'].map(typed => amountIn(typed, 'DKK'))
  expect(read).toEqual([undefined, undefined, 300, 300, 300, undefined])
  expect(amountIn('kr. 3', 'EUR')).toBeUndefined()
  expect([isInOther('€ 3', 'DKK'), isInOther('3', 'DKK'), isInOther('abc', 'DKK')]).toEqual([
    true,
    false,
    false,
  ])
})

test('Three digits after the sign of the decimals are unclear in that language, and thousands in another', () => {
  for (const typed of ['1,500', '100,555', '-1,500', '1,500 kr'])
    expect([isUnclear(typed, 'da'), isUnclear(typed, 'en')]).toEqual([true, false])
  expect(isUnclear('1.500', 'de')).toBe(false)
  expect(isUnclear('1.500', 'en')).toBe(true)
  for (const typed of ['1.500,00', '1500', '1,50', '1 500,5', '1,500,000'])
    expect(isUnclear(typed, 'da')).toBe(false)
})
