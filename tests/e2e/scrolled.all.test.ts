/** A page that is shown again, by reload or Back, is where the visitor had scrolled it; a new step begins at its top. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const scrolledTo = (page: Page) => expect.poll(() => page.evaluate(() => Math.round(window.scrollY)))

const isNoted = (page: Page, y: number) => page.waitForFunction(top => history.state?.scrolled === top, y)

/** As a wheel does, and long enough ago that it is noted. */
const scrollTo = async (page: Page, y: number) => {
  const isTall = (top: number) => document.documentElement.scrollHeight - window.innerHeight > top
  await page.waitForFunction(isTall, y)
  await page.evaluate(top => window.scrollTo({ top }), y)
  await isNoted(page, y)
}

test('A reload shows the market’s page where it was, and a visitor who scrolls meanwhile is left alone', async () => {
  const page = await site.openPage('de-DE')
  await page.goto(`${site.url()}/login/berlin`)
  // The last part of the page.
  await page.locator('#username').waitFor()
  await scrollTo(page, 1600)
  await page.reload()
  await scrolledTo(page).toBe(1600)
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, -600)
  await scrolledTo(page).toBe(1000)
  await isNoted(page, 1000)
})

test('Back shows a page where it was, and a new step begins at its top', async () => {
  const page = await site.openPage('da-DK')
  const { says, title, chooseType } = personAt(page, 'da')
  await page.goto(`${site.url()}/login/demo`)
  const book = page.getByRole('link', { name: says('markets.bookNow') })
  await book.waitFor()
  await scrollTo(page, 500)
  await book.evaluate(link => link instanceof HTMLElement && link.click())
  await title('bookings.typeTitle')
  await scrolledTo(page).toBe(0)
  await scrollTo(page, 300)
  await chooseType('Glasskab')
  await scrolledTo(page).toBe(0)
  await page.goBack()
  await title('bookings.typeTitle')
  await scrolledTo(page).toBe(300)
  await page.goBack()
  await book.waitFor()
  await scrolledTo(page).toBe(500)
})

test('Back to the home page from a market’s shows the markets where they were', async () => {
  const page = await site.openPage('da-DK')
  await page.goto(site.url())
  await scrollTo(page, 400)
  await page.goto(`${site.url()}/login/demo`)
  await page.goBack()
  await scrolledTo(page).toBe(400)
})
