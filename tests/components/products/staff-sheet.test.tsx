/** Staff look after a tenant's sheets: found on the tenant's page, typed, completed, deleted; who may only look reads. */

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { jobsContract } from '#shared/jobs/contract.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { productCalls } from '#shared/products/product-calls.ts'
import { sheetCalls } from '#shared/products/sheet-calls.ts'
import { tillsContract } from '#shared/tills/contract.ts'
import { stubCustomer } from '../customers/customer-app.ts'
import { NONE } from '../demo.ts'
import { button, gone, reload, says, seen, seenText, title } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'
import { INTO_TILL, SHEET_ID, stubSheet, thing } from './sheet-app.ts'

const NO_TILL = {
  till: '',
  valid: false,
  byFile: false,
  lastContact: null,
  problem: null,
  waiting: 0,
  more: false,
  days: [],
  failed: [],
} satisfies Answer<typeof tillsContract.readTill>

const TWO = [thing(1, 'Termostøvler', '80'), thing(2, 'Regnjakke', '60')]
const AT = `/customers/100001/sheets/${SHEET_ID}`

/** The tenant's sheet, by the calls of staff. */
const stubStaffsSheet = (initial: Parameters<typeof stubSheet>[0]) => {
  stubCustomer()
  const sheet = stubSheet(initial)
  stub(sheetCalls.readSheet, sheet.now)
  stub(productCalls.listProducts, NONE)
  stub(tillsContract.readTill, NO_TILL)
  stub(sheetCalls.listSheets, () => ({ results: [sheet.now()], page: 1, pagesCount: 1 }))
  return {
    ...sheet,
    additions: stub(sheetCalls.addProducts, sheet.add as never),
    rowsGone: stub(productCalls.removeProduct, ({ params }) => {
      sheet.set({ products: sheet.now().products.filter(({ id }) => id !== params.id) })
      return undefined
    }),
    completed: stub(sheetCalls.completeSheet, () =>
      sheet.set({ status: 3, job: '01JXJ0B0000000000000000000' }),
    ),
    removed: stub(sheetCalls.removeSheet, undefined),
  }
}

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

test('A sheet that its tenant completed is fetched until it is made, for its job is the tenant’s', async () => {
  const sheet = stubStaffsSheet({ status: 3, products: TWO, job: '01JXJ0B0000000000000000000' })
  stub(jobsContract.read, refuse(commonRefusals.not_found))
  await openStaff(AT)
  await seenText('goods.making')
  expect(button('kit.tryAgain').elements()).toHaveLength(0)
  sheet.set({ status: 4 })
  await seen(button('goods.printLabels'))
})

test('Deleting says first what becomes of the things, and leads back to the tenant’s sheets', async () => {
  const sheet = stubStaffsSheet({
    status: 5,
    products: [...TWO, thing(3, 'Hue', '25', { status: 6 })].map(one => ({
      ...one,
      number: `lopkb${one.id}`,
      status: one.status === 6 ? 6 : 5,
    })),
    productsCount: 3,
  })
  await openStaff(AT)
  await seen(page.getByRole('link', { name: 'Regnjakke' }))
  await button('goods.deleteNamed', { name: 'Børneting og stue' }).click()
  // One of the three is sold.
  await seenText('staff-goods.deleteText_other', { count: '2' })
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('goods.delete') })
    .click()
  await title('goods.sheets')
  expect(sheet.removed.sent).toHaveLength(1)
  // Only tenants copy a sheet.
  expect(button('goods.copyNamed').elements()).toHaveLength(0)
})

test('Sheets without a name are told apart by when they were begun; without a till none is spoken of', async () => {
  stubStaffsSheet({ name: 'Standard vareseddel', products: TWO })
  await openStaff('/customers/100001')
  await page.getByRole('link', { name: 'Standard vareseddel, 14-06-2027 12:00' }).click()
  await seenText('staff-goods.followsWithoutTill')
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

test('Staff see how far a sheet is on its way into the till, in the till’s own words what it says no to', async () => {
  const sheet = stubStaffsSheet({ status: 4, products: INTO_TILL, job: '01JXJ0B0000000000000000000' })
  stub(jobsContract.read, refuse(commonRefusals.not_found))
  await openStaff(AT)
  await seenText('goods.inTillOf', { done: '1', total: '3' })
  await seen(page.getByText('barcode exists'))
  await seen(page.getByRole('link', { name: says('staff-goods.seeTill') }))
  await reload()
  await seenText('goods.inTillOf', { done: '1', total: '3' })
  await seen(button('goods.printLabels'))
  sheet.set({ products: INTO_TILL.map(one => ({ ...one, isInTill: true })) })
  await reload()
  await seen(button('goods.printLabels'))
  await gone(page.getByText('barcode exists'))
})
