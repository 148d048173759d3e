/** Where a booking lands in staff's calendar, and what stands in its way. */
import { describe, expect, it } from 'vitest'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { type Carry, formFor, isMoved, obstacleOf, placeOf } from '#web/bookings/calendar/grid/carry.ts'
import type { Closing } from '#web/bookings/calendar/plan/axis.ts'
import {
  canSwap,
  type Facts,
  isLonger,
  isNewsTo,
  laterOn,
  lengthFrom,
  obstacleTo,
} from '#web/bookings/calendar/plan/landing.ts'
import { withPieces } from '#web/bookings/calendar/plan/tray.ts'
import { day, factsOf, number, row } from './calendar-rows.ts'

const barIn = (facts: Facts, id: string) => {
  const found = [...facts.bars.values()].flat().find(bar => bar.id === id)
  if (!found) throw new Error(`no bar ${id}`)
  return found
}

const types = [{ id: 'a', name: 'Standardhylde' }]

const booking = (id: string, more: Partial<ShelfBooking> = {}): ShelfBooking =>
  ({
    id,
    version: 1,
    status: 5,
    requestStatus: 'confirmed',
    shelf: { id: 'a0', name: 'A0' },
    shelfType: types[0],
    dateStart: day(2),
    dateEnd: day(4),
    dateStartCustomer: day(2),
    dateEndCustomer: day(4),
    bookingPeriod: { id: 'p', name: '', days: 3, weeks: 0, months: 0 },
    eligibleClosingDays: [],
    ...more,
  }) as ShelfBooking

describe('a move of a booking', () => {
  const facts = factsOf()
  const here = { shelf: 'a0', first: number(2), last: number(4) }
  const [paid, byStaff] = [{ customer: '100001' }, { customer: '100001', status: 2 as const }]

  it.each([
    ['another shelf', paid, { shelf: 'a1' }, true],
    ['other days', paid, { first: number(10), last: number(12) }, true],
    ['days on which the shelf is only kept', paid, { last: number(9) }, false],
    ['more days of a booking of staff', byStaff, { last: number(9) }, true],
    ['nothing', byStaff, {}, false],
    ['another shelf, for nobody', { customer: null }, { shelf: 'a1' }, false],
    ['another shelf, of a hold', { customer: '100001', status: 3 as const }, { shelf: 'a1' }, false],
  ])('is news where it brings %s', (_, more, change, isNews) => {
    expect(isNewsTo(booking('1', more), { ...here, ...change }, facts)).toBe(isNews)
  })

  it('gives days away where only the last day of a paid booking comes later', () => {
    const longer = { ...here, last: number(5) }
    expect([paid, byStaff].map(more => isLonger(booking('1', more), longer))).toEqual([true, true])
    expect(isLonger(booking('1', { ...paid, status: 1 }), longer)).toBe(false)
    expect(isLonger(booking('1', paid), { ...longer, first: number(3), last: number(6) })).toBe(false)
    expect(isLonger(booking('1', paid), here)).toBe(false)
  })
})

describe('a booking that is moved', () => {
  const facts = factsOf(
    row('1', 'a0', 2, 4, { status: 5 }),
    row('2', 'a1', 4, 8),
    row('3', 'a2', 0, 3, { status: 4 }),
  )
  const bar = barIn(facts, '1')

  it('keeps its length, and a day more where a closing day lies within what the customer bought', () => {
    expect(lengthFrom(booking('1'), number(10), facts)).toEqual({ first: number(10), last: number(12) })
    expect(lengthFrom(booking('1'), number(4), facts)).toEqual({ first: number(4), last: number(7) })
  })

  it('is told who stands in the way, and its own days are not', () => {
    const place = { shelf: 'a1', first: number(2), last: number(4) }
    expect(obstacleTo(bar, booking('1'), place, facts)).toMatchObject({ why: 'taken', by: { id: '2' } })
    expect(obstacleTo(bar, booking('1'), { ...place, shelf: 'a0', last: number(5) }, facts)).toBeUndefined()
    expect(obstacleTo(bar, booking('1'), { ...place, shelf: 'a3' }, facts)).toBeUndefined()
  })

  it('keeps the days that were bought, and its first day once it runs', () => {
    const shorter = { shelf: 'a0', first: number(2), last: number(3) }
    const below = { why: 'refused', code: 'below_customer_dates' }
    expect(obstacleTo(bar, booking('1'), shorter, facts)).toEqual(below)
    expect(obstacleTo(bar, booking('1', { status: 1 }), shorter, facts)).toBeUndefined()
    const runs = booking('1', { dateStart: day(-1), dateStartCustomer: day(-1) })
    expect(obstacleTo(bar, runs, shorter, facts)).toEqual({ why: 'refused', code: 'booking_runs' })
    const asked = booking('1', { status: 6, requestStatus: 'payment_request' })
    expect(obstacleTo(bar, asked, shorter, facts)).toEqual({ why: 'refused', code: 'payment_request_out' })
  })

  it("leaves a visitor's hold alone, and does not guess about days that are not loaded", () => {
    const place = { shelf: 'a3', first: number(200), last: number(202) }
    expect(obstacleTo(barIn(facts, '3'), undefined, place, facts)).toMatchObject({ code: 'held_by_visitor' })
    expect(obstacleTo(bar, undefined, place, facts)).toEqual({ why: 'unknown' })
  })

  it('can swap with another when each fits where the other was', () => {
    expect(canSwap(bar, barIn(facts, '2'), facts)).toBe(true)
    expect(canSwap(bar, barIn(facts, '3'), facts)).toBe(false)
    const narrow = factsOf(row('1', 'a0', 2, 4), row('2', 'a1', 4, 8), row('4', 'a0', 7, 9))
    expect(canSwap(barIn(narrow, '1'), barIn(narrow, '2'), narrow)).toBe(false)
  })

  it('lands by the day where it was held; one that runs only changes its shelf', () => {
    const carry: Carry = { kind: 'move', bar, offset: 1 }
    expect(placeOf(carry, 'a1', number(11), facts)).toEqual({
      shelf: 'a1',
      first: number(10),
      last: number(12),
    })
    expect(isMoved(bar, placeOf(carry, 'a0', number(3), facts))).toBe(false)
    const running = barIn(factsOf(row('1', 'a0', -2, 4)), '1')
    expect(placeOf({ kind: 'move', bar: running, offset: 0 }, 'a1', number(11), facts)).toEqual({
      shelf: 'a1',
      first: number(-2),
      last: number(4),
    })
  })

  it('has ends that never pass each other', () => {
    expect(placeOf({ kind: 'start', bar }, 'a9', number(30), facts).first).toBe(number(4))
    expect(placeOf({ kind: 'end', bar }, 'a9', number(-30), facts).last).toBe(number(2))
  })

  it('a new one takes the days between two presses of one shelf', () => {
    const carry: Carry = { kind: 'new', shelf: 'a1', day: number(3) }
    const place = placeOf(carry, 'a5', number(1), facts)
    expect(place).toEqual({ shelf: 'a1', first: number(1), last: number(3) })
    expect(obstacleOf(carry, place, facts)).toBeUndefined()
    expect(obstacleOf(carry, { ...place, last: number(4) }, facts)).toMatchObject({ why: 'taken' })
    expect(formFor(place)).toBe(`/booking/new?shelf=a1&from=${day(1)}&to=${day(3)}`)
  })
})

describe('a booking that finds its shelf taken', () => {
  const open: Closing = { isWeekly: () => false, isExtra: () => false }
  const facts = factsOf(row('1', 'a0', 2, 4), row('2', 'a1', 3, 8), row('3', 'a1', 11, 12))
  const bar = barIn(facts, '1')
  const place = { shelf: 'a1', first: number(2), last: number(4) }
  const later = (closing = open, more: Partial<Facts> = {}, status = 1) =>
    laterOn(bar, booking('1', { status }), place, { ...facts, ...more, closing })

  it('is offered the same shelf from the first day on which all its days are free', () => {
    expect(later()).toEqual({ shelf: 'a1', first: number(13), last: number(15) })
    expect(later(open, { bars: factsOf(row('2', 'a1', 3, 8)).bars })).toMatchObject({ first: number(9) })
  })

  it('never begins on a closed day, and is offered no day that is not loaded', () => {
    const closing = { ...open, isExtra: (n: number) => n === number(13) || n === number(14) }
    expect(later(closing)).toMatchObject({ first: number(15) })
    expect(later(open, { loaded: { first: number(0), last: number(14) } })).toBeUndefined()
  })

  it('is offered none while a payment link keeps its days', () => {
    const asked = booking('1', { status: 6, requestStatus: 'payment_request' })
    expect(laterOn(bar, asked, place, { ...facts, closing: open })).toBeUndefined()
  })
})

describe('the tray', () => {
  const rows = [row('1', 'a0', 2, 4), row('2', 'a1', 4, 8)]

  it('takes what lies in it off its shelf, and shows elsewhere what was laid there', () => {
    const place = { shelf: 'a0', first: number(4), last: number(8) }
    const pieces = new Map([
      ['1', { booking: booking('1'), place: undefined }],
      ['2', { booking: booking('2'), place }],
    ])
    expect(withPieces(rows, pieces)).toEqual([
      { ...rows[1], shelf: 'a0', dateStart: day(4), dateEnd: day(8) },
    ])
    expect(withPieces(rows, new Map())).toEqual(rows)
  })
})
