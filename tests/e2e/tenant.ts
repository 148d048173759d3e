/** How a tenant comes in. */
import type { Page } from 'playwright'
import { TENANT_PASSWORD } from '../people/tenant.ts'

interface TenantLogIn {
  market?: string
  /** An address or a customer number. */
  username: string
  password?: string
}

/** Logs in on the market's page, and waits for home: before that, the app would lose the next address. */
export const logInAsTenant = async (
  page: Page,
  site: string,
  { market = 'demo', username, password = TENANT_PASSWORD }: TenantLogIn,
): Promise<void> => {
  await page.goto(`${site}/login/${market}`)
  await page.locator('#username').fill(username)
  await page.locator('input[type="password"]').fill(password)
  await page.locator('form button[type="submit"]').first().click()
  await page.waitForURL(/\/user#/)
  await page.locator('#app').getByRole('heading', { level: 1 }).waitFor()
}
