/** Staff see what a customer has booked, and make one customer of two. */
import { expect, test } from 'vitest'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

test('The page of a customer has the bookings; another customer is found, compared and merged into it', async () => {
  const page = await site.openPage('da-DK', 1280)
  await logInAsStaff(page, site.url(), { at: '/customers/100004' })
  const { says, button, title } = personAt(page, 'da')
  const bookings = page.getByRole('region', { name: says('customer.bookings') })
  await bookings.getByRole('listitem').first().waitFor()
  const ofOther = await bookings.getByRole('listitem').count()
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.goto(`${site.url()}/admin_section#/customers/100002`)
  await page.getByText('100002').first().waitFor()
  await bookings.getByRole('listitem').first().waitFor()
  await expectNoFindingsAtBothWidths(page, 'a customer with bookings')
  const before = await bookings.getByRole('listitem').count()

  await page.getByRole('link', { name: says('customer.merge') }).click()
  await title('customer.mergeTitle')
  await page.getByRole('searchbox').fill(name)
  await page.locator('#choose-100004').waitFor()
  await expectNoFindingsAtBothWidths(page, 'the search for another customer')
  await page.locator('#choose-100004').click()
  await button('customer.mergeDo').waitFor()
  await expectNoFindingsAtBothWidths(page, 'two customers side by side')
  await button('customer.mergeDo').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(name).first().waitFor()
  await dialog.getByRole('button', { name: says('customer.mergeDo') }).click()
  await page.getByText(says('customer.mergeDone')).waitFor()
  await site.idle()
  await page.reload()
  await expect.poll(() => bookings.getByRole('listitem').count()).toBe(before + ofOther)
})
