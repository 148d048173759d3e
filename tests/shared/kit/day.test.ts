import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  dayIn,
  daysBetween,
  daysFrom,
  endOfNextMonth,
  isDay,
  spokenDay,
  weekday,
  weekdayName,
} from '#shared/kit/day.ts'

const days = fc.integer({ min: 0, max: 60_000 }).map(n => addDays('2000-01-01', n))

test('Adding days and counting them are inverse', () => {
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: -5_000, max: 5_000 }),
      (day, n) => daysBetween(day, addDays(day, n)) === n,
    ),
  )
})

test('A week later is the same weekday, and a day later the next', () => {
  fc.assert(
    fc.property(
      days,
      day => weekday(addDays(day, 7)) === weekday(day) && weekday(addDays(day, 1)) === (weekday(day) % 7) + 1,
    ),
  )
})

test('Only existing dates are days', () => {
  expect(['2026-02-28', '2028-02-29'].every(isDay)).toBe(true)
  for (const text of [
    '2026-02-29',
    '2026-13-01',
    '26-01-01',
    '2026-1-1',
    '',
    '1999-12-31',
    '2026-01-01T00:00',
  ]) {
    expect(isDay(text)).toBe(false)
  }
})

test('The time zone of the market decides which day it is', () => {
  const newYear = Date.parse('2026-12-31T23:30:00Z')
  expect(dayIn('Europe/Copenhagen', newYear)).toBe('2027-01-01')
  expect(dayIn('America/Nuuk', newYear)).toBe('2026-12-31')
})

test('The booking window ends with next month', () => {
  expect(endOfNextMonth('2026-01-31')).toBe('2026-02-28')
  expect(endOfNextMonth('2026-11-21')).toBe('2026-12-31')
  expect(endOfNextMonth('2026-12-01')).toBe('2027-01-31')
})

test('A range includes both its ends, and an empty range has no days', () => {
  expect(daysFrom('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(daysFrom('2026-03-01', '2026-02-27')).toEqual([])
})

test('Dates read as people write them in each language', () => {
  expect(spokenDay('2026-11-28', 'da')).toBe('lørdag 28. november')
  expect(spokenDay('2026-11-28', 'de', true)).toBe('Samstag, 28. November 2026')
  expect([1, 7].map(code => weekdayName(code, 'da'))).toEqual(['mandag', 'søndag'])
  expect([1, 7].map(code => weekdayName(code, 'de'))).toEqual(['Montag', 'Sonntag'])
})
