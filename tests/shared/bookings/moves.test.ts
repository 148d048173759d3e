import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  asksBeginWish,
  daysFromStart,
  earliestStart,
  freeFor,
  keptWish,
  movableUntil,
  moveMode,
  openWish,
  whyNotMove,
  wishEnds,
} from '#shared/bookings/moves.ts'
import { isInChain } from '#shared/bookings/rules.ts'
import { wayOut } from '#shared/bookings/withdrawal.ts'
import { addDays, daysBetween, startOfDay } from '#shared/kit/day.ts'
import { bookingOf, shopOf } from './withdrawable.ts'

const TODAY = '2026-11-23'
const RULES = {
  tenantMoves: 'ask',
  tenantMovesDaysBefore: 2,
  customerAccessToBooking: true,
  onlineBookingPaused: false,
} as const
const COMING = {
  status: 'paid',
  dateStart: '2026-12-01',
  parentBookingRequest: null,
  children: {},
} as const

describe('A tenant moves a booking', () => {
  const why = (more: object = {}, rules: object = {}, today = TODAY) =>
    whyNotMove({ ...COMING, ...more }, { ...RULES, ...rules }, today)?.code

  test('until so many days before its first day', () => {
    expect(movableUntil('2026-12-01', RULES)).toBe('2026-11-29')
    expect(why({}, {}, '2026-11-29')).toBeUndefined()
    expect(why({}, {}, '2026-11-30')).toBe('move_too_late')
    expect(why({}, { tenantMovesDaysBefore: 1 }, '2026-11-30')).toBeUndefined()
  })

  test.each([
    [{ status: 'confirmed' }, {}, undefined],
    [{ status: 'payment_request' }, {}, 'move_unpaid'],
    [{ status: 'reserved' }, {}, 'move_unbooked'],
    [{ status: 'refunded' }, {}, 'move_unbooked'],
    [{ dateStart: TODAY }, {}, 'move_running'],
    [{ dateStart: '2026-11-10' }, { tenantMoves: 'off' }, 'move_running'],
    [{ children: { a: 'reserved' } }, {}, 'extension_under_way'],
    [{ children: { a: 'paid' } }, {}, undefined],
    [{}, { tenantMoves: 'off' }, 'not_enabled'],
    [{}, { customerAccessToBooking: false }, 'not_enabled'],
  ])('%j at a market with %j: %s', (more, rules, code) => {
    expect(why(more, rules)).toBe(code)
  })

  test('at once only where the market says so and has not paused its bookings', () => {
    expect(moveMode(RULES)).toBe('ask')
    expect(moveMode({ ...RULES, tenantMoves: 'atOnce' })).toBe('atOnce')
    expect(moveMode({ ...RULES, tenantMoves: 'atOnce', onlineBookingPaused: true })).toBe('ask')
  })

  test('but not the days of one in a chain of extensions', () => {
    expect(isInChain(COMING)).toBe(false)
    expect(isInChain({ ...COMING, parentBookingRequest: 'a' })).toBe(true)
    expect(isInChain({ ...COMING, children: { a: 'paid' } })).toBe(true)
    expect(isInChain({ ...COMING, children: { a: 'refunded', b: 'expired' } })).toBe(false)
  })
})

describe('The days of a moved booking', () => {
  const week = {
    dateStart: '2026-12-01',
    dateEnd: '2026-12-09',
    dateStartCustomer: '2026-12-01',
    dateEndCustomer: '2026-12-07',
    eligibleClosingDays: [],
    bookingPeriod: { days: 0, weeks: 1, months: 0 },
  }

  test('are as many as were bought, and closing days lengthen them', () => {
    expect(daysFromStart(week, '2026-12-20', ['2026-12-24', '2026-12-25'])).toEqual({
      dateStart: '2026-12-20',
      dateEnd: '2026-12-28',
      dateStartCustomer: '2026-12-20',
      dateEndCustomer: '2026-12-28',
      eligibleClosingDays: ['2026-12-24', '2026-12-25'],
    })
  })

  test('stay as they are from the same first day, also those that the market takes beside', () => {
    const { bookingPeriod: _period, ...dates } = week
    expect(daysFromStart(week, '2026-12-01', ['2026-12-02'])).toEqual(dates)
  })

  test('lose nothing on a way there and back, without closing days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 40 }), (days, by) => {
        const first = addDays('2026-12-01', days)
        const booked = {
          dateStart: first,
          dateEnd: addDays(first, by),
          dateStartCustomer: first,
          dateEndCustomer: addDays(first, by),
          eligibleClosingDays: [],
          bookingPeriod: { days: 0, weeks: 0, months: 0 },
        }
        const moved = daysFromStart(booked, '2027-01-15', [])
        expect(daysBetween(moved.dateStart, moved.dateEnd)).toBe(by)
        expect(daysFromStart({ ...booked, ...moved }, first, [])).toMatchObject({ dateEnd: booked.dateEnd })
      }),
    )
  })

  test('may lie on their own, on a shelf that nobody else has', () => {
    const taken = { first: '2026-12-01', last: '2026-12-07', by: 'own', status: 5, until: 0 }
    const calendars = [
      { shelf: { id: 'b', name: 'A10' }, version: 1, taken: [{ ...taken, by: 'other' }] },
      { shelf: { id: 'a', name: 'A2' }, version: 1, taken: [taken] },
      { shelf: { id: 'c', name: 'A1' }, version: 1, taken: [] },
    ]
    const free = (dateStart: string, dateEnd: string) =>
      freeFor(calendars, 'own', { dateStart, dateEnd }, 0).map(({ name }) => name)
    expect(free('2026-12-03', '2026-12-09')).toEqual(['A1', 'A2'])
    expect(free('2026-12-08', '2026-12-14')).toEqual(['A1', 'A2', 'A10'])
  })
})

describe('A wish', () => {
  const wish = { customer: '100001', was: { shelf: 'a', dateStart: '2026-12-01' }, until: 1_000 }
  const booking = {
    status: 'paid',
    customer: '100001',
    shelf: { id: 'a' },
    dateStart: '2026-12-01',
    wish,
  } as const

  test('ends with the wanted day, or with the day before the booking begins', () => {
    const zone = 'Europe/Copenhagen'
    const midnight = (day: string) => startOfDay(zone, day) / 1_000
    expect(wishEnds('2026-12-01', '2026-11-27', zone)).toEqual({
      lastDay: '2026-11-27',
      until: midnight('2026-11-28'),
    })
    expect(wishEnds('2026-12-01', '2026-12-20', zone)).toEqual({
      lastDay: '2026-11-30',
      until: midnight('2026-12-01'),
    })
    expect(openWish(booking, 999)).toBe(wish)
    expect(openWish(booking, 1_000)).toBeUndefined()
  })

  test.each([
    [{ status: 'payment_request' }, true],
    [{ status: 'refund_initiated' }, false],
    [{ shelf: { id: 'b' } }, false],
    [{ dateStart: '2026-12-02' }, false],
    [{ customer: '100002' }, false],
  ] as const)('of a booking with %j is kept: %s', (more, isKept) => {
    expect(keptWish({ ...booking, ...more }) !== undefined).toBe(isKept)
  })
})

describe('A move takes no right away, and wins none back', () => {
  const tiers = [
    { daysBefore: 14, percent: 100 },
    { daysBefore: 7, percent: 50 },
  ]
  const of = (dateStartCustomer: string, boughtStart?: string) =>
    bookingOf({
      dateEndCustomer: addDays(dateStartCustomer, 6),
      dateStartCustomer,
      cancellation: tiers,
      ...(boughtStart ? { boughtStart } : {}),
    })
  const on = (today: string, dateStart: string, boughtStart?: string) =>
    wayOut(of(dateStart, boughtStart), shopOf(), today).way

  test('a later day brings no lapsed tier back, an earlier one counts', () => {
    expect(on('2026-12-20', '2027-01-08')).toMatchObject({ percent: 100, until: '2026-12-25' })
    expect(on('2026-12-20', '2027-01-28', '2027-01-01')).toMatchObject({ percent: 50, until: '2026-12-25' })
    expect(on('2026-12-28', '2027-01-28', '2027-01-01')).toBeUndefined()
    expect(on('2026-12-20', '2026-12-28', '2027-01-28')).toMatchObject({ percent: 50, until: '2026-12-21' })
  })

  test('the right of withdrawal lasts as long as before', () => {
    expect(on('2026-11-20', '2026-12-28', '2026-12-01')).toEqual({ kind: 'withdrawal', until: '2026-11-27' })
  })

  test('who moves the start into the time of that right wishes so, once', () => {
    const asks = (more: object, first: string) =>
      asksBeginWish({ ...of('2026-12-10'), ...more }, first, '2026-11-13', shopOf())
    expect(asks({}, '2026-11-27')).toBe(true)
    expect(asks({}, '2026-11-28')).toBe(false)
    expect(asks({ beginWishTs: 1 }, '2026-11-27')).toBe(false)
    expect(asks({ byStaff: { status: 2 } }, '2026-11-27')).toBe(false)
    expect(asks({ handedOn: {} }, '2026-11-27'), 'a friend wishes nothing for who paid').toBe(false)
  })

  test('a friend moves the start into that time only when who paid has wished so', () => {
    const earliest = (more: object, first = '2026-12-10') =>
      earliestStart({ ...of(first), ...more }, shopOf())
    expect(earliest({})).toBeUndefined()
    expect(earliest({ handedOn: {} })).toBe('2026-11-28')
    expect(earliest({ handedOn: {} }, '2026-11-20')).toBe('2026-11-20')
    expect(earliest({ handedOn: {}, beginWishTs: 1 })).toBeUndefined()
    expect(earliest({ handedOn: {}, byStaff: { status: 2 } })).toBeUndefined()
  })
})
