import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderFrom, orderText } from '#shared/products/order.ts'

test('An order is kept in runs: what was typed in one go is a few letters', () => {
  expect(orderText([])).toBe('')
  expect(orderText(Array.from({ length: 200 }, (_, at) => at + 1))).toBe('1-200')
  expect(orderText([3, 1, 2, 7])).toBe('3,1-2,7')
})

test('Each order is read back', () =>
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 500 })), running => {
      expect(orderFrom(orderText(running))).toEqual(running)
    }),
  ))
