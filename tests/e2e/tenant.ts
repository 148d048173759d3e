/** How a tenant comes in. */
import type { Page } from 'playwright'
import { TENANT_PASSWORD, tenantsOf } from '../people/tenant.ts'
import { atRest } from './browser.ts'
import { beginSession, type LogIn } from './session.ts'
import type { Site } from './site.ts'

/** Opens a screen of a tenant, by its path, with a session that a call has begun. */
export const enterAsTenant = async (
  page: Page,
  site: string,
  { market = 'demo', username, password = TENANT_PASSWORD }: Partial<LogIn> & Pick<LogIn, 'username'>,
  at: string,
): Promise<void> => {
  await beginSession(page, site, { market, username, password }, 'customerSession')
  await page.goto(`${site}/user#${at}`)
  await page.locator('#app').getByRole('heading', { level: 1 }).waitFor()
}

/** Returns the newest link with a token in the demo's mails to an address, on the site of this test. */
export const linkTo = async (site: Site, email: string): Promise<string> => {
  const links = (await tenantsOf(site, 'demo').mails(email)).flatMap(mail => mail.links)
  const { pathname, search } = new URL(links.find(link => link.includes('token=')) ?? '')
  return site.url() + pathname + search
}

/** Types a tenant's password on a page in Danish. Waits first: pictures and fonts move what is typed into. */
export const typeLogIn = async (page: Page, username: string): Promise<void> => {
  await atRest(page)
  await page.locator('#username').fill(username)
  await page.locator('input[type="password"]').fill(TENANT_PASSWORD)
  await page.locator('input[type="password"]').press('Enter')
  await page.waitForURL(/\/user#\/$/)
}
