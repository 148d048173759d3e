/** Staff close on single days, on a year's calendar. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { closingCalls, type TouchedBooking } from '#shared/bookings/staff-closing-days-calls.ts'
import { settingsCalls } from '#shared/markets/settings-calls.ts'
import { visitorsCalls } from '#shared/markets/visitors-calls.ts'
import { MARKET } from '../demo.ts'
import { button, gone, press, reload, says, seen, seenText, title } from '../screen.tsx'
import { stub } from '../stub.ts'
import { openSettings, saveBar } from './settings-app.ts'

/** The year after the one that the calendar opens with, in which no day is over. */
const YEAR = new Date().getFullYear() + 1
const CLOSED = `${YEAR}-06-16`

const TOUCHED: TouchedBooking = {
  id: 'b1',
  shelf: { id: 's1', name: 'A1' },
  customer: '100001',
  name: 'Anna Jensen',
  dateStart: `${YEAR}-06-14`,
  dateEnd: `${YEAR}-06-27`,
  newDateEnd: `${YEAR}-06-28`,
  closingDays: [CLOSED],
}

const open = async (width?: number) => {
  stub(settingsCalls.listHolidays, ({ query }) => ({
    results: [{ day: `${query.year}-03-29`, name: 'Helligdag' }],
  }))
  stub(closingCalls.closingDaysEffect, ({ body }) => ({
    lengthened: body.closingDays.includes(CLOSED) ? [TOUCHED] : [],
    stuck: [],
    startsClosed: [],
  }))
  const opened = await openSettings('closing-days', width ? { width } : {})
  const { settings } = opened
  const saves = stub(settingsCalls.setClosingDays, settings.save)
  await title('setup.closing')
  return { settings, saves }
}

const day = (date: string) => page.css(`[data-day="${date}"]`)

test('A closing day is pressed, undone, kept over a reload, and saved after the page has named the bookings', async () => {
  const { settings } = await open()
  const closed = day(CLOSED)
  const rows = page.getByRole('region', { name: says('setup.closingDays') }).getByRole('listitem')
  const showYear = button('setup.showYear', { year: String(YEAR) })
  await showYear.click()
  const before = rows.elements().length
  await closed.click()
  await expect.element(closed).toHaveAttribute('aria-pressed', 'true')
  expect(closed.element().getAttribute('aria-label')).toMatch(/, lukkedag$/)
  expect(rows.elements()).toHaveLength(before + 1)
  await button('setup.undo').click()
  await expect.element(closed).toHaveAttribute('aria-pressed', 'false')
  expect(rows.elements()).toHaveLength(before)
  await closed.click()
  await reload()
  await seenText('form.keptTitle')
  await showYear.click()
  await expect.element(closed).toHaveAttribute('aria-pressed', 'true')
  await press('{Control>}s{/Control}')
  const dialog = page.getByRole('dialog')
  await seen(dialog.getByRole('listitem').filter({ hasText: 'Anna Jensen' }))
  const frame = stub(visitorsCalls.read, MARKET)
  await dialog.getByRole('button', { name: says('setup.save') }).click()
  await seenText('setup.saved')
  // Staff's other screens, as the calendar, close on that day too.
  expect(frame.sent).not.toEqual([])
  expect(settings.now().closingDays).toContain(CLOSED)
  await reload()
  await title('setup.closing')
  await gone(page.getByText(says('form.keptTitle')))
})

test('Keys lead through the year, a press on Space closes a day, and all holidays of a year close at once', async () => {
  await open(390)
  await button('setup.showYear', { year: String(YEAR) }).click()
  const focused = () => document.activeElement?.getAttribute('data-day')
  const reached = page.css('[data-day][tabindex="0"]')
  ;(reached.element() as HTMLElement).focus()
  expect(focused()).toBe(`${YEAR}-01-01`)
  for (const [key, date] of [
    ['ArrowRight', `${YEAR}-01-02`],
    ['ArrowDown', `${YEAR}-01-09`],
    ['PageDown', `${YEAR}-02-09`],
    ['PageUp', `${YEAR}-01-09`],
    ['ArrowUp', `${YEAR}-01-02`],
    ['ArrowLeft', `${YEAR}-01-01`],
    ['ArrowLeft', `${YEAR - 1}-12-31`],
    ['ArrowRight', `${YEAR}-01-01`],
  ] as const) {
    await press(`{${key}}`)
    await expect.poll(focused, { message: key }).toBe(date)
  }
  await press(' ')
  const first = day(`${YEAR}-01-01`)
  await expect.element(first).toHaveAttribute('aria-pressed', 'true')
  expect(reached.elements()).toHaveLength(1)
  const openHolidays = page.css(`[data-day^="${YEAR}"][data-holiday][data-look="open"]`)
  expect(openHolidays.elements()).toHaveLength(1)
  await button('setup.closeHolidays', { year: String(YEAR) }).click()
  await gone(openHolidays)
  await button('setup.discard').click()
  await expect.element(first).toHaveAttribute('aria-pressed', 'false')
})

test('Two people change the days: the slower reads what is new, and takes both', async () => {
  const { settings } = await open()
  await button('setup.showYear', { year: String(YEAR) }).click()
  await day(`${YEAR}-07-19`).click()
  settings.change({ closingDays: [...settings.now().closingDays, `${YEAR}-07-20`] })
  await saveBar.click()
  await seenText('form.changedTitle')
  await seen(page.getByLabelText(new RegExp(`20-07-${YEAR}`)))
  await button('form.saveChosen').click()
  await seenText('setup.saved')
  expect(settings.now().closingDays).toEqual(expect.arrayContaining([`${YEAR}-07-19`, `${YEAR}-07-20`]))
})
