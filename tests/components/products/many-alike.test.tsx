/** Up to 200 things of one name and one price in one go, and back again. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, field, gone, press, says, seen, seenText } from '../screen.tsx'
import { openSheet, thing } from './sheet-app.ts'

const dialog = () => page.getByRole('dialog')

test('Twelve alike are twelve things; the button says how many and what the tenant gets; one press takes them back', async () => {
  const sheet = await openSheet({ products: [thing(1, 'Lampe', '80')] }, { width: 390 })
  await button('goods.manyAlike').click()
  await field('many-name').fill('Pixibøger')
  await field('many-price').fill('5')
  await field('many-count').fill('12')
  await dialog()
    .getByRole('button', { name: says('goods.addAlike_other', { count: '12', amount: '48,00 kr.' }) })
    .click()
  await seenText('goods.rowsAdded_other', { count: '12', name: 'Pixibøger' })
  await seenText('goods.savedAt')
  expect(sheet.adds.sent).toHaveLength(1)
  expect(sheet.now().products).toHaveLength(13)
  await seen(page.getByRole('listitem').filter({ hasText: '2–13Pixibøger12 × 5' }))
  await button('goods.undoAdded').click()
  await expect.poll(() => sheet.now().products.map(({ name }) => name)).toEqual(['Lampe'])
  await gone(page.getByText('Pixibøger'))
})

test('More than 200 are refused in words, a letter in the price is offered as a digit, and the keyboard is enough', async () => {
  const sheet = await openSheet()
  await button('goods.manyAlike').click()
  await seen(dialog())
  await expect.element(field('many-name')).toHaveFocus()
  await press('Kopper{Tab}1o{Tab}201{Enter}')
  await seenText('goods.wrongCount', { count: '200' })
  await dialog()
    .getByRole('button', { name: says('goods.didYouMean', { price: '10,00' }) })
    .click()
  await field('many-count').fill('200')
  await press('{Enter}')
  await gone(dialog())
  await seenText('goods.savedAt')
  expect(sheet.now().products).toHaveLength(200)
  expect(sheet.adds.sent).toHaveLength(1)
})
