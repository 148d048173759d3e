/** The door of the staff: a shop is opened, a forgotten password replaced, and a closed shop says what it lacks. */
import { mkdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { atRest } from './browser.ts'
import { fill, LOCALES, linkIn, PASSWORD, shopOf, shopWith, submit } from './door.ts'
import { LONG_WAY } from './languages.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()
if (process.env.LOOK) mkdirSync(process.env.LOOK, { recursive: true })

const COUNTRIES = { da: 'dk', de: 'de', en: 'gb' }

test.each(LONG_WAY)('A shop is opened in %s, and its owner logs in with one press', async language => {
  const page = await site.openPage(LOCALES[language], 390)
  const { says, title, button } = personAt(page, language)
  const market = `door-${language}`
  await page.goto(`${site.url()}/`)
  await page.getByRole('link', { name: says('home.openShop') }).click()
  await title('register.title')
  await page.locator('#visualName').fill('Skurets Æbler')
  expect(await page.locator('#marketId').inputValue()).toBe('skurets-aebler')
  expect(await page.locator('#country').inputValue()).toBe(COUNTRIES[language])
  expect(await page.locator('#language').inputValue()).toBe(language)
  await atRest(page)
  await expectNoFindingsAtBothWidths(page, `register ${language}`)
  await fill(page, shopOf(market))
  await submit(page, 'marketId')
  await title('register.doneTitle')
  await page.getByText(`chef@${market}.example.com`).waitFor()
  await atRest(page)
  await expectNoFindingsAtBothWidths(page, `register done ${language}`)
  expect(await linkIn(site, `chef@${market}.example.com`)).toContain('/admin_section#/confirm-email?token=')
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

test('Staff who forgot the password get a link, and choose another one', async () => {
  const { page: inside } = await shopWith(site, 'door-forgot')
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
  await page.goto(await linkIn(site, shopOf('door-forgot').email))
  await fill(page, { newPassword1: 'Et-andet-kodeord', newPassword2: 'Et-andet-kodeord' })
  await submit(page, 'newPassword1')
  await page.getByText(says('password.passwordSaved')).waitFor()
  // Another link in the same tab is another one: it has done nothing yet.
  const { email } = shopOf('door-forgot')
  await site.call('POST', '/api/password/reset/', { market_id: 'door-forgot', email })
  await page.goto(await linkIn(site, email))
  await page.locator('#newPassword1').waitFor()
  const as = { market: 'door-forgot', username: 'chef', password: 'Et-andet-kodeord' }
  await logInAsStaff(page, site.url(), { as })
})

test('The language that staff choose is that of their mails; a shop that takes no bookings says what is missing', async () => {
  const { page } = await shopWith(site, 'door-words', 'en')
  await page.goto(`${site.url()}/admin_section#/booking/requests`)
  const en = personAt(page, 'en')
  await page.getByRole('link', { name: en.says('staff.seeMissing') }).click()
  await en.title('ready.requiredTitle')
  await page.getByText(en.says('needs.card')).waitFor()
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
