/** The demo on a site of a test file's own, and pages that do not put up with errors. */
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { seed } from '#infra/local/demo/seed.ts'
import { cloudForTests, type TestCloud } from '../local-cloud.ts'
import { atRest, axeFindings, openBrowser } from './browser.ts'

export interface Site extends TestCloud {
  openPage: (locale: string, width?: number) => Promise<Page>
}

export const siteForTests = (): Site => {
  const cloud = cloudForTests({ web: true })
  let browser: Browser | undefined
  beforeAll(async () => {
    await seed()
    browser = await openBrowser()
  }, 120_000)
  afterAll(() => browser?.close())

  const openPage = async (locale: string, width = 390): Promise<Page> => {
    if (!browser) throw new Error('the browser is not open')
    const context = await browser.newContext({
      locale,
      viewport: { width, height: 844 },
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    page.on('pageerror', error => console.error('the page threw', error.message))
    page.on('console', message => {
      // A refusal of ours (4xx) is told by the browser as an error of the network; it is none.
      const isRefusal = message.text().includes('Failed to load resource')
      if (message.type() === 'error' && !isRefusal) console.error(message.text())
    })
    return page
  }
  return { ...cloud, openPage }
}

/** With LOOK=<folder> a picture of every screen that is checked is left there, for eyes. */
const leavePicture = async (page: Page, where: string): Promise<void> => {
  const folder = process.env.LOOK
  if (!folder) return
  await atRest(page)
  await page.screenshot({ path: join(folder, `${where.replaceAll(' ', '-')}.png`), fullPage: true })
}

/** The screen as it stands: axe finds nothing, and nothing hangs over the side. */
export const expectNoFindings = async (page: Page, where: string): Promise<void> => {
  await leavePicture(page, where)
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(tooWide, `${where} scrolls sideways`).toBe(false)
  expect(await axeFindings(page), where).toEqual([])
}

/** The same on a phone and on a till PC. */
export const expectNoFindingsAtBothWidths = async (page: Page, where: string): Promise<void> => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoFindings(page, `${where} at ${width}`)
  }
}
