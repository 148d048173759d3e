import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aboutDay,
  dayOf,
  isRoundOf,
  nextRound,
  REMINDERS,
  type RemindedRow,
  remindersOf,
} from '#shared/bookings/reminders.ts'
import { emptyBy } from '#shared/bookings/shelf-hours.ts'
import { addDays, dayIn, timeIn } from '#shared/kit/day.ts'

/** A Monday; the market is closed on Sundays, and on the second of December. */
const TODAY = '2026-11-23'
const SHOP = {
  openingHours: [1, 2, 3, 4, 5, 6].map(weekdayCode => ({ weekdayCode, fromHour: '10:00', toHour: '18:00' })),
  closingDays: ['2026-12-02'],
  // A booking may start then; nobody is in the shop.
  bookingOpeningDays: ['2026-12-06'],
}

const row = (dateStart: string, dateEnd: string, more: Partial<RemindedRow> = {}): RemindedRow => ({
  id: 'booking',
  shelf: 'A1',
  customer: '100001',
  dateStart,
  dateEnd,
  dateStartCustomer: dateStart,
  dateEndCustomer: dateEnd,
  shelfStatus: 5,
  isBookingForMarket: false,
  ...more,
})

const on = (today: string, rows: RemindedRow[]) =>
  remindersOf(today, rows, SHOP).map(one => `${one.bookingRequest} ${one.reminder} ${one.on}`)

/** The reminders of some bookings over many mornings. */
const over = (first: string, days: number, rows: RemindedRow[]): string[] =>
  Array.from({ length: days }, (_, nth) => addDays(first, nth)).flatMap(day =>
    on(day, rows).map(one => `${day}: ${one}`),
  )

test('A booking of a fortnight is told of its start once and of its end three times', () => {
  expect(over(TODAY, 30, [row('2026-11-27', '2026-12-10')])).toEqual([
    '2026-11-26: booking start 2026-11-27',
    '2026-12-07: booking end_soon 2026-12-10',
    '2026-12-09: booking end_tomorrow 2026-12-10',
    '2026-12-10: booking end_today 2026-12-10',
  ])
})

test('A shelf must be empty on the last day on which the market is open', () => {
  expect(over(TODAY, 10, [row('2026-11-20', '2026-11-29')])).toEqual([
    '2026-11-25: booking end_soon 2026-11-28',
    '2026-11-27: booking end_tomorrow 2026-11-28',
    '2026-11-28: booking end_today 2026-11-28',
  ])
})

test('A closed day on which bookings may start is none to empty a shelf on, as the tenant reads on their page', () => {
  const booking = row('2026-11-20', '2026-12-06')
  expect(over('2026-12-05', 2, [booking])).toEqual(['2026-12-05: booking end_today 2026-12-05'])
  expect(emptyBy(SHOP, booking)).toEqual({ day: '2026-12-05', time: '18:00' })
})

test('A booking of two days is told of its end only on its days', () => {
  expect(over(TODAY, 10, [row('2026-11-26', '2026-11-27')])).toEqual([
    '2026-11-25: booking start 2026-11-26',
    '2026-11-26: booking end_tomorrow 2026-11-27',
    '2026-11-27: booking end_today 2026-11-27',
  ])
})

test.each([
  ['at once', '2026-11-28', '2026-11-29'],
  ['after a closed day', '2026-11-28', '2026-11-30'],
])('Who goes on on the shelf %s is told nothing of the day between', (_, last, next) => {
  const rows = [row('2026-11-20', last), row(next, '2026-12-19', { id: 'extension' })]
  expect(over(TODAY, 10, rows)).toEqual([])
})

test('Who comes back after an open day empties the shelf, and is told of the new start', () => {
  const rows = [row('2026-11-20', '2026-11-27'), row('2026-11-30', '2026-12-19', { id: 'again' })]
  expect(over('2026-11-27', 3, rows)).toEqual([
    '2026-11-27: booking end_today 2026-11-27',
    '2026-11-29: again start 2026-11-30',
  ])
})

test('The days are those that the customer bought, also when the market holds the shelf longer', () => {
  const wider = row('2026-11-20', '2026-12-05', { dateEndCustomer: '2026-11-26' })
  expect(over(TODAY, 14, [wider])).toContain('2026-11-26: booking end_today 2026-11-26')
  expect(over('2026-11-27', 10, [wider])).toEqual([])
})

test.each([
  ['a hold of staff', { shelfStatus: 3 }],
  ["a visitor's hold", { shelfStatus: 4 }],
  ['the market itself', { isBookingForMarket: true }],
  ['nobody', { customer: null }],
])('%s is not reminded', (_, more) => {
  expect(over(TODAY, 30, [row('2026-11-27', '2026-12-10', more)])).toEqual([])
})

test('Over any bookings each reminder goes once, on its day, and at most one a booking a morning', () => {
  const booking = fc
    .record({ from: fc.integer({ min: 1, max: 40 }), days: fc.integer({ min: 1, max: 30 }) })
    .map(({ from, days }) => row(addDays(TODAY, from), addDays(TODAY, from + days - 1)))
  fc.assert(
    fc.property(booking, one => {
      const mornings = over(TODAY, 90, [one]).map(line => line.split(/:? /))
      expect(new Set(mornings.map(([, , reminder]) => reminder)).size).toBe(mornings.length)
      for (const [morning = '', , reminder = '', day = ''] of mornings) {
        const kind = REMINDERS.find(known => known === reminder)
        if (!kind) throw new Error(`${reminder} is no reminder`)
        expect(aboutDay(kind, morning)).toBe(day)
        expect(dayOf(kind, one, SHOP)).toBe(day)
      }
    }),
  )
})

test.each([
  ['Europe/Copenhagen', '2026-03-28T12:00:00Z', '2026-03-29T06:00:00.000Z'],
  ['Europe/Copenhagen', '2026-10-24T12:00:00Z', '2026-10-25T07:00:00.000Z'],
  ['Europe/Copenhagen', '2026-10-25T06:59:59Z', '2026-10-25T07:00:00.000Z'],
  ['Europe/Copenhagen', '2026-10-25T07:00:00Z', '2026-10-26T07:00:00.000Z'],
  ['America/Nuuk', '2026-11-23T09:59:00Z', '2026-11-23T10:00:00.000Z'],
])('In %s the round after %s begins at %s', (timeZone, moment, next) => {
  const now = Date.parse(moment)
  expect(new Date(nextRound(timeZone, dayIn(timeZone, now), now)).toISOString()).toBe(next)
})

test('Rounds are at eight, over a year with its two changes of the clocks, one a day', () => {
  let now = Date.parse('2026-11-23T12:00:00Z')
  const days = new Set<string>()
  for (let nth = 0; nth < 366; nth++) {
    now = nextRound('Europe/Copenhagen', dayIn('Europe/Copenhagen', now), now)
    expect(timeIn('Europe/Copenhagen', now)).toBe('08:00')
    days.add(dayIn('Europe/Copenhagen', now))
  }
  expect(days.size).toBe(366)
})

test('Before eight there is no round of today', () => {
  expect(isRoundOf('Europe/Copenhagen', Date.parse('2026-11-23T06:59:59Z'))).toBe(false)
  expect(isRoundOf('Europe/Copenhagen', Date.parse('2026-11-23T07:00:00Z'))).toBe(true)
})
