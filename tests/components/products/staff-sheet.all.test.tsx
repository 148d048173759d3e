/** Staff look at a sheet on its way into the till, at one that its tenant completed or gave no name, and delete one. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { jobsContract } from '#shared/jobs/contract.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { button, gone, reload, says, seen, seenText, title } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'
import { INTO_TILL, thing } from './sheet-app.ts'
import { AT, stubStaffsSheet, TWO } from './staff-sheet-app.ts'

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
