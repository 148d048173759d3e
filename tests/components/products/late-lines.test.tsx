/** Lines that came too late: the sheet was completed or deleted while the tenant typed. */

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { productRefusals } from '#shared/products/refusals.ts'
import { sheetCalls } from '#shared/products/sheet-calls.ts'
import { button, gone, reload, says, seen, seenText } from '../screen.tsx'
import { stub } from '../stub.ts'
import { openSheet, SHEET_ID, thing } from './sheet-app.ts'

const NEW_ID = '01JXSHEETNEW00000000000000'

const cell = (line: number, column: string) => page.getByLabelText(`Linje ${line}: ${column}`)

const keptKeys = () => Object.keys(localStorage).filter(key => key.startsWith('goods '))

/** The next sheet begins empty, and the calls of the sheet are about it. */
const stubNext = (sheet: Awaited<ReturnType<typeof openSheet>>) =>
  stub(sheetCalls.addSheet, () => {
    sheet.adds.answer(sheet.add as never)
    sheet.reads.answer(() => sheet.now())
    return sheet.set({ id: NEW_ID, status: 1, products: [], job: null })
  })

/** A line with a price that is none, and one that is right but refused, for staff have completed the sheet. */
const typeTooLate = async () => {
  const sheet = await openSheet({ products: [thing(1, 'Lampe', '80')] })
  await cell(2, 'Vare').fill('Dukkevogn')
  await cell(2, 'Pris').fill('1x7')
  sheet.adds.answer((() => refuse(productRefusals.sheet_locked)) as never)
  sheet.set({ status: 4 })
  await cell(3, 'Vare').fill('Natdragt')
  await cell(3, 'Pris').fill('25')
  await seenText('goods.lateTitle_other', { count: '2' })
  return sheet
}

test('A sheet that staff completed meanwhile shows the lines that it did not get; a new sheet takes them', async () => {
  const sheet = await typeTooLate()
  await gone(page.getByRole('button', { name: says('kit.tryAgain') }))
  await reload()
  await seenText('goods.lateDone')
  await seen(page.getByRole('listitem').filter({ hasText: 'Dukkevogn1x7' }))
  const begun = stubNext(sheet)
  await button('goods.putOnNew').click()
  await expect.element(cell(1, 'Vare')).toHaveValue('Dukkevogn')
  await expect.element(cell(1, 'Pris')).toHaveValue('1x7')
  await expect.poll(() => sheet.now().products.map(({ name }) => name)).toEqual(['Natdragt'])
  expect(begun.sent).toHaveLength(1)
  expect(keptKeys()).toEqual([`goods demo/100001 ${NEW_ID}`])
})

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
