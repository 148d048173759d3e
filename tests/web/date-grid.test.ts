/** The keys of the calendars. */
import { expect, test } from 'vitest'
import { dayAfterKey } from '../../web/kit/typed/date-grid.tsx'

test.each([
  ['ArrowRight', '2026-12-31', '2027-01-01', 'the next day'],
  ['ArrowDown', '2026-12-28', '2027-01-04', 'the same weekday of the next week'],
  ['Home', '2026-12-31', '2026-12-28', 'Monday of the week'],
  ['End', '2026-12-31', '2027-01-03', 'Sunday of the week'],
  ['PageDown', '2026-11-24', '2026-12-24', 'the same day of the next month'],
  ['PageUp', '2026-12-24', '2026-11-24', 'the same day of the month before'],
  ['PageUp', '2026-12-31', '2026-11-30', 'the last day of a shorter month'],
  ['PageDown', '2027-01-31', '2027-02-28', 'the last day of February'],
  ['PageUp', '2026-12-05', '2026-11-22', 'not before the first day'],
  ['ArrowLeft', '2026-11-22', '2026-11-22', 'not before the first day'],
  ['PageDown', '2027-12-05', '2027-12-31', 'not after the last day'],
  ['a', '2026-11-24', undefined, 'nowhere'],
])('%s leads from %s to %s: %s', (key, from, to, _what) => {
  expect(dayAfterKey(from, key, '2026-11-22', '2027-12-31')).toBe(to)
})
