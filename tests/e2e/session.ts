/** Begins a session by a call, where a log-in is not what a test looks at. */
import type { Page } from 'playwright'

export interface LogIn {
  market: string
  /** A name, or of a tenant an address or a customer number. */
  username: string
  password: string
}

/** Keeps a new session under a key of the page's storage. Ends on a page of the site without scripts. */
export const beginSession = async (
  page: Page,
  site: string,
  { market, username, password }: LogIn,
  key: 'adminSession' | 'customerSession',
): Promise<void> => {
  const answer = await fetch(`${site}/api/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ market_id: market, username, password }),
  })
  if (answer.status !== 200) throw new Error(`${username} of ${market} cannot log in: ${await answer.text()}`)
  const session = JSON.stringify({ ...(await answer.json()), date: Date.now() })
  // Each origin has a storage of its own.
  await page.goto(`${site}/local/clock/`)
  await page.evaluate(([name, kept]) => localStorage.setItem(name, kept), [key, session] as const)
}
