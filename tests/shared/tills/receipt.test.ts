import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '#shared/kit/money.ts'
import {
  byTender,
  type Discount,
  paidForRows,
  quantityOf,
  spread,
  type TillRow,
} from '#shared/tills/receipt.ts'

const row = (unitPrice: number, discount?: Discount, quantity = '1'): TillRow => ({
  unitPrice,
  quantity,
  discount,
})

test.each<[string, TillRow[], Discount[], number[]]>([
  [
    'in per cent and by amount, then of the receipt',
    [row(10_000, { percentage: 20 }), row(10_000, { amount: 2_000 })],
    [{ percentage: 5 }],
    [7_600, 7_600],
  ],
  [
    'a fixed one counts once for its row',
    [row(2_000, { amount: 500 }, '2'), row(1_000, { percentage: 10 }, '10')],
    [{ percentage: 20 }],
    [2_800, 7_200],
  ],
  ['two of the receipt, one after another', [row(10_000)], [{ percentage: 10 }, { amount: 1_000 }], [8_000]],
  ['a return mirrors its sale', [row(10_000, { percentage: 20 }, '-1')], [{ percentage: 5 }], [-7_600]],
  ['more than there is takes all', [row(500, { amount: 900 }), row(500)], [{ amount: 9_000 }], [0, 0]],
  [
    'what cannot be divided goes to who lost most',
    [row(100), row(100), row(100)],
    [{ amount: 100 }],
    [66, 67, 67],
  ],
])('Discounts: %s', (_name, rows, discounts, paid) => {
  expect(paidForRows(rows, discounts)).toEqual(paid)
})

test.each([
  ['1', 1],
  ['1.000', 1],
  ['2', 2],
  ['0.5', 0.5],
  ['-1', -1],
  ['1,5', Number.NaN],
  ['', Number.NaN],
  ['1e3', Number.NaN],
])('The quantity %j is %d', (text, quantity) => {
  expect(quantityOf(text)).toBe(quantity)
})

test('No øre is made or lost by spreading, and no part gets more than a unit too much', () => {
  const sizes = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(fc.integer({ min: -5_000_000, max: 5_000_000 }), sizes, (amount, parts) => {
      fc.pre(sum(parts) > 0)
      const got = spread(amount, parts)
      expect(sum(got)).toBe(amount)
      for (const [at, part] of got.entries())
        expect(Math.abs(part - (amount * (parts[at] ?? 0)) / sum(parts))).toBeLessThan(1)
    }),
  )
})

test('What is paid for the rows is what the receipt comes to, and a return undoes it to the øre', () => {
  const discount = fc.oneof(
    fc.record({ percentage: fc.integer({ min: 0, max: 100 }) }),
    fc.record({ amount: fc.integer({ min: 0, max: 50_000 }) }),
  )
  const rows = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 12 }), discount),
    {
      minLength: 1,
      maxLength: 30,
    },
  )
  fc.assert(
    fc.property(rows, fc.array(discount, { maxLength: 3 }), (typed, discounts) => {
      const of = (sign: string) =>
        paidForRows(
          typed.map(([price, pieces, off]) => row(price, off, `${sign}${pieces}`)),
          discounts,
        )
      const sold = of('')
      for (const paid of sold) expect(paid).toBeGreaterThanOrEqual(0)
      expect(of('-')).toEqual(sold.map(paid => 0 - paid))
    }),
  )
})

test('What was paid is added up by the till’s own words; a till with too many of them has the rest under one', () => {
  const paid = (...types: string[]) => types.map(type => ({ type, amount: 100 }))
  expect(byTender(paid('Kort', 'Kontant', ' Kort ', '', 'x'.repeat(99)), [])).toEqual({
    Kort: 200,
    Kontant: 100,
    other: 100,
    ['x'.repeat(60)]: 100,
  })
  const known = Array.from({ length: 30 }, (_, at) => `kort ${at}`)
  expect(byTender(paid('kort 7', 'kort 30', 'kort 31'), known)).toEqual({ 'kort 7': 100, other: 200 })
  const long = Array.from({ length: 29 }, (_, at) => `${at}${'€'.repeat(58)}`)
  const words = Object.keys(byTender(paid(...long), []))
  expect(new TextEncoder().encode(words.join('')).length).toBeLessThan(2_500)
})
