/** How long an offer is kept, which days are wanted, and when a line is looked at again. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BOOKING_REQUEST_STATUSES, type RequestStatus, stands } from '#shared/bookings/states.ts'
import { NO_END } from '#shared/bookings/takes-shelf.ts'
import { lastSale, nextRoundOf, offerEnd, wantedDays } from '#shared/bookings/waitlist.ts'
import { offerState, takenUntil } from '#shared/bookings/waitlist-offer.ts'
import { dayIn, timeIn } from '#shared/kit/day.ts'

const ZONE = 'Europe/Copenhagen'
const HOUR = 3_600_000
const at = (text: string) => Date.parse(text)

test.each([
  ['in the middle of the day', '2026-11-24T10:00:00Z', 4, '2026-11-24T14:00:00.000Z'],
  [
    'in the evening: the rest counts from 8 the next morning',
    '2026-11-24T18:00:00Z',
    4,
    '2026-11-25T09:00:00.000Z',
  ],
  ['at night', '2026-11-24T23:30:00Z', 4, '2026-11-25T11:00:00.000Z'],
  ['just before 21', '2026-11-24T19:59:00Z', 1, '2026-11-25T07:59:00.000Z'],
  ['over several days', '2026-11-24T07:00:00Z', 48, '2026-11-27T16:00:00.000Z'],
  ['over the end of summer time', '2026-10-24T18:00:00Z', 4, '2026-10-25T10:00:00.000Z'],
])('Hours of an offer count from 8 to 21 by the clocks of the market: %s', (_when, now, hours, end) => {
  expect(new Date(offerEnd(ZONE, at(now), hours)).toISOString()).toBe(end)
})

test('An offer lasts its hours at least, never ends at night, and more hours never end earlier', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z') }),
      fc.integer({ min: 1, max: 47 }),
      (now, hours) => {
        const end = offerEnd(ZONE, now, hours)
        expect(end).toBeGreaterThanOrEqual(now + hours * HOUR)
        expect(timeIn(ZONE, end) >= '08:00' && timeIn(ZONE, end) <= '21:00').toBe(true)
        expect(offerEnd(ZONE, now, hours + 1)).toBeGreaterThan(end)
      },
    ),
  )
})

test('A booking is sold until the market closes on its first day', () => {
  const opening = {
    closedWeekdays: [],
    closingDays: [],
    bookingOpeningDays: [],
    closingTimes: { 2: '17:00' },
  }
  expect(new Date(lastSale(ZONE, '2026-11-24', opening)).toISOString()).toBe('2026-11-24T16:00:00.000Z')
  const open = lastSale(ZONE, '2026-11-25', opening)
  expect(dayIn(ZONE, open - 1)).toBe('2026-11-25')
  expect(dayIn(ZONE, open)).toBe('2026-11-26')
})

test('The wanted days are the first and some later ones, without those that are past', () => {
  const wanted = { dateStart: '2026-11-28', daysLater: 2 }
  expect(wantedDays(wanted, '2026-11-20')).toEqual(['2026-11-28', '2026-11-29', '2026-11-30'])
  expect(wantedDays(wanted, '2026-11-30')).toEqual(['2026-11-30'])
  expect(wantedDays(wanted, '2026-12-01')).toEqual([])
})

test('A line is looked at every two minutes while somebody waits, when an offer ends, and never while it is empty', () => {
  expect(nextRoundOf([], 1_000, false)).toBeUndefined()
  expect(nextRoundOf([undefined], 1_000, false)).toBe(1_120)
  expect(nextRoundOf([undefined], 1_000, true)).toBe(4_600)
  expect(nextRoundOf([3_000], 1_000, false)).toBe(3_000)
  expect(nextRoundOf([1_050, undefined], 1_000, false)).toBe(1_050)
  expect(nextRoundOf([500], 1_000, false)).toBe(1_000)
})

test('A line in which everybody has an offer is looked at once an hour, also when a hold has no end', () => {
  expect(nextRoundOf([9_000], 1_000, false)).toBe(4_600)
  expect(nextRoundOf([NO_END], 1_000, false)).toBe(4_600)
  expect(nextRoundOf([NO_END, undefined], 1_000, false)).toBe(1_120)
})

const held = (status: RequestStatus, expiresOn = 2_000) => ({ status, expiresOn, byStaff: {} })

test('An offer is over when its own request is: staff may give it another end, delete it, or make a booking of it', () => {
  expect(offerState(held('reserved'), 1_999)).toBe('held')
  expect(offerState(held('reserved'), 2_000)).toBe('over')
  expect(offerState(held('reserved', NO_END), 2_000)).toBe('held')
  expect(offerState(held('expired'), 1_000)).toBe('over')
  expect(offerState(undefined, 1_000)).toBe('over')
  const booked = BOOKING_REQUEST_STATUSES.filter(status => offerState(held(status), 3_000) === 'booked')
  expect(booked.filter(stands)).toEqual(BOOKING_REQUEST_STATUSES.filter(stands))
  expect(booked.filter(status => !stands(status))).toEqual(['refunded', 'refund_initiated', 'refund_failed'])
})

test('An offer can be taken until its hold ends, and never after the market has closed on its first day', () => {
  const opening = { closedWeekdays: [], closingDays: [], bookingOpeningDays: [], closingTimes: {} }
  const midnight = at('2026-11-25T00:00:00+01:00') / 1_000
  const until = (expiresOn: number) => takenUntil({ dateStart: '2026-11-24', expiresOn }, ZONE, opening)
  expect(until(midnight - 60)).toBe(midnight - 60)
  expect(until(NO_END)).toBe(midnight)
})
