/**
 * What goes wrong in the staff's browsers: input that is left unsaved, code that fails to load, a link without a
 * session.
 */
import { expect, test } from 'vitest'
import { expectNoFindings, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

test('Without the code of notices and dialogs, staff are still told and asked', async () => {
  const page = await site.openPage('da-DK', 1280)
  await logInAsStaff(page, site.url())
  const { says, button } = personAt(page, 'da')
  // The browser logs the failed request, which must not fail this test.
  page.removeAllListeners('console')
  await page.route(/\/(messages|dialogs)-[^/]*\.js/, route => route.abort())
  await page.goto(`${site.url()}/admin_section#/customers/100006`)
  await page.reload()
  await page.locator('#name').fill('Told Name')
  const asked: string[] = []
  page.on('dialog', dialog => {
    asked.push(dialog.message().split('\n')[0] ?? '')
    void dialog.dismiss()
  })
  await page.getByRole('main').getByRole('link', { name: 'Kunder' }).click()
  await expect.poll(() => asked).toEqual([expect.stringMatching(says('form.leaveTitle'))])
  expect(await page.locator('#name').inputValue()).toBe('Told Name')
  await button('customers.save').click()
  await page.getByRole('alert').getByText(says('customers.saved')).waitFor()
  await expectNoFindings(page, 'a notice without its code')
})
