/** Zettle's samples (docs/integrations.md) as receipts. */
import { expect, test } from 'vitest'
import { productUuid, variantUuid } from '#functions/tills/zettle/ids.ts'
import { receiptOf, zettlePurchase } from '#functions/tills/zettle/purchases.ts'
import { beside } from '#shared/tills/receipt.ts'

const WRITTEN = {
  purchaseUUID1: '6cb40730-0000-11f0-8000-000000000001',
  purchaseNumber: 17,
  timestamp: '2026-11-21T10:00:00.000+0000',
  amount: 15_200,
  currency: 'DKK',
  refund: false,
  products: [
    {
      quantity: '1.000',
      unitPrice: 10_000,
      name: 'Lampe',
      barcode: 'loakb100001-17',
      rowTaxableAmount: 6_786,
      discount: { percentage: 20, quantity: '1' },
      discountValue: 2_000,
    },
    {
      quantity: '1',
      unitPrice: 10_000,
      name: 'Frakke',
      sku: 'loakn100001-18',
      rowTaxableAmount: 6_786,
      discount: { amount: 2_000 },
      discountValue: 2_000,
    },
  ],
  discounts: [{ percentage: 5, quantity: 1, value: 800 }],
  payments: [{ type: 'IZETTLE_CASH', amount: 15_200 }],
}
const sample = zettlePurchase.parse(WRITTEN)

test('A purchase with three discounts: what was paid for each row, at its moment', () => {
  const receipt = receiptOf(sample)
  expect(receipt).toMatchObject({ till: 'zettle', number: '17', at: 1_795_255_200, refundOf: null })
  expect(receipt.lines).toMatchObject([
    { row: 0, number: 'loakb100001-17', quantity: '1.000', paid: 7_600 },
    { row: 1, number: 'loakn100001-18', quantity: '1', paid: 7_600 },
  ])
  expect(beside(receipt)).toEqual({ amount: 0, addsUp: true })
})

test.each([
  ['cash that was rounded', 15_225, 0, { amount: 25, addsUp: true }],
  ['a tip that the till names', 16_200, 1_000, { amount: 1_000, addsUp: true }],
  ['an amount that nothing explains', 16_200, 0, { amount: 1_000, addsUp: false }],
])('Beside the rows: %s', (_name, total, charge, expected) => {
  expect(beside({ ...receiptOf(sample), total, serviceCharge: charge })).toEqual(expected)
})

test.each([
  ['rows', { products: [{ quantity: 1, unitPrice: '100' }] }],
  ['a row without a price', { products: [{ quantity: '1', name: 'Lampe' }] }],
  ['no rows', { products: undefined }],
])('A purchase with %s that is not as documented is taken, and does not add up', (_name, odd) => {
  const receipt = receiptOf(zettlePurchase.parse({ ...WRITTEN, ...odd }))
  expect(receipt).toMatchObject({ total: 15_200, lines: [] })
  expect(beside(receipt)).toEqual({ amount: 15_200, addsUp: false })
})

test('The UUIDs of a product are of version 1, the same at each call, and of one market alone', () => {
  const uuid = productUuid('demo', 'loakb100001-17')
  expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-1[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(productUuid('demo', 'loakb100001-17')).toBe(uuid)
  const others = [
    productUuid('berlin', 'loakb100001-17'),
    productUuid('demo', 'loakb100001-1'),
    variantUuid('demo', 'loakb100001-17'),
  ]
  expect(new Set([uuid, ...others]).size).toBe(4)
})
