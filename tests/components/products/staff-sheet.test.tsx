/** Staff look after a tenant's sheets: found on the tenant's page, typed, completed, deleted; who may only look reads. */

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, gone, says, seen, seenText, title } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { SHEET_ID } from './sheet-app.ts'
import { AT, stubStaffsSheet, TWO } from './staff-sheet-app.ts'

test('A sheet that waits stands out on the tenant’s page; staff type, delete a row and complete it', async () => {
  const sheet = stubStaffsSheet({ status: 2, products: TWO, productsCount: 2 })
  await openStaff('/customers/100001')
  await seenText('staff-goods.isReady')
  await page.getByRole('link', { name: 'Børneting og stue' }).click()
  await seenText('staff-goods.sentByTenant', { name: 'Anna Jensen' })
  await seenText('staff-goods.keepsPart', { name: 'Anna Jensen' })
  await page.getByLabelText('Linje 3: Vare').fill('Hue')
  await page.getByLabelText('Linje 3: Pris').fill('25')
  await expect.poll(() => sheet.additions.sent.length).toBe(1)
  expect(sheet.additions.sent[0]?.params).toEqual({ sheetId: SHEET_ID, userNumber: '100001' })
  await button('goods.deleteRow', { number: '1' }).click()
  await expect.poll(() => sheet.rowsGone.sent.map(({ params }) => params.id)).toEqual(['100001-1'])
  await button('goods.complete').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('goods.complete') })
    .click()
  await expect
    .poll(() => sheet.completed.sent.map(({ params }) => params))
    .toEqual([{ id: SHEET_ID, userNumber: '100001' }])
  await seenText('goods.madeOf', { done: '1', total: '3' })
})

test('Who may only look reads a sheet that waits, and begins, completes and deletes nothing', async () => {
  stubStaffsSheet({ status: 2, products: TWO })
  await openStaff(AT, { role: 'bookkeeper' })
  await seen(page.getByRole('cell', { name: 'Regnjakke' }))
  for (const key of ['goods.complete', 'goods.deleteNamed', 'goods.rename', 'goods.printLabels'])
    expect(button(key).elements()).toHaveLength(0)
  await page
    .getByRole('main')
    .getByRole('link', { name: says('goods.sheets') })
    .click()
  await title('goods.sheets')
  await gone(button('goods.newSheet'))
})
