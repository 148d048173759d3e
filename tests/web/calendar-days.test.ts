/** The keys of the start calendar. */
import { expect, test } from 'vitest'
import { dayAfterKey } from '../../web/bookings/calendar-days.ts'

test.each([
  ['PageDown', '2026-11-24', '2026-12-24', 'the same day of the next month'],
  ['PageUp', '2026-12-24', '2026-11-24', 'the same day of the month before'],
  ['PageUp', '2026-12-31', '2026-11-30', 'the last day of a shorter month'],
  ['PageUp', '2026-12-05', '2026-11-22', 'not before today'],
  ['PageDown', '2026-12-05', '2026-12-31', 'not after the last day on which a booking can start'],
])('%s leads from %s to %s: %s', (key, from, to) => {
  expect(dayAfterKey(from, key, '2026-11-22')).toBe(to)
})

test('A month later in January is the last of February, and December leads into the next year', () => {
  expect(dayAfterKey('2027-01-31', 'PageDown', '2027-01-05')).toBe('2027-02-28')
  expect(dayAfterKey('2026-12-31', 'PageDown', '2026-12-05')).toBe('2027-01-31')
  expect(dayAfterKey('2027-01-15', 'PageUp', '2026-12-05')).toBe('2026-12-15')
})

test('Another key leads nowhere', () => {
  expect(dayAfterKey('2026-11-24', 'a', '2026-11-22')).toBeUndefined()
})
