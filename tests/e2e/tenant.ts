/** How a tenant comes in. */
import type { Page } from 'playwright'
import { TENANT_PASSWORD } from '../people/tenant.ts'

interface TenantLogIn {
  market?: string
  /** An address or a customer number. */
  username: string
  password?: string
}

/** Opens a screen of a tenant, by its path, with a session that a call has begun. */
export const enterAsTenant = async (
  page: Page,
  site: string,
  { market = 'demo', username, password = TENANT_PASSWORD }: TenantLogIn,
  at: string,
): Promise<void> => {
  const answer = await fetch(`${site}/api/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ market_id: market, username, password }),
  })
  if (answer.status !== 200) throw new Error(`${username} of ${market} cannot log in: ${await answer.text()}`)
  const session = JSON.stringify({ ...(await answer.json()), date: Date.now() })
  // A page of the site without scripts, because each origin has a storage of its own.
  await page.goto(`${site}/local/clock/`)
  await page.evaluate(kept => localStorage.setItem('customerSession', kept), session)
  await page.goto(`${site}/user#${at}`)
  await page.locator('#app').getByRole('heading', { level: 1 }).waitFor()
}
