import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#shared/kit/day.ts'
import {
  beside,
  byFit,
  type Calendar,
  holds,
  holdUntil,
  isFree,
  release,
  take,
  tightest,
} from '#shared/shelves/calendar.ts'
import { pack, unpack } from '#shared/shelves/calendar-bytes.ts'

const TODAY = '2026-11-21'
const NOW = 1_795_000_000

const letters = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ')
const ulid = fc
  .tuple(fc.constantFrom(...'01234567'), fc.array(letters, { minLength: 25, maxLength: 25 }))
  .map(([first, rest]) => first + rest.join(''))
const range = fc.record({
  start: fc.nat(60),
  length: fc.nat(40),
  by: ulid,
  status: fc.constantFrom(3, 4, 5),
  until: fc.constantFrom(0, NOW - 1, NOW, NOW + 900),
})
const toTaken = ({
  start,
  length,
  ...rest
}: {
  start: number
  length: number
  by: string
  status: number
  until: number
}) => ({
  first: addDays(TODAY, start),
  last: addDays(TODAY, start + length),
  ...rest,
})
const empty: Calendar = { shelf: { id: 's', name: 'A1' }, version: 0, taken: [] }

/** Takes each range that is free, as `reserve` does. */
const filled = (ranges: Parameters<typeof toTaken>[0][]): Calendar =>
  ranges
    .map(toTaken)
    .reduce(
      (calendar, one) =>
        isFree(calendar, one.first, one.last, NOW) ? take(calendar, one, TODAY, NOW) : calendar,
      empty,
    )

test('A range packed into 25 bytes is unpacked unchanged', () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 8 }), ranges => {
      const taken = ranges.map(toTaken)
      expect(unpack(pack(taken))).toEqual(taken)
      expect(pack(taken).length).toBe(25 * taken.length)
    }),
  )
})

test('No two valid ranges share a day, in any order of reservations', () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 40 }), ranges => {
      const valid = filled(ranges).taken.filter(one => holds(one, NOW))
      for (const [at, one] of valid.entries()) {
        for (const other of valid.slice(at + 1))
          expect(one.last < other.first || other.last < one.first).toBe(true)
      }
    }),
  )
})

test('A hold is valid before its end, and a booking has no end', () => {
  const hold = { ...toTaken({ start: 0, length: 6, by: '0'.repeat(26), status: 4, until: NOW }) }
  expect([NOW - 1, NOW, NOW + 1].map(now => holds(hold, now))).toEqual([true, false, false])
  expect(holds({ ...hold, until: 0 }, NOW + 1e9)).toBe(true)
})

test('A released range is free again, and the others stay', () => {
  fc.assert(
    fc.property(fc.array(range, { minLength: 1, maxLength: 20 }), ranges => {
      const calendar = filled(ranges)
      for (const one of calendar.taken) {
        const after = release(calendar, one.by)
        expect(isFree(after, one.first, one.last, NOW)).toBe(true)
        expect(after.taken).toEqual(calendar.taken.filter(other => other.by !== one.by))
      }
      expect(release(calendar, 'nobody')).toBe(calendar)
    }),
  )
})

test('A write drops expired holds, and past bookings that can no longer be extended', () => {
  const late = { first: '2026-11-18', last: '2026-11-18', by: 'L'.padEnd(26, '0'), status: 5, until: 0 }
  const past = { first: '2026-11-01', last: '2026-11-17', by: 'P'.padEnd(26, '0'), status: 5, until: 0 }
  const ended = {
    first: '2026-12-24',
    last: '2026-12-30',
    by: 'E'.padEnd(26, '0'),
    status: 4,
    until: NOW - 1,
  }
  const coming = { first: '2026-12-01', last: '2026-12-07', by: 'C'.padEnd(26, '0'), status: 5, until: 0 }
  expect(take({ ...empty, taken: [past, late, ended] }, coming, TODAY, NOW).taken).toEqual([late, coming])
})

test('The end of a hold can be changed', () => {
  const hold = { first: TODAY, last: TODAY, by: 'A', status: 4, until: NOW + 900 }
  expect(holdUntil({ ...empty, taken: [hold] }, 'A', 0).taken).toEqual([{ ...hold, until: 0 }])
})

test('A shelf with a tight gap is chosen before an empty shelf', () => {
  const taken = (first: string, last: string, by: string) => ({ first, last, by, status: 5, until: 0 })
  const gap: Calendar = {
    shelf: { id: 'gap', name: 'A2' },
    version: 0,
    taken: [taken('2026-11-21', '2026-11-24', 'x'), taken('2026-12-02', '2026-12-09', 'y')],
  }
  const bare: Calendar = { ...empty, shelf: { id: 'bare', name: 'A1' } }
  expect(tightest([bare, gap], '2026-11-25', '2026-12-01', TODAY, NOW).map(({ shelf }) => shelf.id)).toEqual([
    'gap',
  ])
  expect(tightest([], '2026-11-25', '2026-12-01', TODAY, NOW)).toEqual([])
})

test('Shelves of one buyer stand side by side where the gap is as tight, and never take a worse gap for it', () => {
  const shelf = fc.record({
    nth: fc.nat(9),
    gap: fc.option(fc.integer({ min: 0, max: 2 }), { nil: undefined }),
  })
  const some = fc.uniqueArray(shelf, { selector: ({ nth }) => nth, minLength: 1, maxLength: 8 })
  const own = fc.array(
    fc.nat(9).map(nth => `A${nth}`),
    { maxLength: 3 },
  )
  const [first, last] = ['2026-12-10', '2026-12-16']
  fc.assert(
    fc.property(some, own, (shelves, names) => {
      const free = shelves.map(({ nth, gap }): Calendar => {
        const day = addDays(last, 1 + (gap ?? 0))
        const taken = gap === undefined ? [] : [{ first: day, last: day, by: 'x', status: 5, until: 0 }]
        return { shelf: { id: String(nth), name: `A${nth}` }, version: 0, taken }
      })
      const tight = tightest(free, first, last, TODAY, NOW)
      const chosen = beside(tight, names)
      expect(chosen.length).toBeGreaterThan(0)
      for (const one of chosen) expect(tight).toContain(one)
      const isBeside = ({ shelf: { name } }: Calendar) =>
        names.some(other => Math.abs(Number(name.slice(1)) - Number(other.slice(1))) <= 1)
      if (tight.some(isBeside)) expect(chosen.every(isBeside)).toBe(true)
      if (!names.length) expect(chosen).toEqual(tight)
      const [best] = byFit(free, { first, last }, TODAY, NOW, names)
      expect(chosen).toContain(best)
    }),
  )
})
