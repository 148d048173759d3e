/** Staff close on single days, on a year's calendar. */
import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { addDays } from '#shared/kit/day.ts'
import { visitorOf } from '../people/visitor.ts'
import { atRest } from './browser.ts'
import { saveSettings } from './door.ts'
import { demoStaff, openSettings, section } from './settings.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'

const site = siteForTests()
if (process.env.LOOK) mkdirSync(process.env.LOOK, { recursive: true })

const effects = async (page: Page) => {
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  return dialog
}

test('A closing day is pressed, undone, kept over a reload, and saved after the page has named the bookings', async () => {
  const { page, says, title } = await openSettings(site, 1280)
  const day = addDays(await visitorOf(site, 'demo').today(), 3)
  const button = page.locator(`[data-day="${day}"]`)
  const list = page.getByRole('region', { name: says('setup.closingDays') })
  await section(page, 'closing-days').click()
  await title('setup.closing')
  await button.click()
  expect(await button.getAttribute('aria-pressed')).toBe('true')
  expect(await button.getAttribute('aria-label')).toMatch(/, lukkedag$/)
  const listed = () => list.getByRole('listitem').count()
  const before = await listed()
  expect(before).toBeGreaterThan(0)
  await page.getByRole('button', { name: says('setup.undo') }).click()
  expect(await button.getAttribute('aria-pressed')).toBe('false')
  expect(await listed()).toBe(before - 1)
  await button.click()
  await page.reload()
  await page.getByText(says('form.keptTitle')).waitFor()
  expect(await button.getAttribute('aria-pressed')).toBe('true')
  await atRest(page)
  await expectNoFindingsAtBothWidths(page, 'settings year')
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.keyboard.press('Control+s')
  const dialog = await effects(page)
  await dialog.getByRole('listitem').first().waitFor()
  await expectNoFindingsAtBothWidths(page, 'settings year asks')
  await dialog.getByRole('button', { name: says('setup.save') }).click()
  await page.getByText(says('setup.saved')).waitFor()
  const { body } = await site.call<{ closingDays: string[] }>('GET', '/api/anonymous/market/', undefined, {
    market: 'demo',
  })
  expect(body.closingDays).toContain(day)
  await page.reload()
  await title('setup.closing')
  expect(await page.getByText(says('form.keptTitle')).isVisible()).toBe(false)
})

test('Keys lead through the year, a press on Space closes a day, and all holidays of a year close at once', async () => {
  const { page, says, title } = await openSettings(site, 390)
  await section(page, 'closing-days').click()
  await title('setup.closing')
  const next = Number((await visitorOf(site, 'demo').today()).slice(0, 4)) + 1
  await page.getByRole('button', { name: says('setup.showYear', { year: String(next) }) }).click()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-day'))
  await page.locator('[data-day][tabindex="0"]').focus()
  expect(await focused()).toBe(`${next}-01-01`)
  for (const [key, day] of [
    ['ArrowRight', `${next}-01-02`],
    ['ArrowDown', `${next}-01-09`],
    ['PageDown', `${next}-02-09`],
    ['PageUp', `${next}-01-09`],
    ['ArrowUp', `${next}-01-02`],
    ['ArrowLeft', `${next}-01-01`],
    ['ArrowLeft', `${next - 1}-12-31`],
    ['ArrowRight', `${next}-01-01`],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(focused, { message: key }).toBe(day)
  }
  await page.keyboard.press('Space')
  const first = page.locator(`[data-day="${next}-01-01"]`)
  expect(await first.getAttribute('aria-pressed')).toBe('true')
  expect(await page.locator('[data-day][tabindex="0"]').count()).toBe(1)
  await page.getByRole('button', { name: says('setup.closeHolidays', { year: String(next) }) }).click()
  const easter = page.locator(`[data-day^="${next}"][data-holiday][data-look="open"]`)
  expect(await easter.count()).toBe(0)
  await page.getByRole('button', { name: says('setup.discard'), exact: true }).click()
  expect(await first.getAttribute('aria-pressed')).toBe('false')
})

test('Two people change the days: the slower reads what is new, and takes both', async () => {
  const { page, says, title } = await openSettings(site, 1280)
  const today = await visitorOf(site, 'demo').today()
  const [mine, theirs] = [addDays(today, 400), addDays(today, 401)]
  await section(page, 'closing-days').click()
  await title('setup.closing')
  await page.getByRole('button', { name: says('setup.showYear', { year: mine.slice(0, 4) }) }).click()
  await page.locator(`[data-day="${mine}"]`).click()
  const { path, token } = await demoStaff(site)
  const { body: before } = await site.call<{ closingDays: string[] }>('GET', path, undefined, token)
  const closingDays = [...before.closingDays, theirs]
  const days = { closingDays, bookingOpeningDays: [] }
  const { status } = await site.call('PUT', path.replace('markets', 'market_closing_days'), days, token)
  expect(status).toBe(200)
  await saveSettings(page)
  await page.getByText(says('form.changedTitle')).waitFor()
  const typed = (day: string) => day.split('-').reverse().join('-')
  await page.getByLabel(new RegExp(typed(theirs))).waitFor()
  await page.getByRole('button', { name: says('form.saveChosen') }).click()
  await page.getByText(says('setup.saved')).waitFor()
  const { body } = await site.call<{ closingDays: string[] }>('GET', path, undefined, token)
  expect(body.closingDays).toEqual(expect.arrayContaining([mine, theirs]))
})
