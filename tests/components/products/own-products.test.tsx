/** A tenant's own products: a price is lowered in two taps or typed, with what the tenant gets. */

import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { productCalls, tenantsProductCalls } from '#shared/products/product-calls.ts'
import { guidanceCalls } from '#shared/sales/guidance-calls.ts'
import { tenantsSalesCalls } from '#shared/sales/sales-calls.ts'
import { line } from '../sales/sales-app.ts'
import { button, field, gone, says, seen, seenText, title } from '../screen.tsx'
import { stub } from '../stub.ts'
import { openTenant } from '../tenant-app.tsx'
import { OWN, thing } from './sheet-app.ts'

const KITCHEN = {
  ...thing(3, 'Legekøkken', '250', { number: 'loakb100001-3', status: 5 }),
  ...OWN,
}
const SOLD = {
  ...thing(2, 'Regnjakke', '60', { number: 'loakb100001-2', status: 6 }),
  ...OWN,
  soldFor: { paid: '55.00', share: '49.50', fee: 10 },
}

beforeEach(() => {
  stub(guidanceCalls.priceGuidance, { guidance: null })
  stub(productCalls.readProductsSummary, { inShop: { count: 54, total: '2890.00' }, sold: 53, handedOut: 9 })
})

test('The list says how many things are in the shop for how much, and shows those of one state', async () => {
  const list = stub(productCalls.listProducts, { results: [KITCHEN], page: 1, pagesCount: 1 })
  await openTenant('/products')
  await seenText('goods.inShopFor_other', { count: '54', amount: '2.890,00\u00a0kr.' })
  await page.getByText('I butikken 54').click()
  await expect.poll(() => list.sent.at(-1)?.query.status).toBe('in_shop')
})

test('What is sold says what was paid and what its tenant got, at the commission of that day', async () => {
  stub(productCalls.listProducts, { results: [KITCHEN, SOLD], page: 1, pagesCount: 1 })
  await openTenant('/products')
  const row = page.getByRole('listitem').filter({ hasText: 'Regnjakke' })
  await expect.poll(() => row.element().textContent).toMatch(/55,00.*49,50/)
  expect(row.element().textContent).not.toMatch(/60,00|48,00/)
})

/** The list is fetched as it was before, as where it takes its time: only the answers of the changes are new. */
const openLowered = async (more: Partial<typeof KITCHEN> = {}) => {
  const was = { ...KITCHEN, ...more }
  let now = was
  stub(productCalls.listProducts, { results: [was, SOLD], page: 1, pagesCount: 1 })
  const changes = stub(productCalls.changeProduct, ({ body }) => {
    const { price = now.price, discount = 0 } = body as { price?: string; discount?: number }
    const sellPrice = (Number(price) * (1 - discount / 100)).toFixed(2)
    const undoUntil = '2027-06-15T08:10:00.000Z'
    now = {
      ...now,
      price,
      discount,
      sellPrice,
      loweredFrom: now.sellPrice,
      undoUntil,
      version: now.version + 1,
    }
    return now
  })
  await openTenant('/products')
  await title('goods.myProducts')
  await button('goods.lowerNamed', { name: 'Legekøkken' }).click()
  return changes
}

const typeOwn = async (price: string) => {
  await button('goods.ownPrice').click()
  await field('price').fill(price)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('goods.lower') })
    .click()
}

test('A price is lowered in two taps and by typing it right after: the second change is over the first', async () => {
  const changes = await openLowered()
  await page.getByRole('button', { name: /^200,00.kr\., 20.% ned, du får 160,00.kr\.$/ }).click()
  await seenText('goods.loweredFrom', { price: '250,00\u00a0kr.' })
  await button('goods.lowerNamed', { name: 'Legekøkken' }).click()
  // Off the 200,00 that it sells for by now.
  await seen(page.getByRole('button', { name: /^180,00.kr\., 10.% ned/ }))
  await typeOwn('220')
  await seenText('codes.price_above')
  await field('price').fill('190')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('goods.lower') })
    .click()
  await expect
    .poll(() => changes.sent.map(({ body }) => body))
    .toEqual([
      { discount: 20, discountFrom: null, discountTo: null, version: 1 },
      { price: '190.00', version: 2 },
    ])
  // What is sold has no price to lower.
  expect(page.getByRole('button', { name: says('goods.lowerNamed') }).elements()).toHaveLength(1)
})

test('A slip is taken back in its row', async () => {
  await openLowered()
  const undone = stub(tenantsProductCalls.undoLowering, { ...KITCHEN, version: 3 })
  await page.getByRole('button', { name: /^175,00.kr\., 30.% ned/ }).click()
  await button('goods.undoLoweringOf', { name: 'Legekøkken' }).click()
  await expect.poll(() => undone.sent.length).toBe(1)
  await gone(page.getByText(says('goods.loweredFrom', { price: '250,00\u00a0kr.' })))
})

test('A price says what it was before and until when; a tenant plans a discount with its days', async () => {
  const changes = await openLowered({
    ...{ discount: 20, sellPrice: '200.00', discountFrom: '2027-06-10', discountTo: '2027-06-20' },
  })
  const row = page.getByRole('listitem').filter({ hasText: 'Legekøkken' })
  await expect
    .poll(() => row.element().textContent)
    .toMatch(/200,00.kr\..*før 250,00.kr\., til og med .*20\..juni/)
  await button('goods.discountDays').click()
  await field('discount').fill('40')
  await field('discountFrom').fill('21-06-2027')
  await field('discountTo').fill('30-06-2027')
  await button('goods.giveDiscount').click()
  await expect
    .poll(() => changes.sent[0]?.body)
    .toEqual({ discount: 40, discountFrom: '2027-06-21', discountTo: '2027-06-30', version: 1 })
})

test('The steps of a lowered price count from what it sells for', async () => {
  const changes = await openLowered({ price: '12.00', discount: 20, sellPrice: '9.60' })
  await page.getByRole('button', { name: /^8,64.kr\., 10.% ned/ }).click()
  await expect.poll(() => changes.sent[0]?.body.discount).toBe(28)
})

test('Where the shop shows no list of products, whoever comes by an old address is told so', async () => {
  await openTenant('/products', { access: { zettleApiValid: false } })
  await title('goods.myProducts')
  await seenText('goods.noList')
  await seen(page.getByRole('main').getByRole('link', { name: says('goods.sheets') }))
})

test('A sold product says when, and what its tenant gets, once it is asked', async () => {
  stub(productCalls.listProducts, { results: [SOLD], page: 1, pagesCount: 1 })
  const asked = stub(tenantsSalesCalls.listOwnProductSaleLines, {
    results: [
      line({ name: 'Regnjakke', paid: 60, day: '2027-06-14', time: '09:20', number: 2 }),
      line({ name: 'Regnjakke', paid: 60, day: '2027-06-10', time: '10:00', number: 2, isBack: true }),
    ],
  })
  await openTenant('/products')
  await button('sold.showSaleOf', { name: 'Regnjakke' }).click()
  await seenText('sold.soldOn', { when: '14-06-2027 kl. 11:20', amount: '48,00\u00a0kr.' })
  await seenText('sold.backOn', { when: '10-06-2027 kl. 12:00' })
  expect(asked.sent[0]?.query).toEqual({ product: SOLD.id })
})
