/** The start calendar: a grid of weeks that can be used by hand, by keyboard and by ear. */
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { everyDay, openMarket } from '../cloud/local-cloud.ts'
import { visitorOf } from '../people/visitor.ts'
import { expectNoFindings, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

/** The shortest and the longest of the demo's periods. */
const WEEK = 0
const MONTH = 3

beforeAll(async () => {
  await openMarket('grid', 2, everyDay())
  await openMarket('grid-full', 1, everyDay())
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
  expect(await page.locator(`[data-day="${monday}"]`).getAttribute('data-preview')).toBe('start')
  await page.keyboard.press('Space')
  const cell = page.getByRole('gridcell', { selected: true })
  await cell.waitFor()
  expect(await cell.locator('button').getAttribute('data-day')).toBe(monday)
})

test('A range is one bar with a start and an end; hovering shows another beneath it, and the first free day is one tap away', async () => {
  const page = await site.openPage('da-DK', 1280)
  const { says, title } = await openCalendar(page, 'grid', WEEK)
  await title('bookings.dateTitle')
  const free = page.locator('button[data-state="free"]')
  const marksOf = (name: string) =>
    page.locator(`button[${name}]`).evaluateAll((all, mark) => all.map(one => one.getAttribute(mark)), name)
  const week = ['start', 'within', 'within', 'within', 'within', 'within', 'end']
  await page
    .getByRole('button', { name: says('bookings.firstFree') })
    .or(page.getByRole('button', { name: /Vælg den/ }))
    .click()
  await page.mouse.move(0, 0)
  expect(await marksOf('data-place')).toEqual(week)
  expect(await marksOf('data-preview')).toEqual([])
  await free.nth(9).hover()
  expect(await marksOf('data-place')).toEqual(week)
  expect((await marksOf('data-preview')).at(-1)).toBe('end')
  expect(await free.nth(9).getAttribute('data-preview')).toBe('start')
  await expectNoFindings(page, 'a chosen range and another one')
  await free.first().hover()
  expect(await marksOf('data-preview')).toEqual([])
  await page.mouse.move(0, 0)
  expect(await marksOf('data-place')).toEqual(week)
  await expectNoFindingsAtBothWidths(page, 'a chosen range')
})

test('The chosen booking stays chosen for the ear while the keys and the mouse look at other days', async () => {
  const page = await site.openPage('da-DK', 1280)
  const { title } = await openCalendar(page, 'grid', WEEK)
  await title('bookings.dateTitle')
  const free = page.locator('button[data-state="free"]')
  /** What is selected, and what the cells of the booking say after their dates. */
  const said = async () => ({
    selected: await page
      .locator('td[aria-selected="true"] button')
      .evaluateAll(all => all.map(one => one.getAttribute('data-day'))),
    words: await page
      .locator('button[data-day]')
      .evaluateAll(all => all.slice(1, 9).map(one => one.lastElementChild?.textContent.split(', ').slice(1))),
  })
  await free.nth(1).focus()
  await page.keyboard.press('Space')
  const chosen = await said()
  expect(chosen.selected).toEqual([await free.nth(1).getAttribute('data-day')])
  expect(chosen.words).toEqual([
    ['første dag'],
    ...Array.from({ length: 5 }, () => ['med i din booking']),
    ['sidste dag'],
    ['ledig'],
  ])
  await page.keyboard.press('ArrowRight')
  await page.locator('button[data-preview="start"]').waitFor()
  expect(await said()).toEqual(chosen)
  await free.nth(12).hover()
  await page.locator('button[data-preview="end"]').nth(0).waitFor()
  expect(await said()).toEqual(chosen)
})

test('A page that moves under a still mouse looks at no day', async () => {
  const page = await site.openPage('da-DK', 1280)
  const { title } = await openCalendar(page, 'grid', WEEK)
  await title('bookings.dateTitle')
  const grid = page.getByRole('grid')
  const box = await page.locator('button[data-state="free"]').nth(9).boundingBox()
  if (!box) throw new Error('the day is not in sight')
  await grid.evaluate(all => Object.assign(all.style, { translate: '0 200vh' }))
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  /** Moves the page under the mouse. The browser notices it some time later, on a busy machine not at all. */
  const isNoticed = () =>
    grid.evaluate(
      all =>
        new Promise<boolean>(resolve => {
          const back = setTimeout(() => {
            all.style.translate = '0 200vh'
            resolve(false)
          }, 2_000)
          const noticed = () => {
            clearTimeout(back)
            resolve(true)
          }
          all.addEventListener('pointerover', noticed, { once: true })
          all.style.translate = ''
        }),
    )
  await expect.poll(isNoticed, { timeout: 30_000 }).toBe(true)
  expect(await page.locator('[data-preview]').count()).toBe(0)
  await page.mouse.move(box.x + box.width / 3, box.y + box.height / 2)
  await page.locator('button[data-preview="start"]').waitFor()
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
