/** The arithmetic of staff's booking calendar: days, rows, what is free; the list of a day. */
import { describe, expect, it } from 'vitest'
import { cursorAfter } from '#web/bookings/calendar/grid/cursor.ts'
import { listOfDay } from '#web/bookings/calendar/lists/day-list.ts'
import {
  axisAround,
  type Closing,
  dayAt,
  dayOf,
  leftOf,
  mondayOf,
  monthsAround,
  NAME_WIDTH,
  numberOf,
  weekOf,
} from '#web/bookings/calendar/plan/axis.ts'
import { byShelf, freeOn, matches } from '#web/bookings/calendar/plan/bars.ts'
import {
  blockOf,
  GROUP_HEIGHT,
  heightOfAll,
  rowAt,
  rowsOf,
  SHELF_HEIGHT,
} from '#web/bookings/calendar/plan/layout.ts'
import { day, factsOf, number, row, TODAY } from './calendar-rows.ts'

const OPEN: Closing = { isWeekly: () => false, isExtra: () => false }

const types = [
  { id: 'a', name: 'Standardhylde' },
  { id: 'b', name: 'Tøjstativ' },
]
const shelves = [
  ...Array.from({ length: 30 }, (_, at) => ({ id: `a${at}`, name: `A${at}`, type: 'a' })),
  { id: 'b0', name: 'B0', type: 'b' },
]

describe('days', () => {
  it('are whole numbers, also across summer time', () => {
    for (let n = 0; n < 800; n++) expect(dayOf(number(n))).toBe(day(n))
    expect(numberOf('2026-10-26') - numberOf('2026-10-24')).toBe(2)
  })

  it('stand where the pointer finds them', () => {
    const axis = axisAround(TODAY)
    expect([dayOf(axis.first), dayOf(axis.last)]).toEqual(['2025-11-01', '2028-11-30'])
    for (const n of [0, 1, 40, 300]) {
      const left = leftOf(number(n), axis, 22)
      expect([left, left + 21].map(at => dayAt(at, axis, 22))).toEqual([number(n), number(n)])
    }
    expect(dayAt(NAME_WIDTH - 5, axis, 22)).toBe(axis.first)
  })

  it.each([
    ['2026-12-31', 53],
    ['2027-01-03', 53],
    ['2027-01-04', 1],
    ['2025-12-29', 1],
  ])('%s is in week %i', (one, week) => {
    expect(weekOf(numberOf(one))).toBe(week)
    expect(dayOf(mondayOf(numberOf('2026-11-29')))).toBe('2026-11-23')
  })

  it('are asked for by whole months, with those around', () => {
    expect(monthsAround({ first: numberOf('2026-11-10'), last: numberOf('2026-12-20') })).toEqual({
      dateStart: '2026-10-01',
      dateEnd: '2027-01-31',
    })
  })
})

describe('rows', () => {
  const rows = rowsOf(types, shelves, () => false)

  it('stand by type; a closed group has no shelves, a type without any has no row', () => {
    expect(rows).toHaveLength(33)
    expect(heightOfAll(rows)).toBe(2 * GROUP_HEIGHT + 31 * SHELF_HEIGHT)
    const closed = rowsOf([...types, { id: 'c', name: 'Glasskab' }], shelves, id => id === 'a')
    expect(closed.map(({ type, shelf }) => shelf?.id ?? type.id)).toEqual(['a', 'b', 'b0'])
    expect(closed.map(({ index }) => index)).toEqual([2, 3, 4])
  })

  it('are found by their place', () => {
    for (const one of rows) expect(rowAt(rows, one.top)).toBe(one)
    expect(rowAt(rows, heightOfAll(rows))).toBeUndefined()
    expect(rowAt([], 0)).toBeUndefined()
  })

  it('are drawn in blocks that cover what is in sight, and little more', () => {
    const axis = axisAround(TODAY)
    for (let top = 0; top < 500; top += 37) {
      const seen = { top, left: top * 9, width: 900, height: 300 }
      const block = blockOf(seen, rows, axis, 22)
      const [first, last] = [rowAt(rows, top), rowAt(rows, top + 300)]
      expect(block.rowFrom).toBeLessThanOrEqual((first?.index ?? 0) - 2)
      expect(block.rowTo).toBeGreaterThan(Math.min((last?.index ?? 99) - 2, rows.length - 1))
      expect(block.first).toBeLessThanOrEqual(dayAt(seen.left + NAME_WIDTH, axis, 22))
      expect(block.last).toBeGreaterThanOrEqual(dayAt(seen.left + 899, axis, 22))
      expect(block.last - block.first).toBeLessThan(35 + 28)
    }
  })
})

describe('free shelves', () => {
  it('are counted by day, also under bars that begin or end elsewhere', () => {
    const { bars } = factsOf(row('1', 'a0', -5, 1), row('2', 'a1', 1, 2), row('3', 'a1', 3, 90))
    const free = freeOn(shelves.slice(0, 2), bars, { first: number(0), last: number(4) })
    expect([...free]).toEqual([1, 0, 1, 1, 1])
  })

  it('a booking that two months answer is one', () => {
    expect(byShelf([row('1', 'a0', 0, 40), row('1', 'a0', 0, 40)]).get('a0')).toHaveLength(1)
  })
})

describe('filters', () => {
  const { bars } = factsOf(row('1', 'a0', 0, 4, { requestStatus: 'paid', status: 5, name: 'Søren Ågård' }))
  const [bar] = bars.get('a0') ?? []
  it.each([
    [{ status: '', search: 'sør', needsYou: false }, true],
    [{ status: '', search: 'bo', needsYou: false }, false],
    [{ status: '', search: '1000', needsYou: true }, true],
    [{ status: '5', search: '', needsYou: true }, true],
    [{ status: '1', search: '', needsYou: false }, false],
  ])('%j: %s', (filter, isFound) => {
    expect(bar && matches(bar, filter)).toBe(isFound)
  })
})

describe('keys', () => {
  const rows = rowsOf(types, shelves, () => false)
  const around = {
    rows,
    today: number(0),
    seen: { first: number(-2), last: number(30) },
    rowsSeen: 10,
    axis: axisAround(TODAY),
  }
  const led = (key: string, more = {}) =>
    cursorAfter(
      { row: 'a3', day: number(5) },
      { key, ctrlKey: false, metaKey: false, shiftKey: false, ...more },
      around,
    )
  it.each([
    ['ArrowLeft', {}, 'a3', 4],
    ['ArrowDown', {}, 'a4', 5],
    ['PageDown', {}, 'a13', 5],
    ['PageUp', {}, 'a', 5],
    ['Home', {}, 'a3', -2],
    ['End', {}, 'a3', 30],
    ['Home', { ctrlKey: true }, 'a', 0],
    ['End', { ctrlKey: true }, 'b0', 30],
    ['PageDown', { shiftKey: true }, 'a3', 35],
  ])('%s %j leads to %s on day %i', (key, more, shelf, to) => {
    expect(led(key, more)).toEqual({ row: shelf, day: number(to) })
  })

  it('other keys lead nowhere', () => {
    expect(led('x')).toBeUndefined()
  })
})

describe('the list of a day', () => {
  const closing = { ...OPEN, isExtra: (at: number) => at === number(1) }
  const { bars } = factsOf(
    row('1', 'a0', 0, 6),
    row('2', 'a1', -3, 1),
    row('3', 'a2', -3, 2),
    row('4', 'a3', 0, 0),
  )
  const list = listOfDay(number(0), shelves.slice(0, 5), bars, closing)
  const ids = (entries: { bar: { id: string } }[]) => entries.map(({ bar }) => bar.id)

  it('tells what starts, what must be emptied before the shop opens again, what runs, what is free', () => {
    expect(ids(list.starts)).toEqual(['1', '4'])
    expect(ids(list.ends)).toEqual(['2', '4'])
    expect(ids(list.runs)).toEqual(['3'])
    expect(list.free.map(({ id }) => id)).toEqual(['a4'])
  })
})
