/** Staff confirm a booking from its page and give its money back. */
import { expect, test } from 'vitest'
import { expectNoFindings, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { requestsAt } from './staffs-requests.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const { buy, openRequest } = requestsAt(site)

test('A booking is confirmed and refunded from its page: the amount first, then the shelf is free', async () => {
  const booking = await buy('Karen Lise Bæk')
  await site.idle()
  const page = await site.openPage('da-DK', 1280)
  await logInAsStaff(page, site.url(), { at: `/booking/requests/${booking.id}` })
  const { says, button } = personAt(page, 'da')
  await openRequest(page, booking, 'Karen Lise Bæk')
  await expectNoFindingsAtBothWidths(page, 'a request')
  await page.setViewportSize({ width: 1280, height: 844 })
  // The money is slow to come anew: what staff do next is about the confirmed booking all the same.
  const mayCome = Promise.withResolvers<void>()
  await page.route(/\/payment\/$/, async route => {
    await mayCome.promise
    await route.continue()
  })
  const isAskedFor = page.waitForRequest(/\/payment\/$/)
  await button('requests.confirm').click()
  await isAskedFor
  const isConfirmed = page.getByText(says('requests.isConfirmed', { name: booking.shelf.name }))
  expect(await isConfirmed.count()).toBe(0)
  mayCome.resolve()
  await isConfirmed.waitFor()
  await button('requests.refund').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: says('requests.refundPart') }).check()
  await dialog.locator('#amount').fill('9999')
  await dialog.getByRole('button', { name: /9\.999,00/ }).click()
  await dialog.getByText(says('requests.refundMost')).first().waitFor()
  await expectNoFindings(page, 'a refund that is too much')
  await dialog.getByRole('radio', { name: says('requests.refundAll') }).check()
  await dialog.getByRole('button', { name: says('requests.refundPay') }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText(says('requests.isRefunding')).waitFor()
  await page.getByText(says('requests.didPayBack')).waitFor()
  await page.getByRole('button', { name: says('requests.creditNotePdf') }).waitFor()
  await page.getByText(says('requests.notTaken')).waitFor()
})
