/** What the staff's screens of goods ask, answered. */

import type { Answer } from '#shared/kit/contract.ts'
import { productCalls, staffProductCalls } from '#shared/products/product-calls.ts'
import { staffSalesCalls } from '#shared/sales/sales-calls.ts'
import { stubList } from '../customers/customer-app.ts'
import { CUSTOMER } from '../demo.ts'
import { stub } from '../stub.ts'
import { versioned } from '../versioned.ts'
import { OWN, thing } from './sheet-app.ts'

export type Product = Answer<typeof productCalls.readProduct>

export const product = (running: number, name: string, more: Partial<Product> = {}): Product => ({
  ...thing(running, name, '350', { number: `lopkb100001-${running}`, status: 5 }),
  ...OWN,
  customer: CUSTOMER.userNumber,
  customerName: CUSTOMER.name,
  ...more,
})

/** The shop's products; the first one is kept as the server keeps it. */
export const stubProducts = (first: Product, ...others: Product[]) => {
  stubList({ ...CUSTOMER, fee: 20 })
  const kept = versioned(first)
  stub(productCalls.readProduct, kept.now)
  stub(staffSalesCalls.listProductSaleLines, { results: [] })
  return {
    kept,
    lists: stub(productCalls.listProducts, () => ({
      results: [kept.now(), ...others],
      page: 1,
      pagesCount: 1,
    })),
    corrections: stub(productCalls.changeProduct, kept.save),
    outs: stub(staffProductCalls.checkOutProduct, ({ body }) =>
      kept.change({ status: 7, checkoutTs: '2027-06-15T08:00:00.000Z', checkoutReason: body?.reason ?? '' }),
    ),
    reverts: stub(staffProductCalls.revertCheckout, () =>
      kept.change({ status: 5, checkoutTs: null, checkoutReason: '' }),
    ),
  }
}
