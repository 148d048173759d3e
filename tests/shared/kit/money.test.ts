import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromWire, isWireMoney, round, showMoney, toWire, vatWithin } from '#shared/kit/money.ts'

const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })

test('An amount is the same after it was sent and read', () => {
  fc.assert(
    fc.property(amounts, amount => fromWire(toWire(amount)) === amount && isWireMoney(toWire(amount))),
  )
})

test('Only amounts with two decimals are valid in a call', () => {
  for (const text of ['', '1', '1.0', '1,00', '1.000', 'NaN', '1e5', ' 1.00'])
    expect(isWireMoney(text)).toBe(false)
  expect(() => fromWire('1')).toThrow(RangeError)
})

test('Halves are rounded away from zero, also with floating-point error', () => {
  expect([0.5, 1.5, -0.5, 1.005 * 100, 0.49].map(round)).toEqual([1, 2, -1, 101, 0])
})

test('The VAT within a price is a fifth at 25 percent', () => {
  fc.assert(fc.property(fc.nat(1_000_000), amount => vatWithin(amount * 5, 25) === amount))
})

test('Prices are formatted for each language', () => {
  expect(showMoney(45_000, 'DKK', 'da')).toBe('450,00 kr.')
  expect(showMoney(45_000, 'EUR', 'de')).toBe('450,00 €')
  expect(showMoney(45_000, 'DKK', 'en')).toBe('DKK 450.00')
})
