/** Staff close on single days by keys, and two at once. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, gone, press, seen, seenText } from '../screen.tsx'
import { day, openClosingDays, YEAR } from './closing-days-app.ts'
import { saveBar } from './settings-app.ts'

test('Keys lead through the year, a press on Space closes a day, and all holidays of a year close at once', async () => {
  await openClosingDays(390)
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
  const { settings } = await openClosingDays()
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
