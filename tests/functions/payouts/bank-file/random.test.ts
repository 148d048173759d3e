/** Random payments with odd letters and lengths: what is read back is what was meant, in each format. */
import { expect, test } from 'vitest'
import { CASES, expectReadBack } from './random-payments.ts'

test('500 random payments of each format are read back', () => {
  for (const one of CASES) expectReadBack(one, 500)
  expect(new Set(CASES.map(({ format }) => format)).size).toBe(6)
})
