/** When something ends, as people say it. */
import { expect, test } from 'vitest'
import { endIn } from '#shared/kit/end-in.ts'

const ZONE = 'Europe/Copenhagen'

test.each([
  ['2026-11-23T23:00:00Z', '2026-11-23', '24:00'],
  ['2026-11-23T22:59:00Z', '2026-11-23', '23:59'],
  ['2026-11-23T23:01:00Z', '2026-11-24', '00:01'],
  ['2026-12-31T23:00:00Z', '2026-12-31', '24:00'],
  // The night before summer time begins.
  ['2026-03-28T23:00:00Z', '2026-03-28', '24:00'],
])('What ends at %s ends %s at %s', (moment, day, time) => {
  expect(endIn(ZONE, Date.parse(moment))).toEqual({ day, time })
})
