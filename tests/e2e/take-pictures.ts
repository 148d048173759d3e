/**
 * `npm run screens`: takes pictures of the main job, of the staff's screens and of a tenant's at 390 and 1280 pixels,
 * in Danish into docs/screens/.
 *
 * `npm run screens -- <folder> de en` takes them in other languages, each into a folder of its own.
 */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { startLocalCloud } from '#infra/local/cloud.ts'
import { seed } from '#infra/local/demo/seed.ts'
import { buildWeb } from '#infra/local/web.ts'
import { LANGUAGES, type Language, LOCALE } from '#shared/kit/language.ts'
import { atRest, openBrowser } from './browser.ts'
import { walkStaff } from './walks/staff.ts'
import { walkTenant } from './walks/tenant.ts'
import { marketOf, walkVisitor } from './walks/visitor.ts'

const FOLDER = join(import.meta.dirname, '../../docs/screens')
const WIDTHS = { 390: 844, 1280: 800 }

/** Windows above the page. */
const IN_WINDOWS: ReadonlySet<string> = new Set(['6-card-window', 'post', 'ask-about-a-post'])

/** Long lists are cut: what comes below is more of the same. */
const HIGHEST_OF_STAFF = 1500

/**
 * Takes a picture of the whole page as far as it is not higher than `highest`, or of the visible part only (for
 * windows above the page). Few colours keep the file small.
 */
const picture = async (page: Page, path: string, isWhole: boolean, highest = 6000): Promise<void> => {
  const size = page.viewportSize()
  await atRest(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (size && isWhole)
    await page.setViewportSize({
      width: size.width,
      height: Math.max(size.height, Math.min(height, highest)),
    })
  const taken = await page.screenshot()
  await sharp(taken).png({ palette: true, colours: 128, effort: 10 }).toFile(path)
  if (size) await page.setViewportSize(size)
}

const takePictures = async (folder: string, languages: readonly Language[]): Promise<void> => {
  await buildWeb()
  const cloud = await startLocalCloud()
  const browser = await openBrowser()
  try {
    await seed(cloud)
    for (const language of languages) {
      const into = languages.length > 1 ? join(folder, language) : folder
      mkdirSync(into, { recursive: true })
      for (const [width, height] of Object.entries(WIDTHS)) {
        const inOwnPage = async (go: (page: Page) => Promise<void>): Promise<void> => {
          const options = { locale: LOCALE[language], reducedMotion: 'reduce' } as const
          const context = await browser.newContext({ ...options, viewport: { width: Number(width), height } })
          await go(await context.newPage())
          await context.close()
        }
        const shootIn = (page: Page, highest?: number) => (name: string) =>
          picture(page, join(into, `${name}-${width}.png`), !IN_WINDOWS.has(name), highest)
        const shop = { url: cloud.url, language, market: marketOf(language) }
        await inOwnPage(page => walkVisitor({ ...shop, page, shoot: shootIn(page) }))
        await inOwnPage(page => walkStaff({ ...shop, page, shoot: shootIn(page, HIGHEST_OF_STAFF) }))
        await inOwnPage(page => walkTenant({ ...shop, page, shoot: shootIn(page) }))
      }
    }
  } finally {
    await browser.close()
    await cloud.stop()
  }
  console.log(`The pictures are in ${folder}`)
}

const [folder, ...wanted] = process.argv.slice(2)
const languages = LANGUAGES.filter(language => wanted.includes(language))
await takePictures(folder ? resolve(folder) : FOLDER, languages.length ? languages : ['da'])
process.exit(0)
