/** Sums of the bookings report, whatever the bookings. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookingsReport, isTooLong } from '#shared/bookings/bookings-report.ts'
import { type Figures, occupancy, type ReportRow, vatOf } from '#shared/bookings/report-figures.ts'
import { GROUPS, partsOf } from '#shared/bookings/report-range.ts'
import { NO_SALE } from '#shared/bookings/sale.ts'
import { addDays, daysFrom, weekday } from '#shared/kit/day.ts'
import { sum } from '#shared/kit/money.ts'

const FIRST = '2026-10-19'
const OPEN = { closedWeekdays: [7], closingDays: ['2026-11-06'], bookingOpeningDays: [], closingTimes: {} }
const TYPES = ['small', 'large']
const SHELVES = Array.from({ length: 6 }, (_, at) => ({ id: `s${at}`, shelfType: TYPES[at % 2] ?? '' }))
const range = { first: FIRST, last: addDays(FIRST, 50) }
const asked = { range, group: 'week', shelves: SHELVES, types: TYPES, opening: OPEN } as const

const row = (more: Partial<ReportRow> & { begins?: string } = {}): ReportRow => {
  const { begins, ...fields } = more
  const dateStart = fields.dateStart ?? FIRST
  return {
    shelf: 's0',
    shelfType: 'small',
    dateStart,
    dateEnd: addDays(dateStart, 6),
    shelfStatus: 5,
    isBookingForMarket: false,
    sale: { ...NO_SALE, begins: begins ?? dateStart, rent: 20_000, services: 5_000, isOnline: true },
    ...fields,
  }
}

const periods = [
  NO_SALE.period,
  { id: 'week', name: '', days: 0, weeks: 1, months: 0 },
  { id: 'month', name: 'Måned', days: 0, weeks: 0, months: 1 },
]

/** Rows that overlap, reach out of the range, or lie on shelves that are gone. */
const rows = fc.array(
  fc
    .record({
      shelf: fc.integer({ min: 0, max: 7 }),
      from: fc.integer({ min: -20, max: 60 }),
      length: fc.integer({ min: 1, max: 40 }),
      shelfStatus: fc.integer({ min: 1, max: 6 }),
      isBookingForMarket: fc.boolean(),
      rent: fc.integer({ min: 0, max: 90_000 }),
      services: fc.integer({ min: 0, max: 9_000 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      period: fc.constantFrom(...periods),
      isOnline: fc.boolean(),
      isExtension: fc.boolean(),
    })
    .map(({ shelf, from, length, rent, services, share, period, isOnline, isExtension, ...rest }) => {
      const dateStart = addDays(FIRST, from)
      return row({
        ...rest,
        shelf: `s${shelf}`,
        shelfType: TYPES[shelf % 2] ?? '',
        dateStart,
        dateEnd: addDays(dateStart, length - 1),
        sale: {
          ...NO_SALE,
          begins: dateStart,
          rent,
          services,
          refunded: Math.floor((rent + services) * share),
          period,
          isOnline,
          isExtension,
        },
      })
    }),
  { maxLength: 40 },
)

const SUMMED = [
  'bookings',
  'online',
  'byStaff',
  'extensions',
  'rent',
  'services',
  'refunded',
  'turnover',
  'unpaid',
  'rentedDays',
] as const

const summed = (parts: readonly Figures[]) =>
  Object.fromEntries(SUMMED.map(name => [name, sum(parts.map(part => part[name]))]))

test('The sum over time, over the types and over the periods is the total', () => {
  fc.assert(
    fc.property(rows, fc.constantFrom(...GROUPS), (given, group) => {
      const { total, groups, byType, byPeriod } = bookingsReport(given, { ...asked, group })
      const whole = Object.fromEntries(SUMMED.map(name => [name, total[name]]))
      for (const parts of [groups, byType, byPeriod]) expect(summed(parts)).toEqual(whole)
      for (const parts of [groups, byType])
        expect(sum(parts.map(part => part.shelfDays))).toBe(total.shelfDays)
      expect(total.turnover).toBe(total.rent + total.services - total.refunded)
      expect(total.online + total.byStaff).toBe(total.bookings)
    }),
  )
})

test('No part of the market is more than full, nor are rent, own use and holds together', () => {
  fc.assert(
    fc.property(rows, fc.constantFrom(...GROUPS), (given, group) => {
      const { total, groups, byType, byPeriod, own, held } = bookingsReport(given, { ...asked, group })
      for (const part of [total, ...groups, ...byType, ...byPeriod]) {
        expect(occupancy(part)).toBeGreaterThanOrEqual(0)
        expect(occupancy(part)).toBeLessThanOrEqual(100)
      }
      expect(total.rentedDays + own.days + held.days).toBeLessThanOrEqual(total.shelfDays)
    }),
  )
})

test('The reports of the periods and of the types add up to that of all', () => {
  fc.assert(
    fc.property(rows, given => {
      const { total } = bookingsReport(given, asked)
      const ofTypes = TYPES.map(
        type =>
          bookingsReport(
            given.filter(({ shelfType }) => shelfType === type),
            { ...asked, types: [type] },
          ).total,
      )
      expect(summed(ofTypes)).toEqual(Object.fromEntries(SUMMED.map(name => [name, total[name]])))
    }),
  )
})

test('Two reports one after another are one report, but for bookings that run across', () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 0, max: 49 }), (given, at) => {
      const day = addDays(FIRST, at)
      const [one, two] = [
        { first: range.first, last: day },
        { first: addDays(day, 1), last: range.last },
      ].map(part => bookingsReport(given, { ...asked, range: part }).total)
      const { total } = bookingsReport(given, asked)
      expect((one?.turnover ?? 0) + (two?.turnover ?? 0)).toBe(total.turnover)
      expect((one?.shelfDays ?? 0) + (two?.shelfDays ?? 0)).toBe(total.shelfDays)
      expect((one?.rentedDays ?? 0) + (two?.rentedDays ?? 0)).toBe(total.rentedDays)
    }),
  )
})

test('A booking counts its money on its first day, and its open days in the range', () => {
  const report = bookingsReport(
    [row({ dateStart: addDays(FIRST, -3), begins: addDays(FIRST, -3) }), row({ shelf: 's2' })],
    asked,
  )
  expect(report.total).toMatchObject({ bookings: 1, turnover: 25_000, rentedDays: 4 + 6 })
  expect(report.groups[0]).toMatchObject({
    first: FIRST,
    last: addDays(FIRST, 6),
    rentedDays: 10,
    shelfDays: 36,
  })
})

test('What was bought counts, not the days that staff add before it', () => {
  const early = row({
    dateStart: addDays(range.last, -1),
    dateEnd: addDays(range.last, 9),
    begins: addDays(range.last, 1),
  })
  expect(bookingsReport([early], asked).total).toMatchObject({ bookings: 0, turnover: 0 })
})

test('Money that is still to come is said apart, and holds and own use are no turnover', () => {
  const report = bookingsReport(
    [
      row({ shelfStatus: 1 }),
      row({ shelf: 's2', shelfStatus: 6 }),
      row({ shelf: 's4' }),
      row({ shelf: 's1', shelfType: 'large', shelfStatus: 3 }),
      row({ shelf: 's3', shelfType: 'large', shelfStatus: 2, isBookingForMarket: true }),
      row({ shelf: 's5', shelfType: 'large', shelfStatus: 4 }),
    ],
    asked,
  )
  expect(report.total).toMatchObject({ bookings: 3, turnover: 75_000, unpaid: 50_000 })
  expect([report.held, report.own]).toEqual([
    { bookings: 1, days: 6 },
    { bookings: 1, days: 6 },
  ])
  expect(report.byType.map(({ bookings }) => bookings)).toEqual([3, 0])
})

test('Without an open day or a shelf nothing is full, and nothing divides by zero', () => {
  const closed = { ...OPEN, closedWeekdays: [1, 2, 3, 4, 5, 6, 7] }
  const report = bookingsReport([row()], { ...asked, opening: closed })
  expect([report.total.shelfDays, occupancy(report.total)]).toEqual([0, 0])
  expect(occupancy(bookingsReport([], { ...asked, shelves: [] }).total)).toBe(0)
})

test('The parts of a range are its days, once each; whole weeks begin on Monday, months on the first', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 395 }),
      fc.constantFrom(...GROUPS),
      (from, length, group) => {
        const first = addDays('2026-01-01', from)
        const last = addDays(first, length)
        const parts = partsOf({ first, last }, group)
        expect(parts.flatMap(part => daysFrom(part.first, part.last))).toEqual(daysFrom(first, last))
        for (const part of parts.slice(1)) {
          if (group === 'week') expect(weekday(part.first)).toBe(1)
          if (group === 'month') expect(part.first.slice(8)).toBe('01')
        }
      },
    ),
  )
})

test('A range is at most thirteen months long', () => {
  expect(isTooLong({ first: '2026-01-01', last: '2027-01-31' })).toBe(false)
  expect(isTooLong({ first: '2026-01-01', last: '2027-02-01' })).toBe(true)
})

test('VAT is inside the turnover, and none is said of a market that charges none', () => {
  expect(vatOf(125_000, 25)).toEqual({ vat: 25_000, net: 100_000 })
  expect(vatOf(125_000, 0)).toEqual({ vat: 0, net: 125_000 })
})
