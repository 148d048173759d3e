/** Looks at the screens of a tenant, and at those beside a visitor's way, as screens.test.ts does at that way. */
import { expect, test } from 'vitest'
import { openMarket } from '../cloud/local-cloud.ts'
import { LOCALES } from './door.ts'
import { LONG_WAY } from './languages.ts'
import { expectClean, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { look } from './walks/look.ts'
import { walkTenant } from './walks/tenant.ts'
import { marketOf } from './walks/visitor.ts'

const site = siteForTests()

/** Screens that no walk comes by. */
const BESIDE = {
  'not found': '/nothing/here',
  'terms of a market': '/terms/demo',
  'a market that is not there': '/login/nobody',
  'password reset': '/login/demo/reset-password',
  'a dead link': '/login/demo/confirm-email?token=dead',
  'the right of withdrawal': '/login/demo/withdrawal-right',
}

test.each(LONG_WAY)('The way of a tenant is clean on every screen, in %s', async language => {
  const page = await site.openPage(LOCALES[language], 1280)
  const shoot = (name: string) => look(page, name)
  await walkTenant({ page, url: site.url(), language, market: marketOf(language), shoot })
})

test.each(LONG_WAY)('Screens beside the way are clean, in %s', async language => {
  const page = await site.openPage(LOCALES[language], 1280)
  for (const [name, path] of Object.entries(BESIDE)) {
    await page.goto(site.url() + path)
    await page.locator('#app').getByRole('heading', { level: 1 }).first().waitFor()
    expect(await page.locator('html').getAttribute('lang'), name).toBe(language)
    await look(page, name)
  }
})

test('An administrator and a tenant are logged in side by side, and the tenant logs out alone', async () => {
  const page = await site.openPage('da-DK', 1280)
  await logInAsStaff(page, site.url())
  await page.goto(`${site.url()}/login/demo`)
  await page.getByLabel('E-mail eller kundenummer').fill('100001')
  await page.locator('input[type="password"]').fill('Kunde-demo-1')
  await page.getByRole('button', { name: 'Log ind' }).click()
  await page.waitForURL(/\/user#/)
  await page.locator('summary').waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
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
    await expectClean(page, `message of level ${level}`)
  }
})
