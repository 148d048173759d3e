/** How the tests of the settings open them, and how another administrator changes them meanwhile. */
import type { Page } from 'playwright'
import { staffToken } from '../people/staff.ts'
import type { Site } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

export const openSettings = async (site: Site, width: number) => {
  const page = await site.openPage('da-DK', width)
  const person = personAt(page, 'da')
  await logInAsStaff(page, site.url())
  await page.getByRole('link', { name: person.says('staff.settings') }).click()
  await person.title('setup.title')
  return { page, ...person }
}

/** The call of another administrator: the market's path, and who asks. */
export const demoStaff = async (site: Site) => ({
  path: '/api/admin/markets/demo/',
  token: { market: 'demo', token: await staffToken(site, 'demo') },
})

export const section = (page: Page, path: string) => page.locator(`a[href$="#/settings/${path}"]`).first()
