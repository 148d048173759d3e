/** A real browser: the one of an npm package, or an installed Chromium named by CHROMIUM. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sparticuz from '@sparticuz/chromium'
import { type Browser, chromium, type Page } from 'playwright-core'

/** The package's own flags are for Lambda (one process for all); these are for a machine. */
const FLAGS = ['--no-sandbox', '--disable-gpu', '--headless=shell', '--disable-background-networking']

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? (await sparticuz.executablePath()),
    args: FLAGS,
  })

/** The screen stands still: fonts and pictures are there, nothing is only a shape of what comes, nothing moves. */
export const atRest = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForFunction(
    () =>
      !document.querySelector('.mantine-Skeleton-root') &&
      [...document.images].every(image => image.complete) &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  )
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Finding {
  id: string
  nodes: { html: string; failureSummary?: string }[]
}

/** What axe finds on the page as it stands: nothing, or one line a finding. Runs past the page's own script policy. */
export const axeFindings = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe)
  const violations = await page.evaluate(
    async () =>
      (await (globalThis as unknown as { axe: { run: () => Promise<{ violations: Finding[] }> } }).axe.run())
        .violations,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  )
}
