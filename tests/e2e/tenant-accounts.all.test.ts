/** A tenant's account on a phone: changed, and left. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { TENANT_PASSWORD, tenantsOf } from '../people/tenant.ts'
import { fill, LOCALES } from './door.ts'
import { LONG_WAY } from './languages.ts'
import { expectNoFindings, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { enterAsTenant, linkTo, typeLogIn } from './tenant.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const tenants = () => tenantsOf(site, 'demo')

/** The bank account beside them has a button of its own. */
const saveOwnData = (page: Page): Promise<void> => {
  const { says } = personAt(page, 'da')
  const data = page.getByRole('region', { name: says('own.data') })
  return data.getByRole('button', { name: says('tenant.save') }).click()
}

test('A tenant changes the address: the new one logs in, the old one no longer, and the browser is logged out', async () => {
  const email = 'olga@tenant-accounts.example'
  const newEmail = 'olga.ny@tenant-accounts.example'
  await tenants().registered(email)
  const page = await site.openPage('da-DK')
  const { title, button, says } = personAt(page, 'da')
  await page.goto(`${site.url()}/login/demo`)
  await typeLogIn(page, email)
  await page.locator('summary').click()
  await page.getByRole('link', { name: says('customers.settings') }).click()
  await title('tenant.settings')
  await saveOwnData(page)
  await page.getByText(says('codes.nothing_changed')).waitFor()
  await expectNoFindingsAtBothWidths(page, 'tenant settings')

  await fill(page, { email: newEmail, city: 'Aarhus' })
  await saveOwnData(page)
  await page.getByText(says('own.waiting', { email: newEmail })).waitFor()
  expect(await page.locator('#email').inputValue()).toBe(email)
  expect(await page.locator('#city').inputValue()).toBe('Aarhus')
  await button('tenant.resend').click()
  await page.getByText(says('tenant.resent', { email: newEmail })).waitFor()
  expect(await tenants().mails(newEmail)).toHaveLength(2)
  await expectNoFindingsAtBothWidths(page, 'tenant settings with an address that waits')

  const link = await linkTo(site, newEmail)
  await page.goto(link)
  await page.getByText(says('tenant.changeText', { email: newEmail, old: email })).waitFor()
  await expectNoFindingsAtBothWidths(page, 'change email')
  await button('tenant.changeConfirm').click()
  await title('tenant.changedTitle')
  await expectNoFindings(page, 'email changed')
  await page.getByRole('link', { name: says('identity.toLogIn') }).click()
  await site.idle()
  await page.locator('#username').fill(email)
  await page.locator('input[type="password"]').fill(TENANT_PASSWORD)
  await button('identity.logIn').click()
  await page.locator('#username[aria-invalid="true"]').waitFor()
  await typeLogIn(page, newEmail)

  await page.goto(link)
  await page.getByText(says('password.deadLink')).waitFor()
  await expectNoFindings(page, 'a used link to change the email')
  await page.getByText(says('tenant.changeUsed')).waitFor()
  await page.goto(`${site.url()}/login/demo/change-email?token=dead`)
  await page.getByText(says('codes.link_invalid')).waitFor()
  await expectNoFindings(page, 'a dead link to change the email')
  await page.getByRole('link', { name: says('tenant.newLink') }).click()
  await title('tenant.settings')
})

test('Reminders, the password and the way out: each counts at once', async () => {
  const email = 'rita@tenant-accounts.example'
  const { accessToken } = await tenants().registered(email)
  const page = await site.openPage('da-DK')
  const { title, button, says } = personAt(page, 'da')
  await enterAsTenant(page, site.url(), { username: email }, '/settings')
  await title('tenant.settings')
  const reminders = page.getByLabel(says('tenant.reminders'))
  expect(await reminders.isChecked()).toBe(true)
  await page.getByText(says('tenant.reminders')).click()
  await page.getByText(says('own.saved')).first().waitFor()
  expect((await tenants().own(accessToken)).remindersOff).toBe(true)

  // What was switched beside the form stands in nobody's way.
  await fill(page, { name: 'Rita Rask' })
  await saveOwnData(page)
  await expect.poll(async () => (await tenants().own(accessToken)).name).toBe('Rita Rask')
  const next = 'Et-helt-nyt-kodeord'
  await fill(page, {
    oldPassword: TENANT_PASSWORD,
    newPassword1: TENANT_PASSWORD,
    newPassword2: TENANT_PASSWORD,
  })
  await button('password.savePassword').click()
  await page.locator('#newPassword1[aria-invalid="true"]').waitFor()
  await fill(page, { newPassword1: next, newPassword2: next })
  await button('password.savePassword').click()
  await page.getByText(says('password.passwordSaved')).waitFor()

  const kept = await page.evaluate(() => localStorage.getItem('customerSession') ?? '')
  const { refreshToken } = JSON.parse(kept) as { refreshToken: string }
  await page
    .locator('#main')
    .getByRole('button', { name: says('identity.logOut') })
    .click()
  await page.waitForURL(/\/login\/demo$/)
  expect(await page.evaluate(() => localStorage.getItem('customerSession'))).toBeNull()
  await expect
    .poll(
      async () => (await site.call('POST', '/api/token/refresh/', { refresh_token: refreshToken })).status,
    )
    .toBe(400)
})

test.each(LONG_WAY)('The screens of an account are clean in %s', async language => {
  const email = `tolk.${language}@tenant-accounts.example`
  await tenants().registered(email)
  const page = await site.openPage(LOCALES[language])
  const { title, button, says } = personAt(page, language)
  await page.goto(`${site.url()}/login/demo/register`)
  await title('signup.title')
  await expectNoFindings(page, `sign up ${language}`)
  await page.goto(`${site.url()}/login/demo`)
  await page.locator('#username').fill(email)
  await button('identity.byCode').click()
  expect(await page.locator('#email').inputValue()).toBe(email)
  await button('code.send').click()
  await page.getByText(says('code.sentTo', { email })).waitFor()
  const [mail] = await tenants().mails(email)
  await page
    .locator('form input')
    .first()
    .fill(/^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '')
  await page.waitForURL(/\/user#\/$/)
  await page.locator('summary').click()
  await page.getByRole('link', { name: says('customers.settings') }).click()
  await title('tenant.settings')
  await expectNoFindings(page, `tenant settings ${language}`)
})

test('Mails in another language than the page: a press changes them, and a log-out that the server does not answer ends here', async () => {
  const email = 'greta@tenant-accounts.example'
  const { accessToken } = await tenants().registered(email)
  const page = await site.openPage(LOCALES.de)
  const { title, button, says } = personAt(page, 'de')
  await enterAsTenant(page, site.url(), { username: email }, '/settings')
  await title('tenant.settings')
  await page.getByText(says('tenant.languagesDiffer', { screens: 'Deutsch', mails: 'Dänisch' })).waitFor()
  await button('tenant.mailsToo', { language: 'Deutsch' }).click()
  await page.getByText(says('tenant.mailsNow', { language: 'Deutsch' })).waitFor()
  await site.idle()
  expect((await tenants().own(accessToken)).language).toBe('de')

  await page.route('**/api/token/revoke/', route => route.abort())
  await page.locator('summary').click()
  await button('identity.logOut').first().click()
  await page.waitForURL(/\/login\/demo$/)
  await page.locator('#username').waitFor()
})
