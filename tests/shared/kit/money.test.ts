import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromWire, isWireMoney, round, showMoney, toWire, vatWithin } from '#shared/kit/money.ts'

const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })

test('an amount survives the wire', () => {
  fc.assert(
    fc.property(amounts, amount => fromWire(toWire(amount)) === amount && isWireMoney(toWire(amount))),
  )
})

test('only amounts with two decimals are wire money', () => {
  for (const text of ['', '1', '1.0', '1,00', '1.000', 'NaN', '1e5', ' 1.00'])
    expect(isWireMoney(text)).toBe(false)
  expect(() => fromWire('1')).toThrow(RangeError)
})

test('halves are rounded away from zero, also those that floating point makes smaller', () => {
  expect([0.5, 1.5, -0.5, 1.005 * 100, 0.49].map(round)).toEqual([1, 2, -1, 101, 0])
})

test('the VAT within a price is a fifth at 25 percent', () => {
  fc.assert(fc.property(fc.nat(1_000_000), amount => vatWithin(amount * 5, 25) === amount))
})

test('people read prices in their own way', () => {
  expect(showMoney(45_000, 'DKK', 'da')).toBe('450,00 kr.')
  expect(showMoney(45_000, 'EUR', 'de')).toBe('450,00 €')
  expect(showMoney(45_000, 'DKK', 'en')).toBe('DKK 450.00')
})
