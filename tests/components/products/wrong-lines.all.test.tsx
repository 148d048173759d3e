/** Lines that are wrong on a phone are found at once; an empty sheet at a desk is typed into at once. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, gone, press, says, seen } from '../screen.tsx'
import { openSheet, thing } from './sheet-app.ts'

const typed = (label: string) => page.getByLabelText(label, { exact: true })

/** A wrong line, and below it on the sheet more right ones than a screen holds. */
const openWithWrong = async () => {
  const many = Array.from({ length: 20 }, (_, at) => thing(at + 1, `Bog ${at}`, '80'))
  const sheet = await openSheet({ products: many }, { width: 390 })
  await typed('Vare').fill('Dukkevogn')
  // Nothing alarms while the line is typed.
  await gone(page.getByText(says('goods.onlyHere_one', { count: '1' })))
  await typed('Pris').fill('1x7')
  await button('goods.next').click()
  await expect.element(typed('Pris')).toHaveAccessibleDescription(/^Pris: Skriv et tal/)
  await page.getByRole('button', { name: /Bog 3/ }).click()
  await seen(page.getByRole('listitem').filter({ hasText: 'Dukkevogn1x7' }))
  await seen(page.getByText(says('goods.onlyHere_one', { count: '1' })))
  return sheet
}

test('With a line that is wrong, the button on a phone opens that line at its field', async () => {
  const sheet = await openWithWrong()
  await button('goods.complete').click()
  await expect.element(typed('Pris')).toHaveValue('1x7')
  await expect.element(typed('Pris')).toHaveFocus()
  await expect.element(typed('Pris')).toBeInViewport()
  expect(sheet.completions.sent).toHaveLength(0)
  // The next press leads there again.
  await page.getByRole('button', { name: /Bog 3/ }).click()
  await button('goods.complete').click()
  await expect.element(typed('Pris')).toHaveFocus()
})

test('A press on what is wrong opens the line', async () => {
  await openWithWrong()
  const line = page.getByRole('listitem').filter({ hasText: 'Dukkevogn1x7' })
  line.element().scrollIntoView({ block: 'center' })
  const box = line.element().getBoundingClientRect()
  const below = document.elementFromPoint(box.left + 8, box.bottom - 6)
  expect(below?.closest('button')?.textContent).toContain('Dukkevogn')
})

test('An empty sheet at a desk has the cursor in its first cell', async () => {
  const sheet = await openSheet()
  await expect.element(page.getByLabelText('Linje 1: Vare')).toHaveFocus()
  await press('Hue{Tab}{Tab}25{Enter}')
  await expect.poll(() => sheet.now().products.map(({ name }) => name)).toEqual(['Hue'])
  await seen(page.getByText(says('goods.savedAt')))
})
