/** Walks through the screens of a shop's day. The demo has the bookings. */

import { personAt } from '../wizard.ts'
import type { Walk } from './walk.ts'

export const runDay = async ({ page, url, language, shoot }: Walk): Promise<void> => {
  const { says } = personAt(page, language)
  const open = (hash: string) => page.goto(`${url}/admin_section#${hash}`)
  const region = (key: string) => page.getByRole('region', { name: says(key) })
  await open('/')
  await page
    .getByRole('link', { name: says('staff.dayBoard') })
    .first()
    .waitFor()
  await shoot('staff-home')
  await open('/booking/today')
  await region('day.freeShelves').waitFor()
  await shoot('staff-day')
  await open('/booking/calendar')
  const bar = page.locator('[data-bar]').first()
  const row = page.getByRole('listitem').getByRole('button').first()
  await bar.or(row).first().waitFor()
  await shoot('staff-calendar')
  await bar.or(row).first().click()
  await page
    .getByRole('button', { name: says('calendar.move') })
    .first()
    .waitFor()
  await shoot('staff-calendar-booking')
  await open('/booking/requests')
  const booking = page.locator('main a[href*="#/booking/requests/"]').first()
  await booking.waitFor()
  await shoot('staff-bookings')
  await booking.click()
  await region('history.title').getByRole('listitem').first().waitFor()
  await shoot('staff-booking')
  await open('/booking/new')
  await page.locator('main form, main section').first().waitFor()
  await shoot('staff-till')
  for (const report of ['end-dates', 'bookings']) {
    await open(`/reports/${report}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('main [role="img"]').first().waitFor()
    await shoot(`staff-report-${report}`)
  }
}
