/** People who see badly make the text twice as large: on a phone each step still fits, and can be gone on from. */
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { atRest } from './browser.ts'
import { LOCALES } from './door.ts'
import { LONG_WAY } from './languages.ts'
import { siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const WIDTH = 390
const HEIGHT = 844

const makeTextLarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

/** The text of each part of the screen that reaches beyond its right edge. */
const beyondTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(
    width =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '#app :is(a, button, input, select, h1, h2, h3, p, dd, td, span)',
        ),
      ]
        .filter(one => {
          const card = one.closest('article, section')?.getBoundingClientRect().right ?? width
          const isHidden = getComputedStyle(one).clipPath !== 'none'
          return !isHidden && one.getBoundingClientRect().right > Math.min(width, card) + 1
        })
        .map(one => `${one.tagName} ${one.textContent?.slice(0, 40)}`),
    WIDTH,
  )

/** Expects that nothing scrolls sideways, that no bar covers the page, and that the step can be gone on from. */
const expectRoom = async (page: Page, step: string, main: Locator) => {
  await main.waitFor()
  await atRest(page)
  await main.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => document.documentElement.scrollWidth), step).toBe(WIDTH)
  expect(await beyondTheEdge(page), step).toEqual([])
  const box = await main.boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= WIDTH, `the main action of ${step}`).toBe(true)
  await page.evaluate(() => window.scrollTo(0, 0))
  const covered = await page.evaluate(
    height =>
      [...document.querySelectorAll<HTMLElement>('#app *')]
        .filter(one => getComputedStyle(one).position === 'sticky')
        .map(one => one.getBoundingClientRect())
        .filter(({ top, bottom }) => top < height && bottom > height - 10)
        .reduce((sum, { top, bottom }) => sum + Math.min(bottom, height) - top, 0),
    HEIGHT,
  )
  expect(covered, `what bars cover of ${step}`).toBeLessThanOrEqual(HEIGHT / 5)
}

test.each(LONG_WAY)(
  'With large text on a phone no step of a booking in %s scrolls sideways or hides its button',
  async language => {
    const page = await site.openPage(LOCALES[language], WIDTH)
    const { says, button, title, chooseDate } = personAt(page, language)
    await page.goto(`${site.url()}/login/demo`)
    await page.locator('#app').getByRole('heading', { level: 1 }).waitFor()
    await makeTextLarge(page)
    const book = page.getByRole('link', { name: says('markets.bookNow') })
    await expectRoom(page, 'the landing page', book)
    await book.click()
    await title('bookings.typeTitle')
    const type = button('shelves.selectNamed', { name: 'Standardhylde' })
    await expectRoom(page, 'the types', type)
    await type.click()
    await title('bookings.priceTitle')
    const price = button('shelves.selectNamed').nth(2)
    await expectRoom(page, 'the prices', price)
    await price.click()
    await title('bookings.servicesTitle')
    await expectRoom(page, 'the extras', button('bookings.skip'))
    const more = button('shelves.oneMore').first()
    await expectRoom(page, 'the quantity', more)
    await more.click()
    await expectRoom(page, 'the chosen extras', button('bookings.next'))
    await button('bookings.next').click()
    await chooseDate()
    await expectRoom(page, 'the date', button('bookings.proceed'))
    await button('bookings.proceed').click()
    await title('payments.title')
    await expectRoom(page, 'the checkout', button('payments.pay'))
    await button('payments.pay').click()
    await page.getByText(says('kit.putRight')).waitFor()
    await expectRoom(page, 'the checkout with errors', button('payments.pay'))
  },
)
