import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { demandNewPassword, setPassword } from '#functions/identity/provider.ts'
import { newGuest, visitorOf } from '../people/visitor.ts'
import { expectNoFindings, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { enterAsTenant } from './tenant.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

/** Returns the newest link in the mails to an address, on the site of this test. */
const linkTo = async (email: string): Promise<string> => {
  await site.idle()
  const links = (await visitorOf(site, 'demo').mails(email)).flatMap(mail => mail.links)
  const link = links.find(one => one.includes('token='))
  if (!link) throw new Error(`no link was sent to ${email}`)
  const { pathname, search } = new URL(link)
  return site.url() + pathname + search
}

const fillPasswords = async (page: Page, passwords: Record<string, string>) => {
  for (const [field, password] of Object.entries(passwords)) await page.locator(`#${field}`).fill(password)
}

const logIn = async (page: Page, username: string, password: string) => {
  await page.goto(`${site.url()}/login/demo`)
  await page.getByRole('textbox', { name: 'E-mail eller kundenummer' }).fill(username)
  await page.locator('input[type="password"]').fill(password)
  await page.getByRole('button', { name: 'Log ind' }).click()
}

/** Logs Anna in, and opens the page on which she changes her password. */
const openPasswordPage = async (page: Page) => {
  await setPassword({ market: 'demo', username: '100001' }, 'Kunde-demo-1', 'customers')
  await enterAsTenant(page, site.url(), { username: '100001', password: 'Kunde-demo-1' }, '/')
  await page.goto(`${site.url()}/user#/password`)
}

test('A guest who paid chooses a password by the link in the mail, and can log in as a tenant', async () => {
  const visitor = visitorOf(site, 'demo')
  const guest = newGuest()
  const checkout = visitor.checkout([await visitor.reserveOne()], guest)
  const { paymentId } = (await visitor.init(checkout)).body
  await visitor.pay(paymentId)
  expect((await visitor.confirm(checkout, paymentId)).status).toBe(200)

  const page = await site.openPage('da-DK', 1280)
  const { title, button, says } = personAt(page, 'da')
  const link = await linkTo(guest.customerEmail)
  await page.goto(link)
  await title('password.confirmTitle')
  await page.getByText(guest.customerEmail).waitFor()
  await expectNoFindingsAtBothWidths(page, 'confirm email')

  await fillPasswords(page, { newPassword1: 'kort', newPassword2: 'et andet' })
  await button('password.verify').click()
  await page.locator('#newPassword1[aria-invalid="true"]').waitFor()
  await expectNoFindingsAtBothWidths(page, 'confirm email with errors')
  expect(await page.locator('#newPassword2').inputValue()).toBe('et andet')

  await fillPasswords(page, { newPassword1: 'Et-godt-kodeord', newPassword2: 'Et-godt-kodeord' })
  await button('password.verify').click()
  await page.getByText(says('password.confirmed')).waitFor()
  await expectNoFindingsAtBothWidths(page, 'email confirmed')

  await title('password.confirmedTitle')

  await page.goto(link)
  await page.getByText(says('password.deadLink')).waitFor()
  await expectNoFindings(page, 'a link that was used')
  await page.getByRole('link', { name: says('password.newLink') }).click()
  await title('password.newLink')
  await page.getByText(says('password.firstText')).waitFor()
  expect(await page.locator('#email').inputValue()).toBe(guest.customerEmail)
  await expectNoFindings(page, 'a new link for a first password')
  await logIn(page, guest.customerEmail, 'Et-godt-kodeord')
  await page.getByText(guest.customerName).first().waitFor()
})

test('A tenant replaces a forgotten password by the link in the mail', async () => {
  const page = await site.openPage('da-DK', 1280)
  const { title, button, says } = personAt(page, 'da')
  await page.goto(`${site.url()}/login/demo`)
  await page.getByRole('link', { name: says('identity.forgot') }).click()
  await title('identity.resetTitle')
  await page.locator('input[type="email"]').fill('anna@example.com')
  await button('identity.sendLink').click()
  await page.getByText(says('identity.linkSent', { email: 'anna@example.com' })).waitFor()
  await expectNoFindingsAtBothWidths(page, 'link sent')

  const link = await linkTo('anna@example.com')
  await page.goto(link)
  await page.locator('#newPassword1').waitFor()
  await expectNoFindingsAtBothWidths(page, 'reset password')
  const tab = await page.context().newPage()
  await tab.goto(link)
  await tab.locator('#newPassword1').waitFor()
  await fillPasswords(page, { newPassword1: 'Annas-nye-kode', newPassword2: 'Annas-nye-kode' })
  await button('password.savePassword').click()
  await title('password.changedTitle')
  await expectNoFindingsAtBothWidths(page, 'password reset')
  // A tab in which the link was opened before shows what a reload shows.
  await fillPasswords(tab, { newPassword1: 'En-anden-kode', newPassword2: 'En-anden-kode' })
  await tab.getByRole('button', { name: says('password.savePassword') }).click()
  await tab.getByText(says('password.deadLink')).waitFor()
  await tab.getByRole('link', { name: says('password.newLink') }).waitFor()
  await tab.close()
  await page.getByRole('link', { name: says('identity.toLogIn') }).click()
  await page.locator('#username:focus').waitFor()
  expect(await page.locator('#username').evaluate(field => field.getBoundingClientRect().top)).toBeLessThan(
    844,
  )
  await logIn(page, 'anna@example.com', 'Annas-nye-kode')
  await page.waitForURL(/\/user#/)
})

test('A tenant whose password staff have set must choose a new one before anything else', async () => {
  const page = await site.openPage('da-DK', 1280)
  const { title, button, says } = personAt(page, 'da')
  await setPassword({ market: 'demo', username: '100001' }, 'Staffs-choice', 'customers')
  await demandNewPassword({ market: 'demo', username: '100001' })
  await logIn(page, '100001', 'Staffs-choice')
  await title('password.newPasswordTitle')
  await page.getByText(says('password.mustChange')).waitFor()
  await expectNoFindingsAtBothWidths(page, 'password that must be changed')

  await page.goto(`${site.url()}/user#/create_booking`)
  await title('password.newPasswordTitle')
  const wanted = { newPassword1: 'Kunde-demo-2', newPassword2: 'Kunde-demo-2' }
  await fillPasswords(page, { oldPassword: 'ikke den gamle', ...wanted })
  await button('password.savePassword').click()
  await page.locator('#oldPassword[aria-invalid="true"]').waitFor()
  await expectNoFindingsAtBothWidths(page, 'a wrong old password')
  await fillPasswords(page, { oldPassword: 'Staffs-choice' })
  await button('password.savePassword').click()
  await title('bookings.typeTitle')
})

test('A tenant who has no password, or forgot it, gets a link to choose one without typing the address', async () => {
  const page = await site.openPage('da-DK', 1280)
  const { title, button, says } = personAt(page, 'da')
  await openPasswordPage(page)
  await page.getByRole('heading', { name: says('password.noneTitle') }).waitFor()
  await expectNoFindingsAtBothWidths(page, 'a password that is changed or unknown')
  await button('identity.sendLink').click()
  await page.getByText(says('password.linkSent', { email: 'anna@example.com' })).waitFor()
  await expectNoFindingsAtBothWidths(page, 'a link for a password that is unknown')
  await page.goto(await linkTo('anna@example.com'))
  await fillPasswords(page, { newPassword1: 'Annas-nye-kode', newPassword2: 'Annas-nye-kode' })
  await button('password.savePassword').click()
  await title('password.changedTitle')
})

test('The mail page of a local cloud shows mails, but runs no script and loads nothing of theirs', async () => {
  const page = await site.openPage('da-DK', 1280)
  const answer = await page.goto(`${site.url()}/local/mail/?to=anna@example.com`)
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'")
  const mail = page.frameLocator('iframe').first()
  await mail.getByRole('link').first().waitFor()
  expect(await page.evaluate(() => getComputedStyle(document.body).maxWidth)).toBe('960px')
  // The token in a link is longer than a phone is wide.
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('A link or Back asks before it leaves a form with unsaved input', async () => {
  const page = await site.openPage('da-DK', 1280)
  const { title, button, says } = personAt(page, 'da')
  await openPasswordPage(page)
  await title('password.newPasswordTitle')
  await page.locator('#newPassword1').fill('Noget-andet-1')

  const question = page.getByRole('dialog', { name: says('form.leaveTitle') })
  const book = page.getByRole('link', { name: says('markets.bookNow') })
  await book.click()
  await question.waitFor()
  await expectNoFindingsAtBothWidths(page, 'asked before leaving')
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  await page.locator('a:focus').getByText(says('markets.bookNow')).waitFor()
  expect(await page.locator('#newPassword1').inputValue()).toBe('Noget-andet-1')

  await page.evaluate(() => history.back())
  await question.waitFor()
  await expect.poll(() => new URL(page.url()).hash).toBe('#/password')
  await button('form.leave').click()
  await page.waitForURL(/\/user#\/$/)
  await page.getByRole('heading', { level: 1, name: says('customers.hello') }).waitFor()
})
