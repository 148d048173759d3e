/** The door of the staff: a shop is opened, its people get in, are invited, secured by a second factor, and removed. */
import { mkdirSync } from 'node:fs'
import { generate } from 'otplib'
import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import type { Language } from '#shared/kit/language.ts'
import { atRest } from './browser.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()
vi.setConfig({ testTimeout: 180_000 })
if (process.env.LOOK) mkdirSync(process.env.LOOK, { recursive: true })

const PASSWORD = 'Et-godt-kodeord'
const LOCALES = { da: 'da-DK', de: 'de-DE', en: 'en-GB' } as const

const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [id, value] of Object.entries(fields)) await page.locator(`[id="${id}"]`).fill(value)
}
const submit = (page: Page, field: string) =>
  page
    .locator('form', { has: page.locator(`[id="${field}"]`) })
    .locator('button[type="submit"]')
    .click()

const shopOf = (market: string) => ({
  visualName: 'Skurets Æbler',
  marketId: market,
  username: 'chef',
  email: `chef@${market}.example.com`,
  password: PASSWORD,
  again: PASSWORD,
})

/** Opens a shop by calls, and logs its first administrator in. */
const shopWith = async (market: string, language: Language = 'da', width = 1280) => {
  const { again: _again, ...shop } = shopOf(market)
  const { status } = await site.call('POST', '/api/register_market/', { ...shop, country: 'dk', language })
  expect(status).toBe(201)
  const page = await site.openPage(LOCALES[language], width)
  await logInAsStaff(page, site.url(), { market, username: 'chef', password: PASSWORD })
  return { page, ...personAt(page, language) }
}

const linkIn = async (email: string): Promise<string> => {
  await site.idle()
  const { body } = await site.call<{ links: string[] }[]>('GET', `/local/mail/?to=${email}`)
  return body[0]?.links[0] ?? ''
}

const openSection = async (page: Page, path: string) => {
  await page.goto(`${site.url()}/admin_section#/settings/${path}`)
}

test.each([
  ['da', 'dk'],
  ['de', 'de'],
  ['en', 'gb'],
] as const)('A shop is opened in %s, and its owner logs in with one press', async (language, country) => {
  const page = await site.openPage(LOCALES[language], 390)
  const { says, title, button } = personAt(page, language)
  const market = `door-${language}`
  await page.goto(`${site.url()}/`)
  await page.getByRole('link', { name: says('home.openShop') }).click()
  await title('register.title')
  await page.locator('#visualName').fill('Skurets Æbler')
  expect(await page.locator('#marketId').inputValue()).toBe('skurets-aebler')
  expect(await page.locator('#country').inputValue()).toBe(country)
  expect(await page.locator('#language').inputValue()).toBe(language)
  await atRest(page)
  await expectNoFindingsAtBothWidths(page, `register ${language}`)
  await fill(page, shopOf(market))
  await submit(page, 'marketId')
  await title('register.doneTitle')
  await page.getByText(`chef@${market}.example.com`).waitFor()
  await atRest(page)
  await expectNoFindingsAtBothWidths(page, `register done ${language}`)
  expect(await linkIn(`chef@${market}.example.com`)).toContain('/admin_section#/confirm-email?token=')
  await button('identity.logIn').click()
  await page.locator('nav a[href$="/settings"]').waitFor()
})

test('What is wrong is said at its field, and what was typed stays, but for the password', async () => {
  const page = await site.openPage('da-DK', 1280)
  const { says, title } = personAt(page, 'da')
  await page.goto(`${site.url()}/admin_section#/register`)
  await title('register.title')
  await fill(page, { ...shopOf('demo'), username: 'no', again: 'another' })
  await page.locator('#marketId').fill('de mo')
  await page.getByText(says('register.idRule')).waitFor()
  await submit(page, 'marketId')
  for (const text of ['register.idRule', 'register.nameRule', 'codes.not_identical'])
    await page.locator('.mantine-InputWrapper-error', { hasText: says(text) }).waitFor()
  await atRest(page)
  await expectNoFindingsAtBothWidths(page, 'register refused')
  await fill(page, { ...shopOf('demo') })
  await submit(page, 'marketId')
  await page.locator('.mantine-InputWrapper-error', { hasText: says('codes.market_id_taken') }).waitFor()
  await page.reload()
  await page.getByText(says('form.keptTitle')).waitFor()
  expect(await page.locator('#email').inputValue()).toBe('chef@demo.example.com')
  expect(await page.locator('#marketId').inputValue()).toBe('demo')
  expect(await page.locator('#password').inputValue()).toBe('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(PASSWORD)
})

test('The keyboard alone opens a shop, and a double press opens one', async () => {
  const page = await site.openPage('en-GB', 1280)
  const { title } = personAt(page, 'en')
  await page.goto(`${site.url()}/admin_section#/register`)
  await title('register.title')
  await page.locator('#visualName').focus()
  await page.keyboard.type('Keys')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('door-keys')
  for (const _ of ['country', 'language', 'username']) await page.keyboard.press('Tab')
  await page.keyboard.type('chef')
  await page.keyboard.press('Tab')
  await page.keyboard.type('chef@door-keys.example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await title('register.doneTitle')
})

test('Staff who forgot the password get a link, and choose another one', async () => {
  const { page: inside } = await shopWith('door-forgot')
  await inside.close()
  const page = await site.openPage('da-DK', 390)
  const { says, title } = personAt(page, 'da')
  await page.goto(`${site.url()}/admin_section#/login`)
  await page.getByRole('link', { name: says('identity.forgot') }).click()
  await title('identity.resetTitle')
  await submit(page, 'email')
  await page.locator('#email-error').waitFor()
  await atRest(page)
  await expectNoFindingsAtBothWidths(page, 'forgot')
  await fill(page, { market_id: 'door-forgot', email: shopOf('door-forgot').email })
  await submit(page, 'email')
  await page.getByText(says('identity.linkSent')).waitFor()
  await page.goto(await linkIn(shopOf('door-forgot').email))
  await fill(page, { newPassword1: 'Et-andet-kodeord', newPassword2: 'Et-andet-kodeord' })
  await submit(page, 'newPassword1')
  await page.getByText(says('password.passwordSaved')).waitFor()
  await logInAsStaff(page, site.url(), {
    market: 'door-forgot',
    username: 'chef',
    password: 'Et-andet-kodeord',
  })
})

test('The own name, address and password are changed; a new address waits for its owner', async () => {
  const { page, says, title, button } = await shopWith('door-own')
  await openSection(page, 'user')
  await title('account.title')
  await atRest(page)
  await expectNoFindingsAtBothWidths(page, 'user')
  await page.setViewportSize({ width: 1280, height: 844 })
  await submit(page, 'username')
  await page.getByText(says('codes.nothing_changed')).waitFor()
  await fill(page, { username: 'a b' })
  await submit(page, 'username')
  await page.locator('#username-error', { hasText: says('account.nameRule') }).waitFor()
  await fill(page, { username: 'anna', email: 'anna@door-own.example.com' })
  await submit(page, 'username')
  await page.getByText(says('account.saved')).waitFor()
  await page.getByText(says('account.waiting', { email: 'anna@door-own.example.com' })).waitFor()
  expect(await page.locator('#email').inputValue()).toBe('chef@door-own.example.com')
  await page.getByRole('button', { name: /anna/ }).waitFor()
  await button('account.keepOld').click()
  await page.getByText(says('account.waiting')).waitFor({ state: 'detached' })
  await fill(page, { oldPassword: PASSWORD, newPassword1: PASSWORD, newPassword2: PASSWORD })
  await submit(page, 'newPassword1')
  await page.locator('#newPassword1-error', { hasText: says('codes.same_as_old') }).waitFor()
  await fill(page, { newPassword1: 'Et-nyt-kodeord', newPassword2: 'Et-nyt-kodeord' })
  await submit(page, 'newPassword1')
  await page.getByText(says('password.passwordSaved')).waitFor()
  expect(await page.locator('#oldPassword').inputValue()).toBe('')
  await openSection(page, 'administrators')
  await page.getByText('chef@door-own.example.com').waitFor()
})

test('A second factor is set up, asked for at log-in, and switched off', async () => {
  const { page, says, title, button } = await shopWith('door-factor', 'de')
  await openSection(page, 'user')
  await title('account.title')
  await button('account.setUp').click()
  await fill(page, { password: 'falsch-falsch' })
  await submit(page, 'password')
  await page.locator('#password-error', { hasText: says('codes.wrong_password') }).waitFor()
  await fill(page, { password: PASSWORD })
  await submit(page, 'password')
  await page.getByRole('img', { name: says('account.qr') }).waitFor()
  await atRest(page)
  await expectNoFindingsAtBothWidths(page, 'second factor code')
  await page.setViewportSize({ width: 1280, height: 844 })
  const secret = (await page.locator('code').textContent()) ?? ''
  const code = () => generate({ secret, epoch: Math.floor(site.now() / 1000) })
  await fill(page, { code: '000000' })
  await submit(page, 'code')
  await page.locator('#code-error', { hasText: says('staff.wrongCode') }).waitFor()
  await fill(page, { code: await code() })
  await submit(page, 'code')
  await page.getByText(says('account.recoveryTitle')).waitFor()
  const [first = '', second = ''] = await page
    .locator('main li', { hasText: /^[a-z2-9]{5}-[a-z2-9]{5}$/ })
    .allTextContents()
  await atRest(page)
  await expectNoFindingsAtBothWidths(page, 'second factor recovery')
  await button('account.kept').click()
  await page.getByText(says('account.codesLeft', { count: '10' })).waitFor()

  const other = await site.openPage('de-DE', 390)
  const there = personAt(other, 'de')
  await other.goto(`${site.url()}/admin_section`)
  await fill(other, { market_id: 'door-factor', username: 'chef', password: PASSWORD })
  await submit(other, 'password')
  await fill(other, { code: '000000' })
  await submit(other, 'code')
  await other.locator('#code-error', { hasText: there.says('staff.wrongCode') }).waitFor()
  await fill(other, { code: first })
  await submit(other, 'code')
  await other.locator('nav a[href$="/settings"]').waitFor()

  await button('account.stop').click()
  await fill(page, { password: PASSWORD, code: second })
  await submit(page, 'code')
  await page.getByText(says('account.stopped')).waitFor()
  await page.getByText(says('account.factorLead')).waitFor()
})

test('An administrator is invited, chooses a password, logs in, and is removed with words at log-in', async () => {
  const { page, says, title, button } = await shopWith('door-team', 'en')
  await openSection(page, 'administrators')
  await title('account.admins')
  await fill(page, { username: 'chef', email: 'nobody' })
  await submit(page, 'username')
  await page.locator('#email-error').waitFor()
  await fill(page, { email: 'bo@door-team.example.com' })
  await submit(page, 'username')
  await page.locator('#username-error', { hasText: says('codes.username_taken') }).waitFor()
  await fill(page, { username: 'bo' + 'dil' })
  await submit(page, 'username')
  await page.getByText(says('account.inviteSent')).waitFor()
  await page.getByText(says('account.invited')).waitFor()
  await atRest(page)
  await expectNoFindingsAtBothWidths(page, 'administrators')
  await page.setViewportSize({ width: 1280, height: 844 })

  await button('account.removeNamed', { name: 'chef' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(says('account.removeSelfText')).waitFor()
  await dialog.getByRole('button', { name: says('account.remove') }).click()
  await page.getByText(says('codes.last_administrator')).waitFor()

  const other = await site.openPage('en-GB', 390)
  const there = personAt(other, 'en')
  await other.goto(await linkIn('bo@door-team.example.com'))
  await fill(other, { newPassword1: PASSWORD, newPassword2: PASSWORD })
  await submit(other, 'newPassword1')
  await other.getByText(there.says('password.confirmedTitle')).waitFor()
  await logInAsStaff(other, site.url(), { market: 'door-team', username: 'bodil', password: PASSWORD })

  await button('account.removeNamed', { name: 'bodil' }).click()
  await dialog.getByRole('button', { name: says('account.remove') }).click()
  await page.getByText(says('account.removed', { name: 'bodil' })).waitFor()
  await openSection(other, 'user')
  await there.title('identity.adminTitle')
  await other.getByText(there.says('codes.permission_denied')).waitFor()
})

test('The language that staff choose is that of their mails; a shop that takes no bookings says what is missing', async () => {
  const { page } = await shopWith('door-words', 'en')
  await page.goto(`${site.url()}/admin_section#/booking/requests`)
  const en = personAt(page, 'en')
  await page.getByRole('link', { name: en.says('staff.seeMissing') }).click()
  await en.title('setup.requiredTitle')
  await page.getByText(en.says('setup.missingTerms')).waitFor()
  await atRest(page)
  await expectNoFindingsAtBothWidths(page, 'settings required')
  const said = page.waitForResponse(response => response.url().includes('/i18n/setlang/'))
  await page.getByLabel(en.says('kit.language')).selectOption('de')
  expect((await said).status()).toBe(204)
  const logIn = { username: 'chef', password: PASSWORD, market_id: 'door-words' }
  const { accessToken: token } = (await site.call<{ accessToken: string }>('POST', '/api/token/', logIn)).body
  const { body } = await site.call('GET', '/api/admin/admin/', undefined, { market: 'door-words', token })
  expect(body).toMatchObject({ language: 'de' })
})
