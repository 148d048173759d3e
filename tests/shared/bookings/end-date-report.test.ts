/** Who leaves when, and what comes after them. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EndRow, endings, endSums } from '#shared/bookings/end-date-report.ts'
import { lastOpenDay } from '#shared/bookings/open-days.ts'
import { addDays, type Day, weekday } from '#shared/kit/day.ts'

// A Monday. The market is closed on Sundays, and on the Friday of the first week.
const FIRST = '2026-11-02'
const day = (n: number): Day => addDays(FIRST, n)
const range = { first: FIRST, last: day(13) }
const isOpen = (one: Day) => weekday(one) !== 7 && one !== day(4)
let ids = 0

const row = (from: number, to: number, more: Partial<EndRow> = {}): EndRow => {
  ids += 1
  return {
    id: `b${ids}`,
    shelf: 'A1',
    dateStart: day(from),
    dateEnd: day(to),
    shelfStatus: 5,
    customer: '100001',
    name: 'Anna',
    isBookingForMarket: false,
    ...more,
  }
}

const found = (rows: readonly EndRow[]) => endings(rows, range, isOpen, shelf => shelf)

test('A shelf is empty on the last open day: on Saturday when the last day is a Sunday', () => {
  expect(lastOpenDay(row(0, 6), isOpen)).toBe(day(5))
  expect(lastOpenDay(row(0, 4), isOpen)).toBe(day(3))
  expect(lastOpenDay(row(6, 6), isOpen)).toBe(day(6))
})

test('A booking that ends on the Sunday after the range is in it, and one of the Sunday before is not', () => {
  const [before, after] = [row(-8, -1), row(0, 13, { shelf: 'A2' })]
  expect(found([before, after]).map(({ row: { shelf }, emptyBy: by }) => [shelf, by])).toEqual([
    ['A2', day(12)],
  ])
})

test('A tenant who has the shelf again at once, or after closed days alone, goes on; another comes next', () => {
  const own = [row(-7, 3), row(5, 9), row(10, 12)]
  const other = row(20, 30, { customer: '100002', name: 'Bo' })
  const [one, two, three] = found([...own, other])
  expect([one?.goesOnUntil, two?.goesOnUntil, three?.goesOnUntil]).toEqual([day(12), day(12), null])
  for (const ending of [one, two, three])
    expect(ending?.next).toMatchObject({ name: 'Bo', dateStart: day(20) })
})

test('A tenant who comes back after an open day leaves first', () => {
  const [one] = found([row(-7, 1), row(3, 9)])
  expect(one).toMatchObject({ goesOnUntil: null, next: { dateStart: day(3), name: 'Anna' } })
})

test('Holds do not end; one of staff comes next, and a visitor’s in a cart does not', () => {
  const rows = [
    row(0, 1),
    row(2, 4, { shelfStatus: 4, customer: null, name: '' }),
    row(5, 9, { shelfStatus: 3, customer: '100001', name: 'Anna' }),
  ]
  expect(found(rows)).toMatchObject([{ goesOnUntil: null, next: { dateStart: day(5) } }])
})

test('Two of the market’s own bookings are not one that goes on', () => {
  const own = { customer: null, isBookingForMarket: true, shelfStatus: 2, name: '' }
  expect(found([row(0, 1, own), row(2, 30, own)])).toMatchObject([{ goesOnUntil: null }])
})

test('Shelves stand in the order of days, then as people sort their names', () => {
  const rows = [row(0, 2, { shelf: 'A10' }), row(0, 2, { shelf: 'A2' }), row(0, 1, { shelf: 'B1' })]
  expect(found(rows).map(one => one.row.shelf)).toEqual(['B1', 'A2', 'A10'])
})

test('Each booking of the range is in it once, is emptied on a day of its own, and leaves or goes on', () => {
  const rows = fc.array(
    fc.record({
      shelf: fc.constantFrom('A1', 'A2', 'A3'),
      gap: fc.integer({ min: 1, max: 4 }),
      length: fc.integer({ min: 1, max: 9 }),
      customer: fc.constantFrom('100001', '100002', null),
    }),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(rows, given => {
      const ends = new Map<string, number>()
      const bookings = given.map(({ shelf, gap, length, customer }) => {
        const from = (ends.get(shelf) ?? -20) + gap
        ends.set(shelf, from + length - 1)
        return row(from, from + length - 1, { shelf, customer })
      })
      const all = found(bookings)
      expect(new Set(all.map(one => one.row.id)).size).toBe(all.length)
      for (const { row: booking, emptyBy: by, goesOnUntil, next } of all) {
        expect(by >= booking.dateStart && by <= booking.dateEnd).toBe(true)
        if (by !== booking.dateEnd) expect(isOpen(by)).toBe(true)
        if (goesOnUntil) expect(goesOnUntil > booking.dateEnd).toBe(true)
        if (next) expect(next.dateStart > (goesOnUntil ?? booking.dateEnd)).toBe(true)
      }
      const { bookings: count, leaving, goingOn } = endSums(all)
      expect([count, leaving + goingOn]).toEqual([all.length, all.length])
    }),
  )
})
