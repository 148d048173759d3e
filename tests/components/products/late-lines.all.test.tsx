/** Lines that came too late: thrown away, only a price, or of a sheet that was deleted. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { productRefusals } from '#shared/products/refusals.ts'
import { button, gone, says, seen, seenText } from '../screen.tsx'
import { cell, keptKeys, stubNext, typeTooLate } from './late-app.ts'
import { openSheet, SHEET_ID, thing } from './sheet-app.ts'

test('Throwing them away asks, and leaves nothing in the browser', async () => {
  await typeTooLate()
  await button('goods.throwAway').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('goods.throwAway') })
    .click()
  await gone(page.getByText('Dukkevogn'))
  expect(keptKeys()).toEqual([])
})

test('A price that came too late is named, and is no new thing', async () => {
  const sheet = await openSheet({ products: [thing(1, 'Lampe', '80')] })
  await seen(cell(1, 'Pris'))
  sheet.changes.answer((() => refuse(productRefusals.sheet_locked)) as never)
  sheet.set({ status: 4 })
  await cell(1, 'Pris').fill('70')
  await seenText('goods.lateChanges')
  await gone(page.getByRole('button', { name: says('goods.putOnNew') }))
})

test('A sheet that was deleted meanwhile offers a new one with the lines instead of a try that must fail', async () => {
  const sheet = await openSheet({ products: [] })
  await seen(cell(1, 'Vare'))
  sheet.adds.answer((() => refuse(commonRefusals.not_found)) as never)
  sheet.reads.answer((() => refuse(commonRefusals.not_found)) as never)
  await cell(1, 'Vare').fill('Natdragt')
  await cell(1, 'Pris').fill('25')
  await seenText('goods.lateGone')
  await gone(page.getByRole('button', { name: says('kit.tryAgain') }))
  expect(keptKeys()).toEqual([`goods demo/100001 ${SHEET_ID}`])
  stubNext(sheet)
  await button('goods.putOnNew').click()
  await expect.poll(() => sheet.now().products.map(({ name }) => name)).toEqual(['Natdragt'])
  await expect.poll(keptKeys).toEqual([])
})
