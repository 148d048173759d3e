/** The start calendar: a grid of weeks that can be used by hand, by keyboard and by ear. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { openMarket } from '../local-cloud.ts'
import { visitorOf } from '../visitor.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()
vi.setConfig({ testTimeout: 120_000 })

const ALWAYS_OPEN = Array.from({ length: 7 }, (): [string, string] => ['00:00', '24:00'])
/** The shortest and the longest of the demo's periods. */
const WEEK = 0
const MONTH = 3

beforeAll(async () => {
  await openMarket('grid', 2, { hours: ALWAYS_OPEN })
  await openMarket('grid-full', 1, { hours: ALWAYS_OPEN })
})

const openCalendar = async (page: Page, market: string, period: number) => {
  const person = personAt(page, 'da')
  await page.goto(`${site.url()}/login/${market}/booking`)
  await person.chooseType('Glasskab')
  await person.choosePrice(period)
  return person
}

const focusedDay = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? '')

const days = (page: Page) => page.getByRole('grid').getByRole('button')

const plus = (day: string, more: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + more * 86_400_000).toISOString().slice(0, 10)

test('The keys of the ARIA date grid move through the days, and Tab reaches exactly one of them', async () => {
  const page = await site.openPage('da-DK')
  const { title } = await openCalendar(page, 'grid', WEEK)
  await title('bookings.dateTitle')
  await days(page).first().waitFor()
  const stops = () => page.locator('button[data-day][tabindex="0"]').count()
  expect(await stops()).toBe(1)
  const [today = ''] = await days(page).evaluateAll(all => all.map(one => one.getAttribute('data-day') ?? ''))
  await days(page).first().focus()
  const at = async (key: string) => {
    await page.keyboard.press(key)
    return focusedDay(page)
  }
  expect(await at('ArrowLeft')).toBe(today)
  expect(await at('ArrowDown')).toBe(plus(today, 7))
  expect(await at('ArrowRight')).toBe(plus(today, 8))
  expect(await at('ArrowUp')).toBe(plus(today, 1))
  const sunday = await at('End')
  expect(new Date(sunday).getUTCDay()).toBe(0)
  await at('ArrowDown')
  expect(new Date(await at('Home')).getUTCDay()).toBe(1)
  const monday = await focusedDay(page)
  expect(await at('PageUp')).toBe(today)
  await at('PageDown')
  expect((await at('PageDown')) > monday).toBe(true)
  expect(await stops()).toBe(1)

  await page.locator(`[data-day="${monday}"]`).focus()
  expect(await page.locator(`[data-day="${monday}"]`).getAttribute('data-place')).toBe('start')
  await page.keyboard.press('Space')
  const cell = page.getByRole('gridcell', { selected: true })
  await cell.waitFor()
  expect(await cell.locator('button').getAttribute('data-day')).toBe(monday)
})

test('A range is one bar with a start and an end; hovering shows another, and the first free day is one tap away', async () => {
  const page = await site.openPage('da-DK', 1280)
  const { says, title } = await openCalendar(page, 'grid', WEEK)
  await title('bookings.dateTitle')
  const free = page.locator('button[data-state="free"]')
  const places = () =>
    page.locator('button[data-place]').evaluateAll(all => all.map(one => one.getAttribute('data-place')))
  await page
    .getByRole('button', { name: says('bookings.firstFree') })
    .or(page.getByRole('button', { name: /Vælg den/ }))
    .click()
  await page.mouse.move(0, 0)
  expect(await places()).toEqual(['start', 'within', 'within', 'within', 'within', 'within', 'end'])
  await free.nth(9).hover()
  expect(await free.nth(9).getAttribute('data-place')).toBe('start')
  expect(await free.first().getAttribute('data-place')).toBeNull()
  await page.mouse.move(0, 0)
  expect(await free.first().getAttribute('data-place')).toBe('start')
  await expectNoFindingsAtBothWidths(page, 'a chosen range')
})

test('The total stands on the date step exactly once, at any width, before and after a day is chosen', async () => {
  const page = await site.openPage('da-DK')
  const { button, title, chooseType, choosePrice, chooseServices, chooseDate } = personAt(page, 'da')
  await page.goto(`${site.url()}/login/grid/booking`)
  await chooseType('Standardhylde')
  await choosePrice(WEEK)
  await chooseServices(1)
  await title('bookings.dateTitle')
  await days(page).first().waitFor()
  /** The shelf for a week, 199.00, and the first service, 120.00: no part of it has the same amount. */
  const totals = () =>
    page
      .getByText(/319,00\u00a0kr\./)
      .filter({ visible: true })
      .count()
  const onceAtEveryWidth = async () => {
    for (const width of [320, 390, 768, 991, 992, 1280, 1920]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await totals(), `${width} pixels`).toBe(1)
      expect(await button('bookings.proceed').count(), `${width} pixels`).toBeLessThanOrEqual(1)
    }
  }
  await onceAtEveryWidth()
  await chooseDate()
  await onceAtEveryWidth()
  expect(await button('bookings.proceed').count()).toBe(1)
})

test('A full calendar says so first, then leads to another shelf, and never to a payment', async () => {
  const visitor = visitorOf(site, 'grid-full')
  const type = (await visitor.types()).find(({ name }) => name === 'Glasskab')
  const price = (await visitor.prices(type?.id))[MONTH]
  const next = async () =>
    (
      await visitor.call<{ results: { shelfType: string; nextStart: string | null }[] }>(
        'GET',
        `shelf_type_next_starts/?bookingPeriod=${price?.bookingPeriod.id}`,
      )
    ).body.results.find(({ shelfType }) => shelfType === type?.id)?.nextStart
  for (let tries = 0; tries < 4; tries++) {
    const dateStart = await next()
    if (dateStart) await visitor.reserve({ shelfPeriodPrice: price?.id, dateStart })
  }
  const page = await site.openPage('da-DK')
  const { says, button, title } = await openCalendar(page, 'grid-full', MONTH)
  await page
    .getByRole('heading', { level: 1, name: says('bookings.fullTitle', { name: 'Glasskab' }) })
    .waitFor()
  await page.getByRole('grid').waitFor()
  await button('shelves.selectNamed', { name: 'Tøjstativ' }).waitFor()
  expect(await button('bookings.proceed').count()).toBe(0)
  expect(await button('bookings.addMore').count()).toBe(0)
  expect(await page.locator('button[data-state="free"]').count()).toBe(0)
  expect(await page.getByText(says('bookings.monthOpens')).count()).toBeGreaterThan(0)
  await expectNoFindingsAtBothWidths(page, 'a full calendar')
  await button('shelves.selectNamed', { name: 'Tøjstativ' }).click()
  await title('bookings.servicesTitle')
  await button('bookings.skip').click()
  await title('bookings.dateTitle')
  await page.locator('button[data-state="free"]').first().waitFor()
})
