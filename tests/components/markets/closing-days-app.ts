/** The year's calendar on which staff close. One booking has one of its days. */
import { page } from 'vitest/browser'
import { closingCalls, type TouchedBooking } from '#shared/bookings/staff-closing-days-calls.ts'
import { settingsCalls } from '#shared/markets/settings-calls.ts'
import { title } from '../screen.tsx'
import { stub } from '../stub.ts'
import { openSettings } from './settings-app.ts'

/** The year after the one that the calendar opens with, in which no day is over. */
export const YEAR = new Date().getFullYear() + 1
export const CLOSED = `${YEAR}-06-16`

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

export const openClosingDays = async (width?: number) => {
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

export const day = (date: string) => page.css(`[data-day="${date}"]`)
