/** What staff propose to a customer at the till: a price, a day, a shelf. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proposal } from '#shared/bookings/counter-price.ts'
import {
  asOffered,
  firstDay,
  lastDay,
  nearestShelf,
  nextFreeDay,
  periodThatEnds,
  planEnd,
} from '#shared/bookings/free-shelf.ts'
import { addDays, startOfDay } from '#shared/kit/day.ts'
import { momentOn } from '#shared/kit/moment-on.ts'
import type { Taken } from '#shared/shelves/calendar.ts'
import { mayStartOn, type OpeningDays } from '#shared/shelves/rules.ts'

const NOW = Date.parse('2026-11-23T10:00:00Z')
const SECONDS = NOW / 1000
const NONE = { discountPercent: null, discountValidFrom: null, discountValidTo: null }
const off = (discountPercent: number) => ({ ...NONE, discountPercent })
const service = { id: 's', name: 'Opsætning', price: 15_000, general: NONE, ...NONE }

test('The price list proposes the rent with the discount that counts, and the services', () => {
  const found = proposal({ price: 34_900, ...NONE, general: off(20) }, [{ ...service, quantity: 2 }], NOW)
  expect(found).toMatchObject({ listPrice: 34_900, rent: 27_920, discountPercent: 20, servicesTotal: 30_000 })
  expect(found.lines).toMatchObject([{ service: 's', quantity: 2, unitPrice: 15_000, totalPrice: 30_000 }])
})

test('An own discount beats the general one; one that is over counts for nothing', () => {
  const ended = { discountPercent: 50, discountValidFrom: null, discountValidTo: NOW - 1 }
  expect(proposal({ price: 10_000, ...off(10), general: off(30) }, [], NOW).rent).toBe(9_000)
  expect(proposal({ price: 10_000, ...ended, general: off(30) }, [], NOW).rent).toBe(7_000)
  expect(proposal({ price: 10_000, ...ended, general: NONE }, [], NOW)).toMatchObject({
    rent: 10_000,
    discountPercent: null,
  })
  expect(proposal(undefined, [{ ...service, ...off(10), quantity: 1 }], NOW)).toMatchObject({
    rent: undefined,
    listPrice: undefined,
    servicesTotal: 13_500,
  })
  expect(proposal(undefined, [{ ...service, quantity: 0 }], NOW).lines).toEqual([])
})

/** Closed on Sundays and on 2 December 2026; 23 November 2026 is a Monday. */
const OPENING: OpeningDays = {
  closedWeekdays: [7],
  closingDays: ['2026-12-02'],
  bookingOpeningDays: ['2026-12-06'],
  closingTimes: { 1: '18:00', 2: '18:00', 3: '18:00', 4: '18:00', 5: '18:00', 6: '16:00' },
}
const WEEK = { period: { days: 0, weeks: 1, months: 0 } }

test('A booking starts today while the shop is open, else on the next day on which it may', () => {
  expect(firstDay('2026-11-23', '12:00', OPENING)).toBe('2026-11-23')
  expect(firstDay('2026-11-23', '18:00', OPENING)).toBe('2026-11-24')
  expect(firstDay('2026-11-28', '17:00', OPENING)).toBe('2026-11-30')
  expect(firstDay('2026-12-02', '09:00', OPENING)).toBe('2026-12-03')
  expect(firstDay('2026-12-05', '17:00', OPENING)).toBe('2026-12-06')
  expect(
    firstDay('2026-11-23', '12:00', {
      ...OPENING,
      closedWeekdays: [1, 2, 3, 4, 5, 6, 7],
      bookingOpeningDays: [],
    }),
  ).toBe('2026-11-23')
})

test('A period is found by the day on which it ends, closing days counted', () => {
  const periods = [
    { id: 'week', days: 0, weeks: 1, months: 0 },
    { id: 'two', days: 0, weeks: 2, months: 0 },
  ]
  expect(periodThatEnds(periods, '2026-11-23', '2026-11-29', OPENING.closingDays)?.id).toBe('week')
  expect(periodThatEnds(periods, '2026-11-23', '2026-12-07', OPENING.closingDays)?.id).toBe('two')
  expect(periodThatEnds(periods, '2026-11-23', '2026-12-06', OPENING.closingDays)).toBeUndefined()
  expect(lastDay('2026-11-30', { days: 7 }, OPENING.closingDays)).toBe('2026-12-06')
  expect(lastDay('2026-11-30', WEEK, OPENING.closingDays)).toBe('2026-12-07')
})

const taken = (first: string, last: string, until = 0): Taken => ({
  first,
  last,
  by: first,
  status: 1,
  until,
})

test('The next free day of a shelf is the one after what is in the way, when the shop is open', () => {
  const shelf = [taken('2026-11-20', '2026-11-28'), taken('2026-12-01', '2026-12-01')]
  const next = (of: readonly Taken[], length: Parameters<typeof nextFreeDay>[2] = WEEK) =>
    nextFreeDay([of], '2026-11-23', length, OPENING, SECONDS)
  expect(next([])).toBe('2026-11-23')
  expect(next(shelf)).toBe('2026-12-03')
  // The 29th is a Sunday, so two days fit only from the 30th, and that collides.
  expect(next(shelf, { days: 1 })).toBe('2026-11-30')
  expect(next(shelf, { days: 2 })).toBe('2026-12-03')
  expect(next([taken('2026-11-20', '2026-11-28', SECONDS)])).toBe('2026-11-23')
  expect(next([taken('2026-11-20', '2027-11-28')])).toBeUndefined()
  expect(
    nextFreeDay([[taken('2026-11-20', '2027-11-28')], shelf], '2026-11-23', WEEK, OPENING, SECONDS),
  ).toBe('2026-12-03')
})

test('Whatever takes a shelf, the day that is offered is free for the whole booking, and the earliest', () => {
  const range = fc.tuple(fc.nat(60), fc.nat(20)).map(([from, length]) => {
    const first = addDays('2026-11-20', from)
    return taken(first, addDays(first, length))
  })
  fc.assert(
    fc.property(fc.array(range, { maxLength: 8 }), fc.integer({ min: 1, max: 30 }), (ranges, days) => {
      const from = '2026-11-23'
      const isFreeFrom = (day: string) =>
        mayStartOn(day, OPENING) &&
        ranges.every(({ first, last }) => last < day || first > addDays(day, days - 1))
      const found = nextFreeDay([ranges], from, { days }, OPENING, SECONDS)
      for (let day = from; day < (found ?? planEnd(from, { days: 1 }, [])); day = addDays(day, 1))
        expect(isFreeFrom(day)).toBe(false)
      if (found) expect(isFreeFrom(found)).toBe(true)
    }),
  )
})

test('The nearest shelf is the next one in its row; the tightest fit comes first, the others as people sort', () => {
  const free = ['B2', 'A20', 'A14', 'A2'].map(name => ({ name }))
  expect(nearestShelf('A12', free)?.name).toBe('A14')
  expect(nearestShelf('A3', free)?.name).toBe('A2')
  expect(nearestShelf('Vindue', free)?.name).toBe('B2')
  expect(nearestShelf('A12', [])).toBeUndefined()
  const { fit, others } = asOffered(free)
  expect([fit?.name, ...others.map(({ name }) => name)]).toEqual(['B2', 'A2', 'A14', 'A20'])
})

test('A time on a day is a moment of the shop’s own clock, also on the days on which clocks change', () => {
  const at = (day: string, time: string) => new Date(momentOn('Europe/Copenhagen', day, time)).toISOString()
  expect(at('2026-11-24', '18:00')).toBe('2026-11-24T17:00:00.000Z')
  expect(at('2026-10-25', '18:00')).toBe('2026-10-25T17:00:00.000Z')
  expect(at('2026-03-29', '18:00')).toBe('2026-03-29T16:00:00.000Z')
  expect(momentOn('Europe/Copenhagen', '2026-03-29', '00:00')).toBe(
    startOfDay('Europe/Copenhagen', '2026-03-29'),
  )
})
