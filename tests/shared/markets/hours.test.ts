import { expect, test } from 'vitest'
import { hoursOn } from '#shared/markets/hours.ts'
import { weekOf } from '#shared/markets/week.ts'

const open = (weekdayCode: number, fromHour: string | null, toHour: string | null) => ({
  weekdayCode,
  weekdayName: '',
  fromHour,
  toHour,
})

const shop = {
  openingHours: [open(1, '11:00', '18:00'), open(2, '11:00', '18:00'), open(6, '10:00', '16:00')],
  closingDays: ['2026-12-05'],
}

test('Neighbours with the same hours are one line, and days without hours are closed', () => {
  expect(weekOf(shop)).toEqual([
    { first: 1, last: 2, hours: { from: '11:00', to: '18:00' } },
    { first: 3, last: 5, hours: undefined },
    { first: 6, last: 6, hours: { from: '10:00', to: '16:00' } },
    { first: 7, last: 7, hours: undefined },
  ])
})

test('A receipt names no opening hour for a day on which the shop is exceptionally closed', () => {
  expect(hoursOn(shop, '2026-11-28')).toEqual({ from: '10:00', to: '16:00' })
  expect(hoursOn(shop, '2026-12-05')).toBeUndefined()
  expect(hoursOn(shop, '2026-12-06')).toBeUndefined()
})
