/** Staff close on single days, on a year's calendar. The tests' year is 2027. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { closingCalls, type TouchedBooking } from '#shared/bookings/staff-closing-days-calls.ts'
import { settingsCalls } from '#shared/markets/settings-calls.ts'
import { button, gone, press, reload, says, seen, seenText, title } from '../screen.tsx'
import { stub } from '../stub.ts'
import { openSettings, saveBar } from './settings-app.ts'

const TOUCHED: TouchedBooking = {
  id: 'b1',
  shelf: { id: 's1', name: 'A1' },
  customer: '100001',
  name: 'Anna Jensen',
  dateStart: '2027-06-14',
  dateEnd: '2027-06-27',
  newDateEnd: '2027-06-28',
  closingDays: ['2027-06-18'],
}

const open = async (width?: number) => {
  stub(settingsCalls.listHolidays, ({ query }) => ({
    results: [{ day: `${query.year}-03-29`, name: 'Helligdag' }],
  }))
  stub(closingCalls.closingDaysEffect, ({ body }) => ({
    lengthened: body.closingDays.includes('2027-06-18') ? [TOUCHED] : [],
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
  const closed = day('2027-06-18')
  const rows = page.getByRole('region', { name: says('setup.closingDays') }).getByRole('listitem')
  await closed.click()
  await expect.element(closed).toHaveAttribute('aria-pressed', 'true')
  expect(closed.element().getAttribute('aria-label')).toMatch(/, lukkedag$/)
  expect(rows.elements()).toHaveLength(2)
  await button('setup.undo').click()
  await expect.element(closed).toHaveAttribute('aria-pressed', 'false')
  expect(rows.elements()).toHaveLength(1)
  await closed.click()
  await reload()
  await seenText('form.keptTitle')
  await expect.element(closed).toHaveAttribute('aria-pressed', 'true')
  await press('{Control>}s{/Control}')
  const dialog = page.getByRole('dialog')
  await seen(dialog.getByRole('listitem').filter({ hasText: 'Anna Jensen' }))
  await dialog.getByRole('button', { name: says('setup.save') }).click()
  await seenText('setup.saved')
  expect(settings.now().closingDays).toContain('2027-06-18')
  await reload()
  await title('setup.closing')
  await gone(page.getByText(says('form.keptTitle')))
})

test('Keys lead through the year, a press on Space closes a day, and all holidays of a year close at once', async () => {
  await open(390)
  await button('setup.showYear', { year: '2028' }).click()
  const focused = () => document.activeElement?.getAttribute('data-day')
  const reached = page.css('[data-day][tabindex="0"]')
  ;(reached.element() as HTMLElement).focus()
  expect(focused()).toBe('2028-01-01')
  for (const [key, date] of [
    ['ArrowRight', '2028-01-02'],
    ['ArrowDown', '2028-01-09'],
    ['PageDown', '2028-02-09'],
    ['PageUp', '2028-01-09'],
    ['ArrowUp', '2028-01-02'],
    ['ArrowLeft', '2028-01-01'],
    ['ArrowLeft', '2027-12-31'],
    ['ArrowRight', '2028-01-01'],
  ] as const) {
    await press(`{${key}}`)
    await expect.poll(focused, { message: key }).toBe(date)
  }
  await press(' ')
  const first = day('2028-01-01')
  await expect.element(first).toHaveAttribute('aria-pressed', 'true')
  expect(reached.elements()).toHaveLength(1)
  const openHolidays = page.css('[data-day^="2028"][data-holiday][data-look="open"]')
  expect(openHolidays.elements()).toHaveLength(1)
  await button('setup.closeHolidays', { year: '2028' }).click()
  await gone(openHolidays)
  await button('setup.discard').click()
  await expect.element(first).toHaveAttribute('aria-pressed', 'false')
})

test('Two people change the days: the slower reads what is new, and takes both', async () => {
  const { settings } = await open()
  await button('setup.showYear', { year: '2028' }).click()
  await day('2028-07-19').click()
  settings.change({ closingDays: [...settings.now().closingDays, '2028-07-20'] })
  await saveBar.click()
  await seenText('form.changedTitle')
  await seen(page.getByLabelText(/20-07-2028/))
  await button('form.saveChosen').click()
  await seenText('setup.saved')
  expect(settings.now().closingDays).toEqual(expect.arrayContaining(['2028-07-19', '2028-07-20']))
})
