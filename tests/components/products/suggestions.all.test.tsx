/** Earlier things while a name is typed, and the second reading of an odd price. */

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { productCalls } from '#shared/products/product-calls.ts'
import { button, gone, press, says, seenText } from '../screen.tsx'
import { stub } from '../stub.ts'
import { listed, openSheet, thing } from './sheet-app.ts'

const EARLIER = [
  thing(9, 'Cykelhjelm, str. 48', '75'),
  thing(8, 'Lampe til cykel', '40'),
  thing(7, 'Cykelhjelm, str. 48', '90'),
]

const openWithEarlier = async (width: number, products = [thing(1, 'Lampe', '80')]) => {
  const sheet = await openSheet({ products }, { width })
  const list = stub(productCalls.listProducts, ({ query }) =>
    query.page === '2' ? listed([thing(3, 'Cykelkurv', '60')], 2, 2) : listed(EARLIER, 1, 2),
  )
  return { sheet, list }
}

const options = () =>
  page
    .css('div[role="option"]')
    .elements()
    .map(one => one.textContent)

const cell = (column: string, line = 2) => page.getByLabelText(`Linje ${line}: ${column}`)

test('At a desk earlier things stand below the name, by any word; arrows and Enter take name and price, Esc leaves them', async () => {
  const { list } = await openWithEarlier(1280)
  await cell('Vare').click()
  await press('cyk')
  await expect.poll(options).toEqual(['Cykelhjelm, str. 4875,00', 'Cykelkurv60,00', 'Lampe til cykel40,00'])
  expect(list.sent).toHaveLength(2)
  await press('{Escape}')
  await gone(page.css('div[role="option"]'))
  await press('e')
  await expect.poll(options).toHaveLength(3)
  await press('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(cell('Vare')).toHaveValue('Cykelkurv')
  await expect.element(cell('Pris')).toHaveValue('60,00')
  await expect.element(cell('Pris')).toHaveFocus()
  await press('{Enter}')
  await expect.element(cell('Vare', 3)).toHaveFocus()
  await press('Lam{Enter}')
  await expect.element(cell('Vare', 3)).toHaveValue('Lam')
  expect(list.sent).toHaveLength(2)
})

test('On a phone a press takes name and price', async () => {
  await openWithEarlier(390)
  await page.getByLabelText(says('goods.name')).fill('hjelm')
  await gone(page.css('div[role="option"]'))
  await page.getByLabelText(says('goods.name')).fill('lam')
  await page.getByRole('option', { name: /Lampe til cykel/ }).click()
  await expect.element(page.getByLabelText(says('goods.price'))).toHaveValue('40,00')
  await seenText('goods.savedAt')
})

test('A price that can be read in two ways offers both, and is never changed by itself', async () => {
  const { sheet } = await openWithEarlier(1280)
  await cell('Vare').fill('Skål')
  await cell('Pris').fill('1.250')
  await cell('Vare', 1).click()
  await seenText('goods.readAs', { price: '1.250,00\u00a0kr.' })
  await expect.poll(() => sheet.now().products[1]?.price).toBe('1250.00')
  await button('goods.didYouMean', { price: '1,25 kr.' }).click()
  await expect.element(cell('Pris')).toHaveValue('1,25')
  await expect.poll(() => sheet.now().products[1]?.price).toBe('1.25')
  await gone(button('goods.didYouMean', { price: '1,25 kr.' }))
  await cell('Pris').fill('ca. 79')
  await cell('Vare', 1).click()
  // The press itself takes the focus into the row: its answer stays there until then.
  await page.getByText(says('goods.didYouMean', { price: '79,00' })).click()
  await expect.element(cell('Pris')).toHaveValue('79,00')
})
