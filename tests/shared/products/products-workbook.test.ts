/** A list of products as a file says prices of what is for sale, and what was paid for what is sold. */
import { expect, test } from 'vitest'
import { type ProductLine, productCells, productColumns } from '#shared/products/products-workbook.ts'

const LAMP: ProductLine = {
  ...{ number: 'loakb100001-17', name: 'Lampe', description: '', type: 1, status: 5 },
  ...{ price: 10_000, discount: 0, discountFrom: null, discountTo: null, sellPrice: 10_000, soldFor: null },
  ...{ fee: 20, customer: '100001', customerName: 'Anna', handedOut: null, checkoutReason: '' },
}

const said = (line: ProductLine, isShop: boolean) => {
  const reader = { isShop, language: 'da' } as const
  const cells = productCells(line, reader)
  const columns = productColumns(reader)
  expect(cells).toHaveLength(columns.length)
  return Object.fromEntries(columns.map(({ title }, at) => [title, cells[at]]))
}

test.each([true, false])(
  'What is sold says what was paid and its tenant’s part of that, in the file of the shop (%s) and the tenant’s',
  isShop => {
    expect(said(LAMP, isShop)).toMatchObject({
      'Sælges for': 10_000,
      'Solgt for': null,
      'Lejeren får': 8_000,
    })
    const sold = { ...LAMP, status: 6, soldFor: { paid: 8_000, share: 6_800 } } as const
    expect(said(sold, isShop)).toMatchObject({ 'Sælges for': null, 'Solgt for': 8_000, 'Lejeren får': 6_800 })
  },
)
