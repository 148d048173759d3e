import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { numberIn, typedAmount } from '#shared/kit/typed-number.ts'

test.each([
  ['450.00', 45_000],
  ['1 250,50', 125_050],
  ['1.250', 125_000],
  ['1.250,50 kr.', 125_050],
  ['0', 0],
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
])('The amount %j is refused with %s', (typed, code) => {
  expect(z.safeDecode(typedAmount, typed).error?.issues.map(({ message }) => message)).toEqual([code])
})

test('A number may have a comma and blanks; what has too many decimals is out of range', () => {
  const upTo = numberIn(0, 2_000, 2)
  expect(z.decode(upTo, '1 200,5')).toBe(1200.5)
  expect(z.safeDecode(upTo, '1,234').success).toBe(false)
  expect(z.safeDecode(upTo, '2001').success).toBe(false)
})
