import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lengthened } from '#shared/bookings/lengthen.ts'
import { addDays, daysBetween } from '#shared/kit/day.ts'
import { bookingEnd } from '#shared/shelves/rules.ts'

const TODAY = '2026-11-22'
const booked = (dateStartCustomer: string, dateEndCustomer: string, eligibleClosingDays: string[] = []) => ({
  dateStartCustomer,
  dateEndCustomer,
  dateEnd: dateEndCustomer,
  eligibleClosingDays,
})

test('A closing date inside gives a day, one inside the added days gives another, one outside gives none', () => {
  const booking = booked('2026-12-01', '2026-12-07')
  expect(lengthened(booking, ['2026-12-03', '2026-12-08'], TODAY)).toEqual({
    dateEndCustomer: '2026-12-09',
    dateEnd: '2026-12-09',
    eligibleClosingDays: ['2026-12-03', '2026-12-08'],
    added: ['2026-12-03', '2026-12-08'],
  })
  expect(lengthened(booking, ['2026-11-30', '2026-12-08'], TODAY)).toBeUndefined()
})

test('A closing date that lengthened it before, or that is past, gives nothing', () => {
  const booking = booked('2026-11-20', '2026-12-07', ['2026-12-03'])
  expect(lengthened(booking, ['2026-11-21', '2026-12-03'], TODAY)).toBeUndefined()
})

test('A shelf that staff hold longer for the customer is not held shorter', () => {
  const booking = { ...booked('2026-12-01', '2026-12-07'), dateEnd: '2026-12-31' }
  expect(lengthened(booking, ['2026-12-03'], TODAY)).toMatchObject({
    dateEndCustomer: '2026-12-08',
    dateEnd: '2026-12-31',
  })
})

test('Closing dates that come one by one lengthen as much as those that were known when it was booked', () => {
  const day = fc.integer({ min: 0, max: 40 }).map(at => addDays(TODAY, at))
  fc.assert(
    fc.property(
      fc.uniqueArray(day, { maxLength: 12 }),
      fc.integer({ min: 1, max: 20 }),
      day,
      (closing, days, first) => {
        let booking = booked(first, addDays(first, days - 1))
        for (const [at] of closing.entries()) {
          booking = { ...booking, ...lengthened(booking, closing.slice(0, at + 1), TODAY) }
        }
        const known = bookingEnd(first, { days, weeks: 0, months: 0 }, closing)
        expect(booking.dateEndCustomer).toBe(known.last)
        expect(booking.eligibleClosingDays).toEqual(known.eligibleClosingDays)
        expect(daysBetween(first, booking.dateEnd) + 1).toBe(days + known.eligibleClosingDays.length)
        expect(lengthened(booking, closing, TODAY)).toBeUndefined()
      },
    ),
  )
})
