/** The start calendar: a grid of weeks that can be used by hand, by keyboard and by ear. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addDays, daysFrom } from '#shared/kit/day.ts'
import { visitorsCalls } from '#shared/shelves/visitors-calls.ts'
import { button, press, says, seen, title } from '../screen.tsx'
import { pricesOf, TYPES } from '../shop.ts'
import { stub } from '../stub.ts'
import {
  chooseDate,
  choosePrice,
  chooseServices,
  chooseType,
  freeDays,
  openVisitor,
} from '../visitor-app.tsx'

/** The instant of the tests is on this day, and every day is open. */
const today = () => days.first().element().getAttribute('data-day') ?? ''

const days = page.getByRole('grid').getByRole('button')

const openCalendar = async (width = 390) => {
  const opened = await openVisitor('/booking', { width })
  opened.availability.answer({ unavailableDates: [], specialClosingDates: [], closingDates: [] })
  await chooseType('Glasskab')
  await choosePrice(0)
  await title('bookings.dateTitle')
  await seen(days.first())
  return opened
}

const focusOn = (element: Element) => (element as HTMLElement).focus()
const focusedDay = () => document.activeElement?.getAttribute('data-day') ?? ''
const marksOf = (name: string) =>
  page
    .css(`button[${name}]`)
    .elements()
    .map(one => one.getAttribute(name))

/** Where no day is: above the calendar. */
const pointAway = () => userEvent.hover(page.getByRole('heading', { level: 1 }))

test('The keys of the ARIA date grid move through the days, and Tab reaches exactly one of them', async () => {
  await openCalendar()
  const stops = page.css('button[data-day][tabindex="0"]')
  expect(stops.elements()).toHaveLength(1)
  const first = today()
  focusOn(days.first().element())
  const at = async (key: string) => {
    await press(`{${key}}`)
    return focusedDay()
  }
  expect(await at('ArrowLeft')).toBe(first)
  expect(await at('ArrowDown')).toBe(addDays(first, 7))
  expect(await at('ArrowRight')).toBe(addDays(first, 8))
  expect(await at('ArrowUp')).toBe(addDays(first, 1))
  expect(new Date(await at('End')).getUTCDay()).toBe(0)
  await at('ArrowDown')
  expect(new Date(await at('Home')).getUTCDay()).toBe(1)
  const monday = focusedDay()
  expect(await at('PageUp')).toBe(first)
  await at('PageDown')
  expect((await at('PageDown')) > monday).toBe(true)
  expect(stops.elements()).toHaveLength(1)

  const chosen = page.css(`[data-day="${monday}"]`)
  focusOn(chosen.element())
  await expect.element(chosen).toHaveAttribute('data-preview', 'start')
  await press(' ')
  const cell = page.getByRole('gridcell', { selected: true })
  await seen(cell)
  expect(cell.element().querySelector('button')?.getAttribute('data-day')).toBe(monday)
})

test('A range is one bar with a start and an end; hovering shows another beneath it, and the first free day is one tap away', async () => {
  await openCalendar(1280)
  const week = ['start', 'within', 'within', 'within', 'within', 'within', 'end']
  await button('bookings.firstFree')
    .or(page.getByRole('button', { name: /Vælg den/ }))
    .click()
  await pointAway()
  await expect.poll(() => marksOf('data-place')).toEqual(week)
  await expect.poll(() => marksOf('data-preview')).toEqual([])
  await freeDays.nth(9).hover()
  expect(marksOf('data-place')).toEqual(week)
  await expect.poll(() => marksOf('data-preview').at(-1)).toBe('end')
  await expect.element(freeDays.nth(9)).toHaveAttribute('data-preview', 'start')
  await freeDays.first().hover()
  await expect.poll(() => marksOf('data-preview')).toEqual([])
  await pointAway()
  await expect.poll(() => marksOf('data-place')).toEqual(week)
})

test('The chosen booking stays chosen for the ear while the keys and the mouse look at other days', async () => {
  await openCalendar(1280)
  /** What is selected, and what the cells of the booking say after their dates. */
  const said = () => ({
    selected: page
      .css('td[aria-selected="true"] button')
      .elements()
      .map(one => one.getAttribute('data-day')),
    words: page
      .css('button[data-day]')
      .elements()
      .slice(1, 9)
      .map(one => one.lastElementChild?.textContent?.split(', ').slice(1)),
  })
  focusOn(freeDays.nth(1).element())
  await press(' ')
  const chosen = {
    selected: [freeDays.nth(1).element().getAttribute('data-day')],
    words: [
      ['første dag'],
      ...Array.from({ length: 5 }, () => ['med i din booking']),
      ['sidste dag'],
      ['ledig'],
    ],
  }
  await expect.poll(said).toEqual(chosen)
  await press('{ArrowRight}')
  await expect.poll(() => marksOf('data-preview')[0]).toBe('start')
  expect(said()).toEqual(chosen)
  await freeDays.nth(12).hover()
  await expect.poll(() => marksOf('data-preview').at(-1)).toBe('end')
  expect(said()).toEqual(chosen)
})

test('The total stands on the date step exactly once, at any width, before and after a day is chosen', async () => {
  await openVisitor('/booking')
  await chooseType('Standardhylde')
  await choosePrice(0)
  await chooseServices(1)
  await title('bookings.dateTitle')
  await seen(days.first())
  /** The shelf for a week, 199.00, and the first service, 120.00: no part of it has the same amount. */
  const shown = () =>
    page
      .getByText(/319,00\u00a0kr\./)
      .elements()
      .filter(one => one.checkVisibility({ visibilityProperty: true })).length
  const onceAtEveryWidth = async () => {
    for (const width of [320, 390, 768, 991, 992, 1280, 1920]) {
      await page.viewport(width, 844)
      await expect.poll(shown, { message: `${width} pixels` }).toBe(1)
      expect(button('bookings.proceed').elements().length, `${width} pixels`).toBeLessThanOrEqual(1)
    }
  }
  await onceAtEveryWidth()
  await chooseDate()
  await onceAtEveryWidth()
  expect(button('bookings.proceed').elements()).toHaveLength(1)
})

test('A full calendar says so first, then leads to another shelf, and never to a payment', async () => {
  const { availability } = await openVisitor('/booking')
  availability.answer(({ query }) => {
    const isFull = query.shelfPeriodPrice === pricesOf(TYPES[2]?.id ?? '')[3]?.id
    const all = daysFrom(query.dateStart, query.dateEnd)
    return { unavailableDates: isFull ? all : [], specialClosingDates: [], closingDates: [] }
  })
  stub(visitorsCalls.listNextStarts, {
    results: TYPES.map(({ id }, at) => ({
      shelfType: id,
      price: pricesOf(id)[3] as ReturnType<typeof pricesOf>[number],
      nextStart: at === 2 ? null : '2027-06-16',
    })),
  })
  await chooseType('Glasskab')
  await choosePrice(3)
  await seen(page.getByRole('heading', { level: 1, name: says('bookings.fullTitle', { name: 'Glasskab' }) }))
  await seen(page.getByRole('grid'))
  await seen(button('shelves.selectNamed', { name: 'Tøjstativ' }))
  for (const key of ['bookings.proceed', 'bookings.addMore']) expect(button(key).elements()).toHaveLength(0)
  expect(page.css('button[data-state="free"]').elements()).toHaveLength(0)
  expect(page.getByText(says('bookings.monthOpens')).elements().length).toBeGreaterThan(0)
  await button('shelves.selectNamed', { name: 'Tøjstativ' }).click()
  await title('bookings.servicesTitle')
  await button('bookings.skip').click()
  await title('bookings.dateTitle')
  await seen(freeDays.first())
})

test('On the smallest phone the calendar fits, and no past day can be chosen', async () => {
  await openCalendar(320)
  await seen(freeDays.first())
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  expect(page.css('button[data-state="past"]').elements()).toHaveLength(0)
})
