import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarEvents } from '#shared/bookings/calendar-events.ts'
import { extendableUntil, whyNotBook, whyNotExtend } from '#shared/bookings/extension.ts'
import { homeOf } from '#shared/bookings/own-home.ts'
import { ALONE, emptyBeforeEnd, emptyBy, setUpFrom, type Turns } from '#shared/bookings/shelf-hours.ts'
import { BOOKING_REQUEST_STATUSES } from '#shared/bookings/states.ts'
import { addDays, weekday } from '#shared/kit/day.ts'
import { isOpenOn } from '#shared/markets/hours.ts'

const hours = (weekdayCode: number, fromHour: string | null, toHour: string | null) => ({
  weekdayCode,
  fromHour,
  toHour,
})

/** Closed on Sundays, and on Saturdays open for a short day. */
const SHOP = {
  openingHours: [
    ...[1, 2, 3, 4, 5].map(code => hours(code, '10:00', '18:00')),
    hours(6, '9:00', '14:00'),
    hours(7, null, null),
  ],
  closingDays: ['2026-12-24', '2026-12-25', '2026-12-26'],
  bookingOpeningDays: ['2026-11-29'],
}

const stay = (dateStartCustomer: string, dateEndCustomer: string) => ({ dateStartCustomer, dateEndCustomer })

describe('The shelf is empty', () => {
  test('when the market closes on the last day', () => {
    expect(emptyBy(SHOP, stay('2026-11-13', '2026-11-26'))).toEqual({ day: '2026-11-26', time: '18:00' })
    expect(emptyBy(SHOP, stay('2026-11-13', '2026-11-28'))).toEqual({ day: '2026-11-28', time: '14:00' })
  })

  test('on the open day before a Sunday, and before closing days in a row', () => {
    expect(emptyBy(SHOP, stay('2026-11-13', '2026-11-22'))).toEqual({ day: '2026-11-21', time: '14:00' })
    expect(emptyBy(SHOP, stay('2026-12-14', '2026-12-27'))).toEqual({ day: '2026-12-23', time: '18:00' })
  })

  test('on the last day itself, without an hour, where no day of it is open or no hours are said', () => {
    expect(emptyBy(SHOP, stay('2026-12-24', '2026-12-26'))).toEqual({ day: '2026-12-26', time: null })
    const silent = { openingHours: [], closingDays: [], bookingOpeningDays: [] }
    expect(emptyBy(silent, stay('2026-11-13', '2026-11-22'))).toEqual({ day: '2026-11-22', time: null })
  })
})

test('Beside the last day only another day is said', () => {
  expect(emptyBeforeEnd(SHOP, stay('2026-11-13', '2026-11-26'))).toBeUndefined()
  expect(emptyBeforeEnd(SHOP, stay('2026-11-13', '2026-11-22'))).toEqual({ day: '2026-11-21', time: '14:00' })
})

test('A calendar has when to set up and when to empty; a chain on one shelf sets up once and empties once', () => {
  const shop = { ...SHOP, visualName: 'Loftet', address: 'Åvej 1', timeZone: 'Europe/Copenhagen' }
  const booked = { uid: 'u', shelfName: 'A5', ...stay('2026-11-29', '2026-12-06') }
  const [setUp, empty, ...more] = calendarEvents(shop, booked, ALONE, 'en')
  expect(more).toEqual([])
  // On a Sunday on which bookings may start there are no hours: a whole day.
  expect(setUp).toMatchObject({ title: 'Loftet: Set up shelf A5', when: { day: '2026-11-29' } })
  const hour = { from: Date.parse('2026-12-05T12:00:00Z'), to: Date.parse('2026-12-05T13:00:00Z') }
  expect(empty).toMatchObject({ title: 'Loftet: Empty shelf A5', when: hour })
  expect(empty?.text).toContain('Sunday 6 December')
  const titles = (turns: Turns) => calendarEvents(shop, booked, turns, 'da').map(({ title }) => title)
  expect(titles({ setsUp: false, empties: true })).toEqual(['Loftet: Tøm hylde A5'])
  expect(titles({ setsUp: true, empties: false })).toEqual(['Loftet: Stil op på hylde A5'])
})

describe('The tenant sets up', () => {
  test('when the market opens on the first day, or on the next open one', () => {
    expect(setUpFrom(SHOP, stay('2026-11-23', '2026-11-29'))).toEqual({ day: '2026-11-23', time: '10:00' })
    expect(setUpFrom(SHOP, stay('2026-12-24', '2026-12-30'))).toEqual({ day: '2026-12-28', time: '10:00' })
  })

  test('on a Sunday on which bookings may start, at no fixed hour', () => {
    expect(setUpFrom(SHOP, stay('2026-11-29', '2026-12-05'))).toEqual({ day: '2026-11-29', time: null })
    expect(setUpFrom(SHOP, stay('2026-11-22', '2026-11-28'))).toEqual({ day: '2026-11-23', time: '10:00' })
  })

  test('never after the shelf must be empty, and both on an open day where there is one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 40 }), (from, days) => {
        const start = addDays('2026-11-01', from)
        const booked = stay(start, addDays(start, days))
        const [first, last] = [setUpFrom(SHOP, booked), emptyBy(SHOP, booked)]
        expect(first.day >= booked.dateStartCustomer && last.day <= booked.dateEndCustomer).toBe(true)
        if (first.time) expect(isOpenOn(SHOP, first.day)).toBe(true)
        if (last.time) expect(weekday(last.day)).not.toBe(7)
      }),
    )
  })
})

describe('A booking is extended', () => {
  const paid = { status: 'paid', dateEnd: '2026-11-26', children: {} } as const
  const why = (more: object, today = '2026-11-20') => whyNotExtend({ ...paid, ...more }, today)?.code

  test('until three days after its end', () => {
    expect(extendableUntil('2026-11-26')).toBe('2026-11-29')
    expect(why({}, '2026-11-29')).toBeUndefined()
    expect(why({}, '2026-11-30')).toBe('extension_too_late')
  })

  test.each([
    [{ children: { a: 'paid' } }, 'already_extended'],
    [{ children: { a: 'reserved' } }, 'extension_under_way'],
    [{ children: { a: 'expired', b: 'payment_initiated' } }, 'extension_under_way'],
    [{ children: { a: 'reserved', b: 'paid' } }, 'already_extended'],
    [{ children: { a: 'expired', b: 'refunded' } }, undefined],
    [{ status: 'payment_request' }, 'not_paid'],
    [{ status: 'refunded' }, 'extension_not_allowed'],
    [{ status: 'reserved' }, 'extension_not_allowed'],
    [{ status: 'confirmed' }, undefined],
  ] as const)('%j: %s', (more, code) => {
    expect(why(more)).toBe(code)
  })

  test('only while it is booked and none of its extensions counts', () => {
    const status = fc.constantFrom(...BOOKING_REQUEST_STATUSES)
    const over = ['expired', 'refund_initiated', 'refunded', 'refund_failed']
    fc.assert(
      fc.property(status, fc.array(status, { maxLength: 3 }), (is, others) => {
        const children = Object.fromEntries(others.map((other, at) => [String(at), other]))
        const isBooked = is === 'paid' || is === 'confirmed'
        const isAllowed = isBooked && others.every(other => over.includes(other))
        expect(why({ status: is, children }) === undefined).toBe(isAllowed)
      }),
    )
  })
})

test('A market says why a tenant cannot book: online booking is off or paused, or kept from its tenants', () => {
  const open = {
    onlineBookingFeature: true,
    onlineBookingPaused: false,
    elavonApiValid: true,
    showPaymentTerms: true,
    termsVersion: 1,
    customerAccessToBooking: true,
  }
  expect(whyNotBook(open)).toBeUndefined()
  expect(whyNotBook({ ...open, onlineBookingPaused: true })?.code).toBe('online_booking_off')
  expect(whyNotBook({ ...open, customerAccessToBooking: false })?.code).toBe('not_enabled')
  expect(whyNotBook({ ...open, customerAccessToBooking: false }, false)).toBeUndefined()
})

describe('The home of a tenant', () => {
  const own = (
    id: string,
    when: 'running' | 'coming' | 'past',
    dateStart: string,
    dateEndCustomer: string,
    more = {},
  ) => ({
    id,
    when,
    dateStart,
    dateEndCustomer,
    follows: null as { id: string } | null,
    goesOn: null as { id: string; dateEnd: string } | null,
    can: { extend: { isPossible: true }, pay: null as object | null },
    ...more,
  })
  const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id)

  test('shows a booking and its extensions as one stay, which ends when the last of them does', () => {
    const home = homeOf([
      own('a', 'running', '2026-11-13', '2026-11-26', { goesOn: { id: 'b', dateEnd: '2026-12-03' } }),
      own('c', 'running', '2026-11-20', '2026-11-29'),
      own('b', 'coming', '2026-11-27', '2026-12-03', {
        follows: { id: 'a' },
        goesOn: { id: 'd', dateEnd: '2026-12-10' },
      }),
      own('d', 'coming', '2026-12-04', '2026-12-10', { follows: { id: 'b' } }),
      own('e', 'coming', '2026-12-05', '2026-12-11'),
    ])
    expect(home.running.map(({ booking, latest, until }) => [booking.id, latest.id, until])).toEqual([
      ['c', 'c', '2026-11-29'],
      ['a', 'd', '2026-12-10'],
    ])
    expect(ids(home.coming)).toEqual(['e'])
  })

  test('keeps what has just ended while it can be extended, and names what is owed', () => {
    const over = { can: { extend: { isPossible: false }, pay: null } }
    const home = homeOf([
      own('a', 'coming', '2026-12-05', '2026-12-11', { can: { extend: { isPossible: false }, pay: {} } }),
      own('b', 'past', '2026-11-10', '2026-11-20'),
      own('c', 'past', '2026-10-10', '2026-10-20', over),
    ])
    expect([ids(home.owed), home.ended.map(({ booking }) => booking.id), ids(home.coming)]).toEqual([
      ['a'],
      ['b'],
      ['a'],
    ])
  })
})
