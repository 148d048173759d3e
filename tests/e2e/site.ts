/** Runs the demo on a site of the test file's own, and opens pages that report every error. */
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
import { callsTo, type TestCloud } from '../local-cloud.ts'
import { IS_SOAK } from '../soak.ts'
import { atRest, axeFindings, openBrowser } from './browser.ts'
import { startDemo, stopDemo } from './demo-cloud.ts'

export interface Site extends TestCloud {
  /** Opens a page in a browser of its own, until the test ends. */
  openPage: (locale: string, width?: number, more?: BrowserContextOptions) => Promise<Page>
}

let browser: Promise<Browser> | undefined

/**
 * Starts the demo anew for the test file, on a cloud of its own: what it writes, faults and the clock end with it. Only
 * the database's process and the browser go on, because their start takes longer than most tests.
 */
export const siteForTests = (): Site => {
  let url = ''
  beforeAll(async () => {
    browser ??= openBrowser()
    url = (await startDemo(inject('demo'))).url
  }, 120_000)
  afterAll(stopDemo)

  const openPage: Site['openPage'] = async (locale, width = 390, more = {}) => {
    if (!browser) throw new Error('the browser is not open')
    const context = await (await browser).newContext({
      locale,
      viewport: { width, height: 844 },
      reducedMotion: 'reduce',
      // A worker would answer where a test breaks the network. The test of the worker allows it.
      serviceWorkers: 'block',
      ...more,
    })
    // Open pages go on counting and asking, and slow the next test down.
    onTestFinished(() => context.close())
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    page.on('pageerror', error => console.error('the page threw', error.message))
    page.on('console', message => {
      // The browser logs our refusals (4xx) as failed requests, which are not errors of the page.
      const isRefusal = message.text().includes('Failed to load resource')
      if (message.type() === 'error' && !isRefusal) console.error(message.text())
    })
    return page
  }
  return { ...callsTo(() => url), openPage }
}

/** With LOOK=<folder>, saves a picture of every checked screen there. */
const leavePicture = async (page: Page, where: string): Promise<void> => {
  const folder = process.env.LOOK
  if (!folder) return
  await atRest(page)
  await page.screenshot({ path: join(folder, `${where.replaceAll(' ', '-')}.png`), fullPage: true })
}

const LANGUAGE_NAMED = / (in )?(da|de|en)\b/
const checked = new Set<string>()

/** A screen of a file is checked by axe in the first language that it is shown in, and in all by a soak. */
const isNewForAxe = (where: string): boolean => {
  const screen = `${expect.getState().testPath} ${where.replace(LANGUAGE_NAMED, '')}`
  if (checked.has(screen) && !IS_SOAK) return false
  checked.add(screen)
  return true
}

/** Expects no axe findings and no sideways scrolling on the present screen. */
export const expectNoFindings = async (page: Page, where: string): Promise<void> => {
  await leavePicture(page, where)
  // A screen takes a moment to follow a new width.
  const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  await expect.poll(isTooWide, { message: `${where} scrolls sideways` }).toBe(false)
  if (isNewForAxe(where)) expect(await axeFindings(page), where).toEqual([])
}

/** Expects no findings on a phone and on a till PC. */
export const expectNoFindingsAtBothWidths = async (page: Page, where: string): Promise<void> => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoFindings(page, `${where} at ${width}`)
  }
}
