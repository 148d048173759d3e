import { expect, test } from 'vitest'
import { openMarket } from '../cloud/local-cloud.ts'
import { atRest } from './browser.ts'
import { LOCALES } from './door.ts'
import { LONG_WAY } from './languages.ts'
import { expectNoFindings, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'

const site = siteForTests()

const SCREENS = {
  home: '/',
  'not found': '/nothing/here',
  'terms of a market': '/terms/demo',
  'landing of a market': '/login/demo',
  'a market that is not there': '/login/nobody',
  'password reset': '/login/demo/reset-password',
  'a dead link': '/login/demo/confirm-email?token=dead',
  'the right of withdrawal': '/login/demo/withdrawal-right',
  'administrators log in': '/admin_section',
}

test.each(LONG_WAY)('Axe finds nothing on the screens in %s, on a phone and on a till PC', async language => {
  const page = await site.openPage(LOCALES[language])
  for (const [name, path] of Object.entries(SCREENS)) {
    await page.goto(site.url() + path)
    await page.locator('#app').getByRole('heading', { level: 1 }).first().waitFor()
    await atRest(page)
    expect(await page.locator('html').getAttribute('lang'), name).toBe(language)
    await expectNoFindingsAtBothWidths(page, `${name} in ${language}`)
  }
})

test('An administrator and a tenant are logged in side by side, and the tenant logs out alone', async () => {
  const page = await site.openPage('da-DK', 1280)
  await page.goto(`${site.url()}/admin_section`)
  // A shop is known by its name once the list of shops is there.
  await page.locator('datalist option').first().waitFor({ state: 'attached' })
  await page.getByLabel('Butik', { exact: true }).fill('Loppehjørnet')
  await page.getByLabel('Brugernavn').fill('admin')
  await page.locator('input[type="password"]').fill('Admin-demo-1')
  await page.getByRole('button', { name: 'Log ind' }).click()
  await page.getByRole('button', { name: 'Log ud' }).waitFor()
  await page.locator('#app h1').waitFor()
  await expectNoFindings(page, 'home of an administrator')

  await page.goto(`${site.url()}/login/demo`)
  await page.getByLabel('E-mail eller kundenummer').fill('100001')
  await page.locator('input[type="password"]').fill('Kunde-demo-1')
  await page.getByRole('button', { name: 'Log ind' }).click()
  await page.waitForURL(/\/user#/)
  await page.locator('summary').waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectNoFindings(page, 'home of a tenant')
  await page.locator('summary').click()
  await page.getByRole('button', { name: 'Log ud' }).click()
  await page.waitForURL(url => !url.pathname.startsWith('/user'))

  await page.goto(`${site.url()}/admin_section`)
  await page.getByRole('button', { name: 'Log ud' }).waitFor()
})

test('A public message has the title of its level', async () => {
  const page = await site.openPage('da-DK')
  for (const [level, title, text] of [
    [1, 'Nyt fra butikken', 'Vi holder fødselsdag på lørdag med kage til alle.'],
    [2, 'Vær opmærksom', 'Elevatoren er til service hele mandag.'],
    [3, 'Vigtigt', 'Vandskade: butikken er lukket, til vi skriver noget andet her.'],
  ] as const) {
    const marketId = `message-${level}`
    await openMarket(marketId, 1, { publicMessage: { level, text } })
    await page.goto(`${site.url()}/login/${marketId}`)
    const message = page.getByRole('alert').filter({ hasText: text })
    await message.getByText(title).waitFor()
    await expectNoFindingsAtBothWidths(page, `message of level ${level}`)
  }
})
