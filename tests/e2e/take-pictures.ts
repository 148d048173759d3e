/** `npm run screens`: takes pictures of the main job at 390 and 1280 pixels, into docs/screens/. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { startLocalCloud } from '#infra/local/cloud.ts'
import { seed } from '#infra/local/demo/seed.ts'
import { buildWeb } from '#infra/local/web.ts'
import { atRest, openBrowser } from './browser.ts'
import { personAt } from './wizard.ts'

const FOLDER = join(import.meta.dirname, '../../docs/screens')
const WIDTHS = { 390: 844, 1280: 800 }

/** Takes a picture of the whole page, or of the visible part only (for the card window). */
const picture = async (page: Page, path: string, isWhole: boolean): Promise<void> => {
  const size = page.viewportSize()
  await atRest(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (size && isWhole)
    await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) })
  await page.screenshot({ path })
  if (size) await page.setViewportSize(size)
}

const walk = async (page: Page, url: string, shoot: (name: string) => Promise<void>): Promise<void> => {
  const person = personAt(page, 'da')
  await page.goto(url)
  await shoot('home')
  await page.goto(`${url}/login/demo`)
  await shoot('landing')
  await page.getByRole('link', { name: person.says('markets.bookNow') }).click()
  await person.title('bookings.typeTitle')
  await shoot('1-shelf-type')
  await person.chooseType('Standardhylde')
  await shoot('2-period')
  await person.choosePrice(1)
  await person.title('bookings.servicesTitle')
  await person.button('shelves.oneMore').first().click()
  await shoot('3-services')
  await person.button('bookings.next').click()
  await person.chooseDate()
  await shoot('4-date')
  await person.button('bookings.addMore').click()
  await person.chooseType('Tøjstativ')
  await person.choosePrice(0)
  await person.chooseServices(0)
  await person.chooseDate()
  await person.button('bookings.proceed').click()
  await person.fillGuest({
    name: 'Grethe Gæst',
    email: `grethe${page.viewportSize()?.width}@example.com`,
    phone: '20 12 34 56',
  })
  await shoot('5-checkout')
  await person.button('payments.pay').click()
  await person.cardWindow().locator('#number').waitFor()
  await shoot('6-card-window')
  await person.fillCard()
  await person.title('bookings.successTitle')
  await shoot('7-booked')
}

const takePictures = async (): Promise<void> => {
  mkdirSync(FOLDER, { recursive: true })
  await buildWeb()
  const cloud = await startLocalCloud()
  const browser = await openBrowser()
  try {
    await seed()
    for (const [width, height] of Object.entries(WIDTHS)) {
      const context = await browser.newContext({
        locale: 'da-DK',
        viewport: { width: Number(width), height },
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await walk(page, cloud.url, name =>
        picture(page, join(FOLDER, `${name}-${width}.png`), name !== '6-card-window'),
      )
      await context.close()
    }
  } finally {
    await browser.close()
    await cloud.stop()
  }
  console.log(`The pictures are in ${FOLDER}`)
}

await takePictures()
process.exit(0)
