/** Opens a real browser, and asks its pages. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, chromium, type Frame, type Page } from 'playwright'
import { clockAhead } from '../run/instant.ts'
import { shiftDate } from '../run/shift-date.ts'
import { browserPath, FLAGS } from './browser-path.ts'

/** Opens a browser whose pages have the clock of this process. */
export const openBrowser = async (): Promise<Browser> => {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: FLAGS,
  })
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async options => {
    const context = await newContext(options)
    await context.addInitScript(shiftDate, clockAhead() ?? 0)
    return context
  }
  return browser
}

/** Waits until the screen is complete: fonts and pictures loaded, no skeletons, no running animations. */
export const atRest = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForFunction(
    () =>
      !document.querySelector('.mantine-Skeleton-root') &&
      [...document.images].every(image => image.complete) &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  )
}

/** Waits until the page has loaded a file whose name has this part. */
export const untilLoaded = async (page: Page, part: string): Promise<void> => {
  await page.waitForFunction(
    named => performance.getEntriesByType('resource').some(({ name }) => name.includes(named)),
    part,
  )
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Axe {
  run: (options: object) => Promise<{ violations: Finding[] }>
}

interface Finding {
  id: string
  nodes: { html: string; failureSummary?: string }[]
}

/** Returns axe's findings on a page or a frame, one line each. `evaluate` is not subject to the page's script policy. */
export const axeFindings = async (page: Page | Frame): Promise<string[]> => {
  // Reading the script takes as long as running it, and a document keeps it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe }
    // Without what takes time and is not read: the details of what passes, and selectors.
    const options = { resultTypes: ['violations'], selectors: false }
    return (await axe.run(options)).violations
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  )
}
