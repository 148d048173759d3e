/** The cards of the wizard's first steps, the header, and what a market says in its own language. */
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { commit } from '#functions/kit/table.ts'
import { putMarket, readMarket } from '#functions/markets/table/market.ts'
import { openMarket } from '../cloud/local-cloud.ts'
import { visitorOf } from '../people/visitor.ts'
import { atRest } from './browser.ts'
import { expectNoFindings, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const LONG_NAME = 'Den Allerstørste Genbrugsbutik i Hele Nordvestjylland'
const MOST_SHIFT = 0.02

beforeAll(async () => {
  await openMarket('long-name', 2, { visualName: LONG_NAME })
  await openMarket('paused', 1)
  const paused = await readMarket('paused')
  await commit(putMarket({ ...paused, onlineBookingFeature: false }))
})

/** Adds up by how much the page moves without the visitor's doing. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { total: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) shifts.total += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shiftsOn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)

test.each([390, 1280])('Nothing moves when what is on its way arrives, at %d pixels', async width => {
  const page = await site.openPage('da-DK', width)
  await countShifts(page)
  await page.route(
    /shelf_(types|period_prices|type_services|type_availability|type_next_starts)/,
    async route => {
      await new Promise(resolve => setTimeout(resolve, 300))
      await route.continue()
    },
  )
  const { title, chooseType, choosePrice, chooseServices } = personAt(page, 'da')
  await page.goto(`${site.url()}/login/demo/booking`)
  await page
    .getByText(/^Ledig (fra|i dag)/)
    .first()
    .waitFor()
  expect(await shiftsOn(page), 'types').toBeLessThanOrEqual(MOST_SHIFT)
  for (const [name, go] of [
    ['prices', () => chooseType('Standardhylde')],
    ['services', () => choosePrice(1)],
    ['date', () => chooseServices(0)],
  ] as const) {
    const before = await shiftsOn(page)
    await go()
    await page.waitForLoadState('networkidle')
    await atRest(page)
    expect((await shiftsOn(page)) - before, name).toBeLessThanOrEqual(MOST_SHIFT)
  }
  await title('bookings.dateTitle')
})

test('A type says its lowest price, and exactly one period is the best a week, after discount', async () => {
  const page = await site.openPage('da-DK')
  const { says, chooseType } = personAt(page, 'da')
  await page.goto(`${site.url()}/login/demo/booking`)
  await page.getByText('299,00\u00a0kr.').waitFor()
  await page.getByText(says('shelves.offerOn', { percent: '20\u00a0%', period: '2 uger' })).waitFor()
  await chooseType('Standardhylde')
  const best = page.getByText(says('shelves.bestPrice'))
  await best.waitFor()
  expect(await best.count()).toBe(1)
  await page.getByRole('article').filter({ has: best }).getByRole('heading', { name: '2 uger' }).waitFor()
  await page.getByText('139,60\u00a0kr. pr. uge').waitFor()
})

test('The whole card can be pressed, and a service that is chosen looks chosen', async () => {
  const page = await site.openPage('da-DK')
  const { button, title } = personAt(page, 'da')
  await page.goto(`${site.url()}/login/demo/booking`)
  await page.getByRole('article').filter({ hasText: 'Fire hylder på en meter' }).click()
  await title('bookings.priceTitle')
  await page.getByRole('article').filter({ hasText: '4 uger' }).click()
  await title('bookings.servicesTitle')
  const card = page.getByRole('article').first()
  const look = () => card.evaluate(one => getComputedStyle(one).borderColor)
  const before = await look()
  await button('shelves.oneMore').first().click()
  expect(await look()).not.toBe(before)
})

test('A type without extras has no such step: not in the line of steps, not on the way, not in Back', async () => {
  const page = await site.openPage('da-DK', 1280)
  const { says, button, title, chooseType, choosePrice } = personAt(page, 'da')
  await page.goto(`${site.url()}/login/demo/booking`)
  await chooseType('Glasskab')
  expect(
    await page
      .getByRole('navigation', { name: says('bookings.progress') })
      .getByRole('listitem')
      .count(),
  ).toBe(4)
  await choosePrice(0)
  await title('bookings.dateTitle')
  await button('kit.back').click()
  await title('bookings.priceTitle')
  await choosePrice(0)
  await title('bookings.dateTitle')
  await page.goto(`${site.url()}/login/demo/booking/services`)
  await title('bookings.dateTitle')
})

test('A cart shows in the header of every page of its market, in one row, and leads to the checkout', async () => {
  const page = await site.openPage('da-DK')
  const { says, title, reserveOne } = personAt(page, 'da')
  await reserveOne(site.url(), 'long-name', 'Glasskab')
  await page.goto(`${site.url()}/login/long-name`)
  const cart = page.getByRole('link', { name: /^1 hylde/ })
  await cart.waitFor()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const { height = 0 } = (await page.locator('header').boundingBox()) ?? {}
    expect(height).toBeLessThanOrEqual(72)
    await cart.getByText(/^1[45]:\d\d$/).waitFor()
    await expectNoFindings(page, `a cart in the header at ${width}`)
  }
  await cart.click()
  await title('payments.title')
  await page.goto(`${site.url()}/login/demo`)
  await page.getByRole('link', { name: says('markets.bookNow') }).waitFor()
  expect(await cart.count()).toBe(0)
})

test('A tenant who presses Book on the market’s page books as a tenant, under a header of one row', async () => {
  const page = await site.openPage('da-DK')
  const { says, button, title, chooseType, choosePrice, chooseDate } = personAt(page, 'da')
  await page.goto(`${site.url()}/login/demo`)
  await page.getByRole('textbox', { name: 'E-mail eller kundenummer' }).fill('anna@example.com')
  await page.locator('input[type="password"]').fill('Kunde-demo-1')
  await page.getByRole('button', { name: 'Log ind' }).click()
  await page.waitForURL(/\/user#/)
  await page.locator('summary').waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect((await page.locator('header').boundingBox())?.height).toBeLessThanOrEqual(72)
  await expectNoFindingsAtBothWidths(page, 'the header of a tenant')

  await page.goto(`${site.url()}/login/demo`)
  await page.getByRole('link', { name: says('markets.bookNow') }).click()
  await page.waitForURL(/\/user#\/create_booking/)
  await chooseType('Glasskab')
  await choosePrice(0)
  await chooseDate()
  await button('bookings.proceed').click()
  await title('payments.title')
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('cartToken') ?? '""'))
  expect((await visitorOf(site, 'demo').cart(token)).map(({ customer }) => customer)).toEqual(['100001'])
  await page.goto(`${site.url()}/login/demo/booking`)
  await page.waitForURL(/\/user#\/create_booking/)
})

test('A market that takes no bookings online says so in place of the first step', async () => {
  const page = await site.openPage('da-DK')
  const { says, title } = personAt(page, 'da')
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto(`${site.url()}/login/paused/booking`)
  await title('bookings.offTitle')
  await page.getByText(says('bookings.offText')).waitFor()
  await expectNoFindingsAtBothWidths(page, 'booking switched off')
  expect(asked.filter(url => url.includes('shelf_types'))).toEqual([])
})

test('An address in the wrong case finds the market', async () => {
  const page = await site.openPage('da-DK')
  const { title } = personAt(page, 'da')
  await page.goto(`${site.url()}/login/DEMO/booking`)
  await page.waitForURL(/\/login\/demo\/booking/)
  await title('bookings.typeTitle')
})

test('A market’s own texts say which language they are in, and the pictures speak that of the page', async () => {
  const page = await site.openPage('en-GB')
  await page.clock.install()
  await page.goto(`${site.url()}/login/demo`)
  await page.getByText(/^Lej en hylde/).waitFor()
  expect(await page.getByText(/^Lej en hylde/).getAttribute('lang')).toBe('da')
  const carousel = page.getByRole('region', { name: 'Pictures of the shop' })
  await carousel.getByRole('button', { name: 'Next picture' }).click()
  const shown = carousel.getByRole('group', { name: '2 of 3' })
  await shown.waitFor()
  expect(await shown.getAttribute('aria-roledescription')).toBe('picture')
  expect(await carousel.textContent()).not.toMatch(/slide/i)
  expect(await carousel.innerHTML()).not.toMatch(/"[^"]*\b(slide|Carousel slide|Go to)\b[^"]*"/)
  // Under reduced motion nothing moves by itself: the same picture is there after the interval.
  await page.clock.fastForward(20_000)
  await shown.waitFor()
})
