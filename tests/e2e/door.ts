/** What the tests of the staff's door share: a new shop, its first administrator, and forms by their fields. */
import type { Page } from 'playwright'
import { expect, type RunnerTask } from 'vitest'
import type { Language } from '#shared/kit/language.ts'
import type { Site } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

export const PASSWORD = 'Et-godt-kodeord'
export const LOCALES = { da: 'da-DK', de: 'de-DE', en: 'en-GB' } as const

/** Types into fields by their ids. */
export const fill = async (page: Page, fields: Record<string, string>): Promise<void> => {
  for (const [id, value] of Object.entries(fields)) await page.locator(`[id="${id}"]`).fill(value)
}

/** Presses the button of the form that has a field. */
export const submit = (page: Page, field: string): Promise<void> =>
  page
    .locator('form', { has: page.locator(`[id="${field}"]`) })
    .locator('button[type="submit"]')
    .click()

/** Types the market's address and chooses it from the list. */
export const chooseAddress = async (page: Page, address: string, postalCode: string): Promise<void> => {
  await page.locator('#address[role="combobox"]').fill(`${address}, ${postalCode}`)
  await page
    .getByRole('option', { name: new RegExp(`^${address} ${postalCode}`) })
    .first()
    .click()
  await expect.poll(() => page.locator('#postalCode').inputValue()).toBe(postalCode)
}

/** Presses Save in the bar that a section of the settings shows while something is changed. */
export const saveSettings = (page: Page): Promise<void> =>
  page.locator('[aria-keyshortcuts="Control+S"]').click()

/** Returns the name on the first try of a test, and another one on each further try: what the tries before made has it. */
export const nameOfTry = (name: string, { result }: Readonly<RunnerTask>): string =>
  result?.retryCount ? `${name}-${result.retryCount + 1}` : name

/** The fields of a registration. */
export const shopOf = (market: string) => ({
  visualName: 'Skurets Æbler',
  marketId: market,
  username: 'chef',
  email: `chef@${market}.example.com`,
  password: PASSWORD,
  again: PASSWORD,
})

/** Opens a shop by a call, and logs its first administrator in. */
export const shopWith = async (site: Site, market: string, language: Language = 'da') => {
  const { again: _again, ...shop } = shopOf(market)
  const { status } = await site.call('POST', '/api/register_market/', { ...shop, country: 'dk', language })
  expect(status).toBe(201)
  const page = await site.openPage(LOCALES[language], 1280)
  await logInAsStaff(page, site.url(), { as: { market, username: 'chef', password: PASSWORD } })
  return { page, ...personAt(page, language) }
}

/** The link in the newest mail to an address. */
export const linkIn = async (site: Site, email: string): Promise<string> => {
  await site.idle()
  const { body } = await site.call<{ links: string[] }[]>('GET', `/local/mail/?to=${email}`)
  return body[0]?.links[0] ?? ''
}

/** Opens a section of the settings by its address. */
export const openSection = async (site: Site, page: Page, path: string): Promise<void> => {
  await page.goto(`${site.url()}/admin_section#/settings/${path}`)
}
