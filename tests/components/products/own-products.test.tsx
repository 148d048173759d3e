/** A tenant's own products: a price is lowered in two taps, with what the tenant gets, and taken back on the row. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { jobsContract } from '#shared/jobs/contract.ts'
import { tenantsProductCalls } from '#shared/products/tenants-product-calls.ts'
import { button, says, seen, seenText, title } from '../screen.tsx'
import { stub } from '../stub.ts'
import { openTenant } from '../tenant-app.tsx'
import { thing } from './sheet-app.ts'

const KITCHEN = { ...thing(3, 'Legekøkken', '250', { number: 'loakb100001-3', status: 5 }), fee: 20 }
const SOLD = { ...thing(2, 'Regnjakke', '60', { number: 'loakb100001-2', status: 6 }), fee: 20 }

test('What the list finds is written into a file, for Excel or as CSV', async () => {
  stub(tenantsProductCalls.listOwnProducts, { results: [KITCHEN], page: 1, pagesCount: 1 })
  const exports = stub(tenantsProductCalls.exportOwnProducts, { job: '01JXJ0B0000000000000000000' })
  stub(jobsContract.read, { state: 'done', done: 1, total: 1, counts: {}, isClosing: false })
  await openTenant('/products?status=5&search=lege')
  await button('goods.getFile').click()
  await button('goods.toExcel').click()
  await seenText('jobs.done_one', { lines: '1' })
  await button('goods.toCsv').click()
  await expect.poll(() => exports.sent.length).toBe(2)
  const found = { status: '5', search: 'lege', language: 'da' }
  expect(exports.sent.map(({ body }) => body)).toEqual([
    { ...found, format: 'xlsx' },
    { ...found, format: 'csv' },
  ])
})

test('A price is lowered by a discount in two taps, and Undo stands on the row', async () => {
  let now = KITCHEN
  stub(tenantsProductCalls.listOwnProducts, () => ({ results: [now, SOLD], page: 1, pagesCount: 1 }))
  const changes = stub(tenantsProductCalls.changeOwnProduct, ({ body: { discount } }) => {
    const percent = Number(discount)
    now = { ...now, discount: percent, sellPrice: (250 * (1 - percent / 100)).toFixed(2) }
    return now
  })
  await openTenant('/products')
  await title('goods.myProducts')
  await button('goods.lowerNamed', { name: 'Legekøkken' }).click()
  await page.getByRole('button', { name: /^200,00.kr\., 20.% ned, du får 160,00.kr\.$/ }).click()
  await seenText('goods.loweredFrom', { price: '250,00\u00a0kr.' })
  await seen(page.getByText('du får 160,00\u00a0kr.').first())
  await page.getByRole('button', { name: says('goods.takeBackNamed', { name: 'Legekøkken' }) }).click()
  await expect.poll(() => changes.sent.map(({ body }) => body.discount)).toEqual([20, 0])
  // What is sold has no price to lower.
  expect(page.getByRole('button', { name: says('goods.lowerNamed') }).elements()).toHaveLength(1)
})
