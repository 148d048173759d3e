/** The things of a sheet typed at a desk: keys, paste, saving by itself, what is wrong, a reload, and many alike at once. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { guidanceCalls } from '#shared/sales/guidance-calls.ts'
import { button, field, gone, press, reload, says, seen, seenText } from '../screen.tsx'
import { stub } from '../stub.ts'
import { badNetwork } from './network.ts'
import { openSheet, thing } from './sheet-app.ts'

const cell = (line: number, column: 'name' | 'price' | 'discount') =>
  page.getByLabelText(
    new RegExp(`^Linje ${line}: ${{ name: 'Vare', price: 'Pris', discount: 'Rabat i %' }[column]}$`),
  )

const TWO = [thing(1, 'Termostøvler', '80'), thing(2, 'Regnjakke', '60')]

const isFocused = (locator: ReturnType<typeof cell>) => expect.element(locator).toHaveFocus()

const saved = () => seenText('goods.savedAt')

test('Enter begins the next row, the arrows go from cell to cell, and what is typed saves itself once', async () => {
  const sheet = await openSheet({ products: TWO })
  await cell(3, 'name').click()
  await press('Strikket hue{Tab}str. 4{Tab}25{Enter}')
  await isFocused(cell(4, 'name'))
  await press('{ArrowUp}')
  await isFocused(cell(3, 'name'))
  await press('{ArrowRight}{ArrowRight}')
  await isFocused(cell(3, 'price'))
  await press('{ArrowDown}')
  await isFocused(cell(4, 'price'))
  await saved()
  expect(sheet.adds.sent.map(({ body }) => body)).toMatchObject([
    [{ name: 'Strikket hue', description: 'str. 4', price: '25', type: '1' }],
  ])
  await expect.element(page.getByText(says('goods.youGetInAll', { amount: '132,00\u00a0kr.' }))).toBeVisible()
  await cell(1, 'price').fill('70')
  await expect.poll(() => sheet.now().products[0]?.price).toBe('70.00')
  expect(sheet.changes.sent).toHaveLength(1)
})

test('A wrong row keeps what was typed, says why, offers what was meant, and holds completing back', async () => {
  const sheet = await openSheet({ products: TWO })
  await cell(3, 'name').fill('Strikket hue')
  await cell(3, 'price').fill('1o')
  await cell(1, 'name').click()
  await seen(page.getByText(says('goods.didYouMean', { price: '10,00' })))
  await seenText('goods.onlyHere_one', { count: '1' })
  await button('goods.complete').click()
  await seenText('goods.putRight')
  await isFocused(cell(3, 'price'))
  expect(sheet.completions.sent).toHaveLength(0)
  await page.getByText(says('goods.didYouMean', { price: '10,00' })).click()
  await saved()
  await expect.element(cell(3, 'price')).toHaveValue('10,00')
  await button('goods.complete').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('goods.complete') })
    .click()
  await expect.poll(() => sheet.completions.sent.length).toBe(1)
  await seenText('goods.madeOf', { done: '1', total: '3' })
  expect(sheet.now().products.map(({ name }) => name)).toEqual(['Termostøvler', 'Regnjakke', 'Strikket hue'])
})

test('A price in doubt is saved as it was typed, is asked again after a reload, and holds completing back', async () => {
  const sheet = await openSheet({ products: TWO })
  await cell(3, 'name').fill('Bog')
  await cell(3, 'price').fill('1,250')
  await saved()
  expect(sheet.now().products[2]).toMatchObject({ price: '1250.00', typedPrice: '1,250' })
  await reload()
  await expect.element(cell(3, 'price')).toHaveValue('1,250')
  await seenText('goods.pricesInDoubt_one', { count: '1' })
  await button('goods.complete').click()
  await seenText('goods.answerPrice', { name: 'Bog' })
  await isFocused(cell(3, 'price'))
  await page.getByRole('button', { name: says('goods.didYouMean', { price: '1,25 kr.' }) }).click()
  await expect.poll(() => sheet.now().products[2]).toMatchObject({ price: '1.25', typedPrice: '' })
  await gone(page.getByText(says('goods.pricesInDoubt_one', { count: '1' })))
  expect(sheet.completions.sent).toHaveLength(0)
})

test('What another tab has changed is here when one comes back; a row that both changed asks which counts', async () => {
  const sheet = await openSheet({ products: TWO })
  await expect.element(cell(1, 'name')).toHaveValue('Termostøvler')
  const elsewhere = (...products: ReturnType<typeof thing>[]) => sheet.set({ products })
  const boots = thing(1, 'Termostøvler', '90', { version: 2 })
  elsewhere(boots, thing(3, 'Hue', '25'))
  await cell(2, 'name').click()
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('focus'))
      return (cell(1, 'price').element() as HTMLInputElement).value
    })
    .toBe('90,00')
  await expect.element(cell(2, 'name')).toHaveValue('Hue')
  elsewhere({ ...boots, name: 'Støvler', version: 3 }, thing(3, 'Hue', '25'))
  await cell(1, 'price').fill('70')
  await seenText('goods.changedElsewhere')
  expect(sheet.now().products[0]).toMatchObject({ name: 'Støvler', price: '90.00' })
  await page.getByRole('button', { name: says('form.keepMine', { value: 'Termostøvler, 70' }) }).click()
  await expect.poll(() => sheet.now().products[0]).toMatchObject({ name: 'Termostøvler', price: '70.00' })
  await gone(page.getByText(says('goods.changedElsewhere')))
})

test('Lines of a spreadsheet are shown with their columns before they become things, as many as they say', async () => {
  const sheet = await openSheet()
  await cell(1, 'name').click()
  const data = new DataTransfer()
  data.setData('text/plain', 'Stk\tVare\tPris\r\n1\tDukkevogn\t175,00 kr.\r\n2\tNatdragt\t25\r\n')
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  )
  await seen(page.getByRole('dialog').getByText('Dukkevogn'))
  // Arrow keys pass through "Pris", and take it from no column that keeps it.
  const first = page.getByLabelText(says('goods.columnNumber', { number: '1' }))
  await first.selectOptions('price')
  await seenText('goods.columnExchanged', { number: '3', column: 'Hvor mange?' })
  await first.selectOptions('none')
  await seen(page.getByText(says('goods.noThings', { lines: 'Stk · Vare · Pris' })))
  await first.selectOptions('count')
  await gone(page.getByText(says('goods.columnExchanged', { number: '3', column: 'Hvor mange?' })))
  await page.getByRole('button', { name: says('goods.addThings_other', { count: '3' }) }).click()
  await saved()
  expect(sheet.now().products.map(({ name, price }) => [name, price])).toEqual([
    ['Dukkevogn', '175.00'],
    ['Natdragt', '25.00'],
    ['Natdragt', '25.00'],
  ])
})

test('Without a connection it is kept, a reload loses nothing, and a lost answer adds nothing twice', async () => {
  const sheet = await openSheet({ products: TWO })
  const network = badNetwork(sheet)
  network.loseAnswers()
  await cell(3, 'name').fill('Dukkevogn')
  await cell(3, 'price').fill('175')
  await seenText('goods.keptHere')
  await cell(4, 'name').fill('Natdragt')
  expect(sheet.now().products).toHaveLength(3)
  network.works()
  await reload()
  await seenText('goods.onlyHere_one', { count: '1' })
  await expect.element(cell(4, 'name')).toHaveValue('Natdragt')
  expect(sheet.now().products.map(({ name }) => name)).toEqual(['Termostøvler', 'Regnjakke', 'Dukkevogn'])
  await expect.element(cell(3, 'name')).toHaveValue('Dukkevogn')
})

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

const GUIDANCE = { sold: 14, low: '40.00', median: '60.00', high: '80.00', days: 9 }
const SAID = 'Lignende er solgt for 40–80\u00a0kr., typisk 60\u00a0kr., efter cirka 9 dage (14 solgt).'

const topOf = (locator: ReturnType<typeof button>) => locator.element().getBoundingClientRect().top

test.each([
  ['At a desk', 1280, 'goods.complete'],
  ['On a phone', 390, 'goods.next'],
] as const)(
  '%s what like-named things were sold for stands by the fields, asked once a word; no button moves',
  async (_where, width, below) => {
    await openSheet({ products: [] }, { width })
    const asked = stub(guidanceCalls.priceGuidance, ({ query }) => ({
      guidance: query.name === 'jakke' ? GUIDANCE : null,
    }))
    const nameField = width === 390 ? page.getByLabelText(says('goods.name')) : cell(1, 'name')
    await nameField.fill('Blå ja')
    await expect.element(nameField).toHaveValue('Blå ja')
    const before = topOf(button(below))
    await nameField.fill('Blå jakke')
    await seen(page.getByText(SAID))
    expect(topOf(button(below))).toBe(before)
    expect(page.getByText(SAID).element().getAttribute('aria-live')).toBe('polite')
    await nameField.fill('Blå jakke, str. 104')
    await seen(page.getByText(SAID))
    await nameField.fill('Blå bukser')
    await gone(page.getByText(SAID))
    await expect.poll(() => asked.sent.map(({ query }) => query.name)).toEqual(['jakke', 'bukser'])
  },
)
