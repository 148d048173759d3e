import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelsOver } from '#shared/products/label-quota.ts'

test('Labels beyond the free ones of a month cost their price, and only they', () => {
  const prices = { freeLabels: 48, furtherLabelPrice: 50 }
  expect(labelsOver(prices, 0, 48)).toEqual({ labels: 0, amount: 0 })
  expect(labelsOver(prices, 36, 24)).toEqual({ labels: 12, amount: 600 })
  expect(labelsOver(prices, 60, 24)).toEqual({ labels: 24, amount: 1200 })
  expect(labelsOver({ ...prices, freeLabels: null }, 60, 24)).toEqual({ labels: 0, amount: 0 })
})

test('Printing in parts costs what printing at once costs', () => {
  const number = fc.nat(500)
  fc.assert(
    fc.property(fc.option(number), number, number, number, (freeLabels, printed, first, second) => {
      const prices = { freeLabels, furtherLabelPrice: 50 }
      const inParts =
        labelsOver(prices, printed, first).labels + labelsOver(prices, printed + first, second).labels
      expect(inParts).toBe(labelsOver(prices, printed, first + second).labels)
    }),
  )
})
