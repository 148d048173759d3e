/** A row that is deleted comes back, letters that follow each other cost one call, and too many lines stay in the dialog. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, forward, holdTimers, seen, seenText } from '../screen.tsx'
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

test('More lines than the sheet has room for stay in the dialog', async () => {
  const sheet = await openSheet()
  await page.getByLabelText('Linje 1: Vare').click()
  const data = new DataTransfer()
  data.setData('text/plain', `Antal\tVare\tPris${'\n200\tKop\t5,-'.repeat(6)}`)
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  )
  await seenText('goods.pasteTooMany_other', { count: '1000' })
  await expect.element(button('goods.addThings_other', { count: '1200' })).toBeDisabled()
  await seen(page.getByRole('dialog').getByText('Kop').first())
  expect(sheet.adds.sent).toHaveLength(0)
})
