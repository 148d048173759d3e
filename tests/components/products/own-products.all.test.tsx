/** A tenant's own products are written into a file. */

import { expect, test } from 'vitest'
import { jobsContract } from '#shared/jobs/contract.ts'
import { productCalls } from '#shared/products/product-calls.ts'
import { button, seenText } from '../screen.tsx'
import { stub } from '../stub.ts'
import { openTenant } from '../tenant-app.tsx'
import { OWN, thing } from './sheet-app.ts'

const KITCHEN = {
  ...thing(3, 'Legekøkken', '250', { number: 'loakb100001-3', status: 5 }),
  ...OWN,
}

test('What the list finds is written into a file, for Excel or as CSV', async () => {
  stub(productCalls.listProducts, { results: [KITCHEN], page: 1, pagesCount: 1 })
  stub(productCalls.readProductsSummary, { inShop: { count: 1, total: '250.00' }, sold: 0, handedOut: 0 })
  const exports = stub(productCalls.exportProducts, { job: '01JXJ0B0000000000000000000' })
  stub(jobsContract.read, { state: 'done', done: 1, total: 1, counts: {}, isClosing: false })
  await openTenant('/products?status=in_shop&search=lege')
  await button('goods.getFile').click()
  await button('goods.toExcel').click()
  await seenText('jobs.done_one', { lines: '1' })
  await button('goods.toCsv').click()
  await expect.poll(() => exports.sent.length).toBe(2)
  const found = { status: 'in_shop', search: 'lege', language: 'da' }
  expect(exports.sent.map(({ body }) => body)).toEqual([
    { ...found, format: 'xlsx' },
    { ...found, format: 'csv' },
  ])
})
