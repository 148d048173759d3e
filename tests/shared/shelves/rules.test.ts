import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, daysFrom } from '#shared/kit/day.ts'
import type { Calendar } from '#shared/shelves/calendar.ts'
import { isFree } from '#shared/shelves/calendar.ts'
import {
  availability,
  bookingEnd,
  discountedPrice,
  firstStart,
  isDiscountActive,
  mayStartOn,
  nextStart,
  periodDays,
} from '#shared/shelves/rules.ts'

const START = '2026-11-21'
const period = fc
  .record({ days: fc.nat(10), weeks: fc.nat(6), months: fc.nat(3) })
  .filter(one => periodDays(one) > 0)
const closing = fc.array(
  fc.integer({ min: -5, max: 200 }).map(n => addDays(START, n)),
  { maxLength: 40 },
)

test('Weeks have 7 days and months 30', () => {
  expect(periodDays({ days: 3, weeks: 2, months: 1 })).toBe(47)
})

test('Each special closing date within a booking adds exactly one day', () => {
  fc.assert(
    fc.property(period, closing, (length, closed) => {
      const { last, eligibleClosingDays } = bookingEnd(START, length, closed)
      const covered = new Set(closed.filter(day => day >= START && day <= last))
      expect(daysBetween(START, last) + 1).toBe(periodDays(length) + covered.size)
      expect(eligibleClosingDays).toEqual([...covered].sort())
    }),
  )
})

test('A closing date within the added days adds a day too', () => {
  const week = { days: 0, weeks: 1, months: 0 }
  expect(bookingEnd('2026-11-21', week, ['2026-11-25', '2026-11-28', '2026-11-30'])).toEqual({
    last: '2026-11-29',
    eligibleClosingDays: ['2026-11-25', '2026-11-28'],
  })
})

test('A booking starts on open days, and on closed weekdays only when the market allows that day', () => {
  const opening = {
    closedWeekdays: [7],
    closingDays: ['2026-11-25'],
    bookingOpeningDays: ['2026-11-29'],
    closingTimes: {},
  }
  expect(mayStartOn('2026-11-23', opening)).toBe(true)
  expect(mayStartOn('2026-11-22', opening)).toBe(false)
  expect(mayStartOn('2026-11-25', opening)).toBe(false)
  expect(mayStartOn('2026-11-29', opening)).toBe(true)
})

test('A discount is active from its first moment to its last', () => {
  const discount = { discountPercent: 20, discountValidFrom: 1_000, discountValidTo: 2_000 }
  expect([999, 1_000, 1_500, 2_000, 2_001].map(now => isDiscountActive(discount, now))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
  expect(isDiscountActive({ ...discount, discountPercent: null }, 1_500)).toBe(false)
  expect(isDiscountActive({ ...discount, discountPercent: 0 }, 1_500)).toBe(false)
  expect(isDiscountActive({ discountPercent: 5, discountValidFrom: null, discountValidTo: null }, 0)).toBe(
    true,
  )
})

test('A discounted price is the price minus its percentage, rounded once', () => {
  const always = (discountPercent: number) => ({
    discountPercent,
    discountValidFrom: null,
    discountValidTo: null,
  })
  expect(discountedPrice(34_900, always(20), 0)).toBe(27_920)
  expect(discountedPrice(999, always(33), 0)).toBe(669)
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 100 }), (price, percent) => {
      const exact = (price * (100 - percent)) / 100
      expect(Math.abs(discountedPrice(price, always(percent), 0) - exact)).toBeLessThanOrEqual(0.5 + 1e-6)
    }),
  )
})

test('A day is available when a shelf is free for the whole period that starts on it', () => {
  const shelf = (id: string, taken: [number, number][]): Calendar => ({
    shelf: { id, name: id },
    version: 0,
    taken: taken.map(([from, to], at) => ({
      first: addDays(START, from),
      last: addDays(START, to),
      by: `${id}${at}`,
      status: 5,
      until: 0,
    })),
  })
  const ranges = fc.array(
    fc.tuple(fc.nat(40), fc.nat(12)).map(([from, more]): [number, number] => [from, from + more]),
    { maxLength: 5 },
  )
  fc.assert(
    fc.property(fc.array(ranges, { maxLength: 4 }), period, closing, (taken, length, closingDays) => {
      const shelves = taken.map((one, at) => shelf(`s${at}`, one))
      const opening = { closedWeekdays: [7], closingDays, bookingOpeningDays: [], closingTimes: {} }
      const range = { first: addDays(START, -3), last: addDays(START, 40), from: START, now: 0 }
      const { unavailableDates, specialClosingDates } = availability(shelves, length, opening, range)
      for (const day of daysFrom(range.first, range.last)) {
        const { last } = bookingEnd(day, length, closingDays)
        const free = day >= START && shelves.some(one => isFree(one, day, last, 0))
        expect(unavailableDates.includes(day)).toBe(!free)
        expect(specialClosingDates.includes(day)).toBe(closingDays.includes(day))
      }
    }),
    { numRuns: 40 },
  )
})

test('Today is not sold any more once the market has closed', () => {
  const opening = {
    closedWeekdays: [7],
    closingDays: [],
    bookingOpeningDays: [],
    closingTimes: { 6: '16:00' },
  }
  expect(firstStart(START, '15:59', opening)).toBe(START)
  expect(firstStart(START, '16:00', opening)).toBe(addDays(START, 1))
  expect(firstStart(addDays(START, 1), '23:59', opening)).toBe(addDays(START, 1))
})

test('The next start is the first free day on which the market is open', () => {
  const opening = {
    closedWeekdays: [7],
    closingDays: ['2026-11-23'],
    bookingOpeningDays: [],
    closingTimes: {},
  }
  const taken = { first: '2026-11-21', last: '2026-11-24', by: 'a', status: 5, until: 0 }
  const shelf = (ranges: (typeof taken)[]) => ({ shelf: { id: 'a', name: 'A' }, version: 0, taken: ranges })
  const days = daysFrom('2026-11-21', '2026-11-30')
  const week = { days: 0, weeks: 1, months: 0 }
  expect(nextStart(days, [shelf([])], week, opening, 0)).toBe('2026-11-21')
  expect(nextStart(days.slice(1), [shelf([])], week, opening, 0)).toBe('2026-11-24')
  expect(nextStart(days, [shelf([taken])], week, opening, 0)).toBe('2026-11-25')
  expect(nextStart(days, [], week, opening, 0)).toBeUndefined()
})
