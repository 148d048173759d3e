/** The network breaks for a moment, or a part of the code does not come: the page goes on without being reloaded. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { answerInstead, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const openPage = async (): Promise<Page> => {
  const page = await site.openPage('da-DK')
  // The browser logs each failed request, which must not fail these tests.
  page.removeAllListeners('console')
  return page
}

/** Marks the page. A reload removes the mark. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

/** Lets the time pass after which a step loads the next one's code ahead, and then one answer come. */
const passUntilAhead = async (page: Page) => {
  await page.clock.fastForward(3_000)
  await page.evaluate(() => fetch('/local/clock/').catch(() => undefined))
}

test('A short break of the network while a step is shown does not stop the next one', async () => {
  const page = await openPage()
  const { says, title, button, chooseType, choosePrice } = personAt(page, 'da')
  await page.clock.install()
  const loading = new Set<string>()
  page.on('request', request => loading.add(request.url()))
  page.on('requestfinished', request => loading.delete(request.url()))
  const isAhead = page.waitForRequest(/\/choose-price-[^/]*\.js/)
  await page.goto(`${site.url()}/login/demo/booking`)
  await title('bookings.typeTitle')
  await passUntilAhead(page)
  await isAhead
  await expect.poll(() => [...loading].filter(url => url.includes('/assets/'))).toEqual([])
  await mark(page)
  await page.context().setOffline(true)
  await chooseType('Standardhylde')
  await page.getByText(says('codes.offline')).waitFor()
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await passUntilAhead(page)
  expect(asked.filter(url => url.includes('/assets/'))).toEqual([])
  await page.context().setOffline(false)
  await choosePrice(0)
  await title('bookings.servicesTitle')
  await button('bookings.skip').waitFor()
  expect(await isMarked(page)).toBe(true)
})

/** Opens the market's page, breaks the network, and presses "Book". Expects the screen to say so. */
const bookOffline = async () => {
  const page = await openPage()
  const person = personAt(page, 'da')
  const book = page.locator('#app').getByRole('link', { name: person.says('markets.bookNow') })
  await page.goto(`${site.url()}/login/demo`)
  await book.waitFor()
  await mark(page)
  await page.context().setOffline(true)
  await book.click()
  await page.getByText(person.says('codes.offline')).waitFor()
  return { page, book, ...person }
}

test('A screen that is opened offline says so in its place, and comes by itself with the network', async () => {
  const { page, says, button, title } = await bookOffline()
  await expectNoFindingsAtBothWidths(page, 'a screen opened offline')
  await button('kit.tryAgain').click()
  await page.getByText(says('codes.offline')).waitFor()
  // With its focus the page has also begun to wait for the network.
  await page.locator('#app h1:focus').waitFor()
  await page.context().setOffline(false)
  await title('bookings.typeTitle')
  await button('shelves.selectNamed').first().waitFor()
  expect(await isMarked(page)).toBe(true)
})

test('A screen that was opened offline can be left, and opened again with the network', async () => {
  const { page, book, title } = await bookOffline()
  await page.goBack()
  await book.waitFor()
  await page.context().setOffline(false)
  await book.click()
  await title('bookings.typeTitle')
  expect(await isMarked(page)).toBe(true)
})

test.each([
  ['code', /choose-type-[^/]*\.js/],
  ['styles', /choose-type-[^/]*\.css/],
  ['texts', /texts-da-bookings-[^/]*\.js/],
])('A screen whose %s cannot be loaded says so, and a press loads it', async (_, file) => {
  const page = await openPage()
  const { says, button, title } = personAt(page, 'da')
  const mend = await answerInstead(page, file, route => route.abort())
  await page.goto(`${site.url()}/login/demo`)
  const book = page.locator('#app').getByRole('link', { name: says('markets.bookNow') })
  await book.waitFor()
  await mark(page)
  await book.click()
  await page.getByText(says('codes.no_connection')).waitFor()
  await expectNoFindingsAtBothWidths(page, 'a screen that did not come')
  mend()
  await button('kit.tryAgain').click()
  await title('bookings.typeTitle')
  expect(await isMarked(page)).toBe(true)
})

test('No code is loaded twice: what was fetched is imported out of the browser’s cache', async () => {
  const page = await openPage()
  const { says, title } = personAt(page, 'da')
  await page.goto(`${site.url()}/login/demo`)
  await page
    .locator('#app')
    .getByRole('link', { name: says('markets.bookNow') })
    .click()
  await title('bookings.typeTitle')
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(entry => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
      .map(({ name }) => name)
      .filter(name => name.includes('/assets/')),
  )
  expect(loaded.filter(name => /choose-type-.*js/.test(name))).toHaveLength(1)
  expect(loaded).toEqual([...new Set(loaded)])
})
