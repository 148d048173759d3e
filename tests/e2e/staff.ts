/** How staff log in, and what the address of their screen says. */
import type { Page } from 'playwright-core'

export interface StaffLogIn {
  market: string
  username: string
  password: string
}

export const DEMO_STAFF: StaffLogIn = { market: 'demo', username: 'admin', password: 'Admin-demo-1' }

/** In the language of the page. */
export const logInAsStaff = async (page: Page, site: string, who = DEMO_STAFF): Promise<void> => {
  await page.goto(`${site}/admin_section`)
  await page.locator('#market_id').fill(who.market)
  await page.locator('#username').fill(who.username)
  await page.locator('#password').fill(who.password)
  await page.locator('form button[type="submit"]').click()
  await page.locator('nav a[href$="/customers"]').waitFor()
}

/** The part of the address after the screen's name. */
export const queryOf = (page: Page): string => new URL(page.url()).hash.split('?')[1] ?? ''
