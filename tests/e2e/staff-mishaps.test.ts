/** What goes wrong in the staff's browsers: input that is left unsaved, code that fails to load, a link without a session. */
import { expect, test, vi } from 'vitest'
import { expectNoFindings, siteForTests } from './site.ts'
import { DEMO_STAFF, logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()
vi.setConfig({ testTimeout: 120_000 })

test('Back after a typed address and log-out ask before what was typed is lost', async () => {
  const page = await site.openPage('da-DK', 1280)
  await logInAsStaff(page, site.url())
  const { button, title } = personAt(page, 'da')
  await page.getByRole('link', { name: 'Kunder' }).click()
  await title('customers.listTitle')
  const address = '/customers/100005'
  await page.evaluate(hash => {
    window.location.hash = hash
  }, address)
  await page.locator('#name').fill('Typed Name')
  const stays = async () => {
    await button('kit.cancel').click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(page.url()).toContain(address)
    expect(await page.locator('#name').inputValue()).toBe('Typed Name')
  }
  for (const leave of [
    () => page.goBack(),
    () => page.goBack(),
    () => page.getByRole('button', { name: 'Log ud' }).click(),
  ]) {
    await leave()
    await stays()
  }
  await page.goBack()
  await button('form.leave').click()
  await title('customers.listTitle')
  await page.goForward()
  await page.locator('#name').fill('Typed Name')
  await page.getByRole('button', { name: 'Log ud' }).click()
  await button('form.leave').click()
  await title('identity.adminTitle')
})

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

test('A link that staff open while logged out leads there after log-in; after log-out, the start page comes first', async () => {
  const page = await site.openPage('da-DK', 1280)
  const address = '/admin_section#/customers/100001'
  const logInHere = async () => {
    await page.locator('#market_id').fill(DEMO_STAFF.market)
    await page.locator('#username').fill(DEMO_STAFF.username)
    await page.locator('#password').fill(DEMO_STAFF.password)
    await page.locator('form button[type="submit"]').click()
  }
  await page.goto(site.url() + address)
  await logInHere()
  await page.getByRole('heading', { level: 1, name: /^Anna/ }).waitFor()
  expect(page.url()).toContain(address)
  await page.getByRole('button', { name: 'Log ud' }).click()
  await logInHere()
  await expect.poll(() => new URL(page.url()).hash).toBe('#/')
})
