/** How staff come in, and what the address of their screen says. */
import type { Page } from 'playwright'
import { atRest } from './browser.ts'
import { beginSession, type LogIn } from './session.ts'

export const DEMO_STAFF: LogIn = { market: 'demo', username: 'admin', password: 'Admin-demo-1' }

interface Entrance {
  as?: LogIn
  /** The path and query of the screen; without it the first one. */
  at?: string
}

/**
 * Opens a screen with a session that a call has begun, in the language of the page. The tests of the log-in type their
 * name and password themselves.
 */
export const logInAsStaff = async (
  page: Page,
  site: string,
  { as = DEMO_STAFF, at = '/' }: Entrance = {},
): Promise<void> => {
  await beginSession(page, site, as, 'adminSession')
  await page.evaluate(market => localStorage.setItem('marketId', JSON.stringify(market)), as.market)
  await page.goto(`${site}/admin_section#${at}`)
  await page.locator('nav a[href$="/customers"]').waitFor()
}

/** The part of the address after the screen's name. */
export const queryOf = (page: Page): string => new URL(page.url()).hash.split('?')[1] ?? ''

/** Opens a screen of the staff and waits until its heading has taken the place of the one before. */
export const openStaffs = async (page: Page, site: string, hash: string): Promise<void> => {
  const isThere = new URL(page.url()).hash === `#${hash}`
  const before = isThere ? [] : await page.locator('#app h1').allTextContents()
  await page.goto(`${site}/admin_section#${hash}`)
  await page.waitForFunction(([old]) => {
    const heading = document.querySelector('#app h1')
    return heading && heading.textContent !== old
  }, before)
  await atRest(page)
}
