/** The prices that a tenant is offered for a thing that does not sell. */
import { expect, test } from 'vitest'
import { lowerPrices } from '#web/products/own/lower-prices.ts'

const offered = (thing: { price: string; sellPrice: string; discount: number }) =>
  lowerPrices(thing, 0).map(({ percent, price, discount }) => [percent, price, discount])

test.each([
  ['full price', { price: '100.00', sellPrice: '100.00', discount: 0 }, [10, 90_00, 10]],
  ['own discount', { price: '100.00', sellPrice: '80.00', discount: 20 }, [10, 72_00, 28]],
  // A discount that is planned, or lower than the campaign's, is not what it sells for now.
  ['campaign, own planned', { price: '100.00', sellPrice: '90.00', discount: 50 }, [10, 81_00, 19]],
  ['campaign', { price: '100.00', sellPrice: '70.00', discount: 0 }, [10, 63_00, 37]],
])('Off what it sells for now: %s', (_, thing, first) => {
  expect(offered(thing)[0]).toEqual(first)
})
