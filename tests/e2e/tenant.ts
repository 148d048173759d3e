/** How a tenant comes in. */
import type { Page } from 'playwright'
import { TENANT_PASSWORD } from '../people/tenant.ts'
import { beginSession, type LogIn } from './session.ts'

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
