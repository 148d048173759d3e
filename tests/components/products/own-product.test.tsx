/** A tenant's page of a product: its price from the sheet down to the share, and what happened to it. */

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { productCalls, tenantsProductCalls } from '#shared/products/product-calls.ts'
import { tenantsSalesCalls } from '#shared/sales/sales-calls.ts'
import { line } from '../sales/sales-app.ts'
import { says, seen, seenText, title } from '../screen.tsx'
import { stub } from '../stub.ts'
import { openTenant } from '../tenant-app.tsx'
import { OWN, SHEET_ID, thing } from './sheet-app.ts'

const LAMP = {
  ...thing(2, 'Lampe', '100', { number: 'loakb100001-2', status: 5, discount: 20, sellPrice: '80.00' }),
  ...OWN,
  discountTo: '2027-06-20',
}

test('A product has its price, what lowers it, its sheet, and its history with sales and returns', async () => {
  stub(productCalls.readProduct, LAMP)
  stub(tenantsProductCalls.listOwnProductHistory, {
    ...{ page: 1, pagesCount: 1, onSale: '2027-06-01T08:00:00.000Z', printed: '2027-06-01T09:00:00.000Z' },
    results: [
      {
        ...{ id: 'b', at: '2027-06-14T08:00:00.000Z', by: 'you' },
        before: { discount: 0, discountTo: null },
        after: { discount: 20, discountTo: '2027-06-20' },
      },
      {
        ...{ id: 'a', at: '2027-06-05T08:00:00.000Z', by: 'shop' },
        ...{ before: { price: '120.00' }, after: { price: '100.00' } },
      },
    ],
  })
  stub(tenantsSalesCalls.listOwnProductSaleLines, {
    results: [
      line({ name: 'Lampe', paid: 100, day: '2027-06-12', time: '10:00', number: 2, isBack: true }),
      line({ name: 'Lampe', paid: 100, day: '2027-06-10', time: '09:20', number: 2 }),
    ],
  })
  await openTenant(`/products/${LAMP.id}`)
  await seen(page.getByRole('heading', { name: 'Lampe' }))
  await seenText('ownproduct.discountUntil', { percent: '20\u00a0%', day: 'søndag 20.\u00a0juni' })
  await seen(page.getByText(/^64,00.kr\.$/))
  const sheet = page.getByRole('link', { name: says('ownproduct.toSheet') })
  expect(sheet.element().getAttribute('href')).toContain(SHEET_ID)
  await expect
    .poll(() => page.getByRole('main').element().textContent)
    .toMatch(
      new RegExp(
        [
          '14-06-2027 10:00, dig.*20.%.*20\\..juni',
          '12-06-2027.*Kom retur og er til salg igen',
          '10-06-2027.*Solgt for 100,00.*80,00',
          '05-06-2027 10:00, butikken.*120,00.*100,00',
          'Mærket er printet',
          'Gjort klar og sat til salg',
        ].join('.*'),
      ),
    )
})

test('Without sight of figures the history has no sales; what is gone says so', async () => {
  stub(productCalls.readProduct, LAMP)
  stub(tenantsProductCalls.listOwnProductHistory, {
    ...{ page: 1, pagesCount: 1, onSale: null, printed: null, results: [] },
  })
  await openTenant(`/products/${LAMP.id}`, { me: { isActive: false } })
  await seenText('ownproduct.nothing')
  stub(productCalls.readProduct, refuse(commonRefusals.not_found))
  await openTenant('/products/100001-3', { me: { isActive: false } })
  await title('goods.myProducts')
})
