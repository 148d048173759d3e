/** Staff find a product, hand it out and undo it, and correct it; who may only look sees no verbs. */

import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { auditCalls } from '#shared/markets/audit-calls.ts'
import { productCalls, staffProductCalls } from '#shared/products/product-calls.ts'
import { CUSTOMER, NONE } from '../demo.ts'
import { button, field, press, says, seen, seenText, title } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'
import { product, stubProducts } from './staff-goods-app.ts'

const CARAFE = product(512, 'Karaffel, slebet glas', { discount: 10, sellPrice: '315.00' })
const GLASS = product(498, 'Glas, krystal', { customer: '100002', customerName: 'Bodil Friis', status: 4 })

const query = () => location.hash.split('?')[1] ?? ''
const side = () => page.getByRole('complementary')

test('A correction sends what was changed, and keeps it where a colleague was faster', async () => {
  const { corrections, kept } = stubProducts(CARAFE)
  await openStaff(`/customers/products/${CARAFE.id}`)
  await button('staff-goods.correct').click()
  await expect.element(field('price')).toHaveValue('350,00')
  kept.change({ price: '300.00' })
  await field('price').fill('320')
  await field('name').fill('Karaffel')
  await button('staff-goods.save').click()
  await expect.poll(() => corrections.sent.length).toBe(1)
  expect(corrections.sent[0]?.body).toEqual({ name: 'Karaffel', price: '320.00', version: 1 })
  await seenText('form.changedTitle')
  await seen(page.getByLabelText(says('form.takeTheirs')))
  await expect.element(field('name')).toHaveValue('Karaffel')
})

test('Enter after a scan searches at once, and the next scan replaces it', async () => {
  const { lists } = stubProducts(CARAFE, GLASS)
  await openStaff('/customers/products')
  const search = page.getByRole('searchbox')
  await search.click()
  await press('\u0002lopkb100001-512{Enter}')
  await expect.poll(() => lists.sent.at(-1)?.query.search).toBe('lopkb100001-512')
  await press('lopkb100002+498{Enter}')
  await expect.poll(() => lists.sent.at(-1)?.query.search).toBe('lopkb100002+498')
})

test('What is ticked by hand, by a scanner and all at once is handed out in one go, with why one was not, and taken back', async () => {
  stubProducts(CARAFE, GLASS)
  const scanned = product(77, 'Kop')
  stub(productCalls.readProduct, scanned)
  const more = Array.from({ length: 100 }, (_, at) => `100001-${at + 1_000}`)
  const ids = stub(staffProductCalls.listProductIds, { ids: more })
  const outs = stub(staffProductCalls.checkOutProducts, ({ body }) => ({
    done: body.products.filter(id => id !== CARAFE.id),
    refused: body.products.includes(CARAFE.id)
      ? [{ id: CARAFE.id, name: CARAFE.name, code: 'product_ended' }]
      : [],
  }))
  const backs = stub(staffProductCalls.revertCheckouts, ({ body }) => ({ done: body.products, refused: [] }))
  await openStaff('/customers/products?status=in_shop')
  await page.getByRole('checkbox', { name: `Vælg ${CARAFE.name}` }).click()
  const search = page.getByRole('searchbox', { name: says('staff-goods.search') })
  await search.fill(scanned.number)
  await userEvent.keyboard('{Enter}')
  await seenText('staff-goods.scanned', { name: 'Kop' })
  await expect.element(search).toHaveValue('')
  await button('staff-goods.chooseAll').click()
  expect(ids.sent[0]?.query).toEqual({ status: 'in_shop' })
  await page.getByRole('button', { name: 'Udlevér 102' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Udlevér 102' }).click()
  await seenText('staff-goods.areOut_other', { count: '101' })
  await seen(page.getByRole('dialog').getByText(CARAFE.name))
  await seenText('codes.product_ended')
  expect(outs.sent.map(({ body }) => body?.products.length)).toEqual([90, 12])
  await button('staff-goods.undo').click()
  await seenText('staff-goods.areBack_other', { count: '101' })
  expect(backs.sent.flatMap(({ body }) => body?.products)).not.toContain(CARAFE.id)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('kit.close') })
    .last()
    .click()
  expect(page.getByText('102 valgt').elements()).toHaveLength(0)
})

test('On a phone a product is a page of its own; a bookkeeper may not change it', async () => {
  stubProducts(CARAFE, GLASS)
  await openStaff('/customers/products?search=glas', { width: 390, role: 'bookkeeper' })
  await page.getByRole('link', { name: 'Karaffel, slebet glas' }).click()
  await seen(page.getByRole('heading', { level: 1, name: 'Karaffel, slebet glas' }))
  await seen(page.getByRole('link', { name: CUSTOMER.name }))
  expect(button('staff-goods.handOut').elements()).toHaveLength(0)
  expect(button('staff-goods.correct').elements()).toHaveLength(0)
  await page
    .getByRole('main')
    .getByRole('link', { name: says('staff-goods.products') })
    .last()
    .click()
  await title('staff-goods.products')
  expect(query()).toBe('search=glas')
})

test('What the till does not take, or has not yet, is marked, and the product says the till’s own words', async () => {
  const CUP = product(7, 'Krus', { status: 4, isInTill: false, tillProblem: 'barcode exists' })
  stubProducts(
    CUP,
    { ...GLASS, isInTill: true, tillProblem: 'price too high' },
    product(8, 'Hue', { status: 4, isInTill: false }),
  )
  stub(auditCalls.listAudit, NONE)
  await openStaff(`/customers/products/${CUP.id}`)
  await seen(side().getByText(says('staff-goods.notInTill')))
  await seen(side().getByText('barcode exists'))
  await expect
    .element(side().getByRole('link', { name: says('staff-goods.seeTill') }))
    .toHaveAttribute('href', '#/payments/till')
  await seen(page.getByRole('row', { name: /Glas, krystal .* Kassen tager ikke ændringen/ }))
  await seen(page.getByRole('row', { name: /Hue .* Ikke i kassen endnu/ }))
})
