import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { divided, sellPriceOn } from '#shared/products/price.ts'

const DAY = '2027-06-15'
const product = { price: 10_000, discount: 15, discountFrom: null, discountTo: null }

test.each([
  [645, 30, 194, 451],
  [99, 12.5, 12, 87],
  [1, 50, 1, 0],
  [-645, 30, -194, -451],
  [9_000, 20, 1_800, 7_200],
])('Of %i øre at %f %% the shop keeps %i and the tenant gets %i', (paid, fee, commission, share) =>
  expect(divided(paid, fee)).toEqual({ commission, share }),
)

test('No øre is made or lost, and a return mirrors its sale', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      (paid, hundredths) => {
        const fee = hundredths / 100
        const { commission, share } = divided(paid, fee)
        expect(commission + share).toBe(paid)
        expect(commission).toBeGreaterThanOrEqual(0)
        expect(share).toBeGreaterThanOrEqual(0)
        const back = divided(-paid, fee)
        expect([back.commission + commission, back.share + share]).toEqual([0, 0])
      },
    ),
  ))

test('The higher of own discount and campaign counts, never both', () => {
  expect(sellPriceOn(product, DAY)).toBe(8_500)
  expect(sellPriceOn(product, DAY, 10)).toBe(8_500)
  expect(sellPriceOn(product, DAY, 20)).toBe(8_000)
})

test.each([
  ['2027-06-15', null, 8_500],
  ['2027-06-16', null, 10_000],
  [null, '2027-06-15', 8_500],
  [null, '2027-06-14', 10_000],
])('A discount from %s to %s makes %i of 10,000 on its days alone', (discountFrom, discountTo, sells) =>
  expect(sellPriceOn({ ...product, discountFrom, discountTo }, DAY)).toBe(sells),
)
