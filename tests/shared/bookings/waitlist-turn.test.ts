/** Whose turn it is: the first in line for whom a shelf is free, and for them one of the tightest shelves. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastWanted } from '#shared/bookings/waitlist.ts'
import { afterLine, firstFree, firstServed } from '#shared/bookings/waitlist-turn.ts'
import { addDays } from '#shared/kit/day.ts'
import { type Calendar, isFree, tightest } from '#shared/shelves/calendar.ts'
import { bookingEnd, mayStartOn } from '#shared/shelves/rules.ts'

const TODAY = '2026-11-24'
const NOW = 1_795_500_000
const PERIOD = { days: 3, weeks: 0, months: 0 }
const OPENING = { closedWeekdays: [7], closingDays: ['2026-11-30'], bookingOpeningDays: [], closingTimes: {} }
const moment = { period: PERIOD, opening: OPENING, from: addDays(TODAY, 1), today: TODAY, now: NOW }

const range = fc.record({
  start: fc.nat(20),
  days: fc.integer({ min: 1, max: 8 }),
  until: fc.constantFrom(0, NOW, NOW + 60),
})
const calendars = fc.array(fc.array(range, { maxLength: 3 }), { minLength: 1, maxLength: 4 }).map(shelves =>
  shelves.map((taken, nth): Calendar & { nth: number } => ({
    nth,
    shelf: { id: `shelf${nth}`, name: String(nth) },
    version: 1,
    taken: taken.map(({ start, days, until }, at) => ({
      first: addDays(TODAY, start),
      last: addDays(TODAY, start + days - 1),
      by: `${nth}-${at}`,
      status: 2,
      until,
    })),
  })),
)
const place = fc.record(
  {
    start: fc.nat(25),
    daysLater: fc.nat(14),
    offer: fc.constant({ bookingRequest: 'held' }),
  },
  { requiredKeys: ['start', 'daysLater'] },
)
const places = fc
  .array(place, { maxLength: 6 })
  .map(some => some.map(({ start, ...one }) => ({ ...one, dateStart: addDays(TODAY, start) })))

test('The day found is the first that is wanted, sold and free', () => {
  fc.assert(
    fc.property(places, calendars, (line, shelves) => {
      for (const wanted of line) {
        const found = firstFree(wanted, shelves, moment)
        const isPossible = (day: string) =>
          day >= moment.from &&
          mayStartOn(day, OPENING) &&
          shelves.some(one => isFree(one, day, bookingEnd(day, PERIOD, OPENING.closingDays).last, NOW))
        let day = wanted.dateStart
        while (day <= lastWanted(wanted) && !isPossible(day)) day = addDays(day, 1)
        expect(found).toBe(day <= lastWanted(wanted) ? day : undefined)
      }
    }),
  )
})

test('The first in line without an offer for whom a shelf is free is served, with one of the tightest free shelves', () => {
  fc.assert(
    fc.property(places, calendars, fc.nat(), (line, shelves, random) => {
      const quoteFor = (wanted: (typeof line)[number]) => {
        const first = firstFree(wanted, shelves, moment)
        return first ? { first, last: bookingEnd(first, PERIOD, OPENING.closingDays).last } : undefined
      }
      const bounds: number[] = []
      const pick = (bound: number) => {
        bounds.push(bound)
        return random % bound
      }
      const served = firstServed(line, shelves, { quoteFor, pick, today: TODAY, now: NOW })
      expect(served?.place).toBe(line.find(one => !one.offer && quoteFor(one)))
      // Who gets nothing is not picked for, and the one served is picked for once.
      expect(bounds).toHaveLength(served ? 1 : 0)
      if (!served) return
      const { calendar, quote } = served
      const free = shelves.filter(one => isFree(one, quote.first, quote.last, NOW))
      const best = tightest(free, quote.first, quote.last, TODAY, NOW)
      expect(best[random % best.length]).toBe(calendar)
      expect(bounds).toEqual([best.length])
    }),
  )
})

test('The line leaves free what nobody in it could have: who takes that costs nobody in line a shelf', () => {
  fc.assert(
    fc.property(places, calendars, fc.nat(), (line, shelves, random) => {
      const quoteFor = (wanted: (typeof line)[number], on: readonly Calendar[]) => {
        const first = firstFree(wanted, on, moment)
        return first ? { first, last: bookingEnd(first, PERIOD, OPENING.closingDays).last } : undefined
      }
      const turn = { quoteFor, pick: (bound: number) => random % bound, today: TODAY, now: NOW }
      const left = afterLine(line, shelves, turn)
      const claimed = left.flatMap(({ taken }, at) => taken.slice(shelves[at]?.taken.length))
      for (const [at, { taken }] of left.entries())
        for (const { first, last } of taken.slice(shelves[at]?.taken.length))
          expect(shelves[at] && isFree(shelves[at], first, last, NOW)).toBe(true)
      const waiting = line.filter(({ offer }) => !offer)
      expect(claimed.length).toBeLessThanOrEqual(waiting.length)
      // Who got nothing finds nothing now either.
      const unserved = waiting.filter(one => !quoteFor(one, left))
      expect(unserved.length).toBeGreaterThanOrEqual(waiting.length - claimed.length)
      // The first for whom something was free has got it.
      expect(claimed.length > 0).toBe(firstServed(line, shelves, turn) !== undefined)
    }),
  )
})
