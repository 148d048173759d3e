/** When a tenant hears of what was sold: at once, together, never in the quiet hours. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timeIn } from '#shared/kit/day.ts'
import {
  isForMail,
  isForPush,
  mailOf,
  PUSH_PAUSE,
  pushAt,
  QUIET,
  quietUntil,
} from '#shared/messages/notices.ts'
import { isPushEndpoint, PUSH_SERVICES } from '#shared/messages/push-service.ts'

const ZONE = 'Europe/Copenhagen'
const at = (iso: string) => Date.parse(iso)
const iso = (moment: number | undefined) => moment && new Date(moment).toISOString()

describe('The quiet hours', () => {
  test.each([
    ['the evening', '2027-06-15T19:00:00Z', '2027-06-16T06:00:00.000Z'],
    ['the night', '2027-06-16T02:00:00Z', '2027-06-16T06:00:00.000Z'],
    ['the minute before', '2027-06-15T18:59:00Z', undefined],
    ['their end', '2027-06-16T06:00:00Z', undefined],
    ['the night of summer time', '2027-03-27T21:00:00Z', '2027-03-28T06:00:00.000Z'],
    ['the night of winter time', '2027-10-30T21:00:00Z', '2027-10-31T07:00:00.000Z'],
  ])('%s', (_name, now, until) => expect(iso(quietUntil(ZONE, QUIET, at(now)))).toBe(until))

  test('those of a day do not go over midnight, and the same time twice is none', () => {
    const noon = at('2027-06-15T10:30:00Z')
    const day = { quietFrom: '12:00', quietTo: '14:00' }
    expect(iso(quietUntil(ZONE, day, noon))).toBe('2027-06-15T12:00:00.000Z')
    expect(quietUntil(ZONE, day, noon + 3 * 3_600_000)).toBeUndefined()
    expect(quietUntil(ZONE, { quietFrom: '12:00', quietTo: '12:00' }, noon)).toBeUndefined()
  })

  test('end once where an hour comes twice', () => {
    const quiet = { quietFrom: '21:00', quietTo: '02:30' }
    expect(iso(quietUntil(ZONE, quiet, at('2027-10-30T21:00:00Z')))).toBe('2027-10-31T00:30:00.000Z')
    expect(quietUntil(ZONE, quiet, at('2027-10-31T01:10:00Z'))).toBeUndefined()
  })

  test('never end in the past, and end outside of themselves, whatever the clocks do', () => {
    const time = fc
      .integer({ min: 0, max: 1_439 })
      .map(minute => new Date(minute * 60_000).toISOString().slice(11, 16))
    const moment = fc.integer({
      min: at('2027-01-01T00:00:00Z') / 60_000,
      max: at('2028-01-01T00:00:00Z') / 60_000,
    })
    return fc.assert(
      fc.property(time, time, moment, (quietFrom, quietTo, minute) => {
        const quiet = { quietFrom, quietTo }
        const now = minute * 60_000
        const end = quietUntil(ZONE, quiet, now)
        if (end === undefined) return
        expect(end).toBeGreaterThan(now)
        expect(end - now).toBeLessThanOrEqual(26 * 3_600_000)
        expect(quietUntil(ZONE, quiet, end)).toBeUndefined()
      }),
    )
  })
})

test.each([
  ['this morning', '2027-06-15T07:00:00Z', true, true],
  ['yesterday afternoon', '2027-06-14T13:00:00Z', false, true],
  ['yesterday, just after midnight', '2027-06-13T22:01:00Z', false, true],
  ['the day before', '2027-06-13T21:59:00Z', false, false],
])('What was sold %s and comes in a file at noon', (_when, sold, rings, isMailed) => {
  const noon = at('2027-06-15T10:00:00Z')
  expect([isForPush(at(sold), noon), isForMail(ZONE, at(sold), noon)]).toEqual([rings, isMailed])
})

test('The first sale is pushed at once, the next ones after a pause, at night in the morning', () => {
  const noon = at('2027-06-15T10:00:00Z')
  expect(pushAt(ZONE, QUIET, noon, null)).toBe(noon)
  expect(pushAt(ZONE, QUIET, noon, noon - 3_600_000)).toBe(noon)
  expect(pushAt(ZONE, QUIET, noon + 1_000, noon)).toBe(noon + PUSH_PAUSE)
  const evening = at('2027-06-15T18:58:00Z')
  expect(timeIn(ZONE, pushAt(ZONE, QUIET, evening + 60_000, evening))).toBe('08:00')
})

test('A mail tells of what was booked until eight by the market’s clocks', () => {
  expect(mailOf(ZONE, at('2027-06-15T05:59:59Z'))).toEqual({
    day: '2027-06-15',
    at: at('2027-06-15T06:00:00Z'),
  })
  expect(mailOf(ZONE, at('2027-06-15T06:00:00Z'))).toEqual({
    day: '2027-06-16',
    at: at('2027-06-16T06:00:00Z'),
  })
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://db5p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://fcm.googleapis.com@169.254.169.254/', false],
  ['https://me:secret@fcm.googleapis.com/', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://localhost/push', false],
  ['https://push.apple.com.evil.example/abc', false],
  ['https://evilpush.apple.com/abc', false],
  ['https://notify.windows.com/abc', false],
  ['https://evil.example/#.push.apple.com', false],
  ['not an address', false],
])('%s is a push service: %s', (endpoint, isOne) =>
  expect(isPushEndpoint(endpoint, PUSH_SERVICES)).toBe(isOne),
)
