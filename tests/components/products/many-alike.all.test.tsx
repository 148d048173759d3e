/** Up to 200 things of one name and one price in one go, and back again. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, field, gone, press, says, seen, seenText } from '../screen.tsx'
import { openSheet } from './sheet-app.ts'

const dialog = () => page.getByRole('dialog')

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
