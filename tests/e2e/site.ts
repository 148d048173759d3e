/** Runs the demo on a site of the test file's own, and opens pages that report every error. */
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page, Route } from 'playwright'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
import { callsTo, type TestCloud } from '../cloud/local-cloud.ts'
import { restartClock } from '../run/instant.ts'
import { IS_LONG } from '../run/soak.ts'
import { atRest, axeFindings, openBrowser } from './browser.ts'
import { startDemo, stopDemo } from './demo-cloud.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What the page of a failed test showed at its end. */
    shown?: string
  }
}

export interface Site extends TestCloud {
  /** Opens a page in a browser of its own, until the test ends. */
  openPage: (locale: string, width?: number, more?: BrowserContextOptions) => Promise<Page>
}

let browser: Promise<Browser> | undefined

/** The demo's data was made in the first minute. */
const AFTER_THE_DEMO_MS = 60_000

/**
 * Starts the demo anew for the test file, on a cloud of its own: what it writes, faults and the clock end with it. Only
 * the browser goes on, because its start takes longer than most tests.
 */
export const siteForTests = (): Site => {
  let url = ''
  beforeAll(async () => {
    restartClock(AFTER_THE_DEMO_MS)
    browser ??= openBrowser()
    url = (await startDemo(inject('demo'))).url
  })
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
    context.on('page', awaitRoutes)
    const page = await context.newPage()
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') task.meta.shown = await shownOn(page)
      // Open pages go on counting and asking, and slow the next test down.
      await context.close()
    })
    page.setDefaultTimeout(40_000)
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

const PROBE = '/is-routed'

/**
 * Lets `page.route` answer only when the route has taken hold in a page that is open. Before that Chromium lets a request
 * pass and tells nobody: some milliseconds, and longer on a busy machine.
 */
const awaitRoutes = (page: Page): void => {
  const route = page.route.bind(page)
  let isFirst = true
  page.route = async (...given) => {
    const set = await route(...given)
    if (!isFirst) return set
    isFirst = false
    await route(`**${PROBE}`, probe => probe.fulfill({ status: 204 }))
    const isRouted = () => page.evaluate(async path => (await fetch(path)).status === 204, PROBE)
    if (page.url().startsWith('http')) await expect.poll(isRouted).toBe(true)
    return set
  }
}

/** Where a page is, how far it is scrolled, and its text. */
const shownOn = (page: Page) =>
  page
    .evaluate(() => [location.href, window.scrollY, document.body.innerText.slice(0, 2_000)].join('\n'))
    .catch((error: unknown) => `no page: ${error}`)

/**
 * Lets the test answer what the page asks for at `url`, until it calls what is returned. The route itself stays, because
 * Chromium sometimes never answers the first request after the last route was removed (microsoft/playwright#41802).
 */
export const answerInstead = async (
  page: Page,
  url: string | RegExp,
  answer: (route: Route) => Promise<void>,
): Promise<() => void> => {
  let isOver = false
  await page.route(url, route => (isOver ? route.continue() : answer(route)))
  return () => {
    isOver = true
  }
}

/** With LOOK=<folder>, saves a picture of every checked screen there. */
const leavePicture = async (page: Page, where: string): Promise<void> => {
  const folder = process.env.LOOK
  if (!folder) return
  await atRest(page)
  await page.screenshot({ path: join(folder, `${where.replaceAll(' ', '-')}.png`), fullPage: true })
}

const WIDTHS = [390, 1280] as const

const expectNoFindingsNow = async (page: Page, where: string): Promise<void> => {
  await leavePicture(page, where)
  // A screen takes a moment to follow a new width.
  const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  await expect.poll(isTooWide, { message: `${where} scrolls sideways` }).toBe(false)
  expect(await axeFindings(page), where).toEqual([])
}

/** Expects no axe findings and no sideways scrolling on the present screen, on a phone and on a till PC. */
export const expectClean = async (page: Page, where: string): Promise<void> => {
  const before = page.viewportSize()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    // The plan of the bookings is fetched anew for another width.
    await page.locator('h1').first().waitFor()
    await expectNoFindingsNow(page, `${where} at ${width}`)
  }
  if (before) await page.setViewportSize(before)
}

/** The tests of screens look at every screen. A long run looks wherever a test has come to. */
const LOOKS_EVERYWHERE = IS_LONG || Boolean(process.env.LOOK)

/** Expects no axe findings and no sideways scrolling on the present screen, in a long run. */
export const expectNoFindings = async (page: Page, where: string): Promise<void> => {
  if (LOOKS_EVERYWHERE) await expectNoFindingsNow(page, where)
}

/** Expects the same on a phone and on a till PC, in a long run. */
export const expectNoFindingsAtBothWidths = async (page: Page, where: string): Promise<void> => {
  if (LOOKS_EVERYWHERE) await expectClean(page, where)
}
