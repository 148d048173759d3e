/** A row that is deleted comes back, and letters that follow each other cost one call. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, forward, holdTimers, seen } from '../screen.tsx'
import { openSheet, thing } from './sheet-app.ts'

const cell = (line: number, column: 'name' | 'price' | 'discount') =>
  page.getByLabelText(
    new RegExp(`^Linje ${line}: ${{ name: 'Vare', price: 'Pris', discount: 'Rabat i %' }[column]}$`),
  )

const TWO = [thing(1, 'Termostøvler', '80'), thing(2, 'Regnjakke', '60')]

test('A deleted row comes back in its place', async () => {
  const sheet = await openSheet({ products: TWO })
  await button('goods.deleteRow', { number: '1' }).click()
  await expect.poll(() => sheet.now().products.length).toBe(1)
  await button('goods.undo').click()
  await expect.element(cell(1, 'name')).toHaveValue('Termostøvler')
  await expect.poll(() => sheet.now().products.map(({ name }) => name)).toEqual(['Termostøvler', 'Regnjakke'])
})

test('A pause is waited for, so that each letter costs no call', async () => {
  const sheet = await openSheet({ products: TWO })
  await seen(cell(1, 'name'))
  holdTimers()
  await cell(1, 'name').fill('Termo')
  await cell(1, 'name').fill('Termostøvler, str. 29')
  expect(sheet.changes.sent).toHaveLength(0)
  await forward(900)
  await expect.poll(() => sheet.changes.sent.length).toBe(1)
})
