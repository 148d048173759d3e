/** Staff find a product in a list, hand it out, and correct it twice. */

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { auditCalls } from '#shared/markets/audit-calls.ts'
import { productCalls } from '#shared/products/product-calls.ts'
import { CUSTOMER, NONE } from '../demo.ts'
import { button, field, gone, says, seen, seenText, title } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'
import { product, stubProducts } from './staff-goods-app.ts'

const CARAFE = product(512, 'Karaffel, slebet glas', { discount: 10, sellPrice: '315.00' })
const GLASS = product(498, 'Glas, krystal', { customer: '100002', customerName: 'Bodil Friis', status: 4 })
const SOLD = product(91, 'Glasskål', { status: 6 })

const query = () => location.hash.split('?')[1] ?? ''
const side = () => page.getByRole('complementary')

test('The list is narrowed by status and tenant, and a row opens beside it and keeps what narrows it', async () => {
  const { lists } = stubProducts(CARAFE, GLASS, SOLD)
  await openStaff('/customers')
  stub(auditCalls.listAudit, NONE)
  await page.getByRole('link', { name: says('staff.products') }).click()
  await title('staff-goods.products')
  await seen(page.getByRole('row', { name: /Glas, krystal .* Uden mærke/ }))
  await seen(page.getByRole('row', { name: /Glasskål .* Solgt/ }))
  // Whoever has nothing on this page is found too.
  await page.getByRole('combobox', { name: says('staff-goods.tenant') }).fill('anna')
  await page.getByRole('option', { name: /Anna Jensen/ }).click()
  await expect.poll(query).toBe(`customer=${CUSTOMER.userNumber}`)
  await page.getByLabelText(says('goods.status')).selectOptions('5')
  await expect.poll(() => lists.sent.at(-1)?.query).toMatchObject({ customer: '100001', status: '5' })
  await page.getByRole('link', { name: 'Karaffel, slebet glas' }).click()
  await seen(side().getByRole('heading', { name: 'Karaffel, slebet glas' }))
  await expect.element(side().getByRole('heading', { name: 'Karaffel, slebet glas' })).toHaveFocus()
  // 350,00 less 10 %, less the shop's commission of 20 %.
  for (const amount of ['-35,00', '315,00', '-63,00', '252,00'])
    await seen(side().getByText(`${amount}\u00a0kr.`, { exact: true }))
  await page.getByRole('link', { name: says('staff-goods.close') }).click()
  await gone(side())
  expect(query()).toBe('customer=100001&status=5')
  await expect.element(page.getByRole('link', { name: 'Karaffel, slebet glas' })).toHaveFocus()
})

test('A product is handed out with a reason, and taken back', async () => {
  const { outs, reverts } = stubProducts(CARAFE)
  await openStaff(`/customers/products/${CARAFE.id}`)
  await button('staff-goods.handOut').click()
  await field('reason').fill('Hentet af Anna')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('staff-goods.handOut') })
    .click()
  await seenText('staff-goods.isHandedOut', { name: CARAFE.name })
  await seen(side().getByText('Hentet af Anna'))
  expect(outs.sent[0]).toMatchObject({ params: { id: CARAFE.id }, body: { reason: 'Hentet af Anna' } })
  await gone(button('staff-goods.correct'))
  await button('staff-goods.takeBack').click()
  await seenText('staff-goods.isBack', { name: CARAFE.name })
  await seen(button('staff-goods.correct'))
  expect(reverts.sent).toHaveLength(1)
})

test('A correction right after another is over the first; an odd price is asked about, and theirs stands as money', async () => {
  const { corrections, kept } = stubProducts(CARAFE)
  // The page is fetched as it was before, as where that takes its time.
  stub(productCalls.readProduct, CARAFE)
  await openStaff(`/customers/products/${CARAFE.id}`)
  const correct = async (price: string) => {
    await button('staff-goods.correct').click()
    await field('price').fill(price)
    await button('staff-goods.save').click()
  }
  await correct('320')
  await gone(page.getByRole('dialog'))
  await correct('1,250')
  await seenText('codes.price_doubtful')
  expect(corrections.sent).toHaveLength(1)
  await page.getByRole('button', { name: /Mente du 1,25/ }).click()
  kept.change({ price: '300.00' })
  await button('staff-goods.save').click()
  await seen(page.getByText(/^Tag det nye: 300,00.kr\.$/))
  expect(corrections.sent.map(({ body }) => body)).toEqual([
    { price: '320.00', version: 1 },
    { price: '1.25', version: 2 },
  ])
})
