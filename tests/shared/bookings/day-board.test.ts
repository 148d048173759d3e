import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  allJobs,
  daysOfBoard,
  emptiedFirst,
  freeOnDays,
  holdsOf,
  jobsOf,
  LEFT_OVER_DAYS,
  notEmptied,
  type Planned,
  type Tick,
  tickKey,
} from '#shared/bookings/day-board.ts'
import { dueDay, nextOpenDay } from '#shared/bookings/open-days.ts'
import { addDays, daysFrom, weekday } from '#shared/kit/day.ts'
import { isOpenOn } from '#shared/markets/hours.ts'

/** A Saturday; the market is closed on Sundays. */
const TODAY = '2026-11-21'
const isOpen = (day: string) => weekday(day) !== 7
const shelves = new Map(['A1', 'A2', 'A10', 'B1'].map(name => [`id-${name}`, name]))

const booked = (
  id: string,
  shelf: string,
  first: number,
  last: number,
  more: Partial<Planned> = {},
): Planned => ({
  id,
  shelf: `id-${shelf}`,
  dateStart: addDays(TODAY, first),
  dateEnd: addDays(TODAY, last),
  shelfStatus: 5,
  until: 0,
  customer: id,
  name: id,
  isBookingForMarket: false,
  services: [],
  owed: 0,
  ...more,
})

const boardOf = (bookings: readonly Planned[], ticks: readonly Tick[] = [], day = TODAY) =>
  jobsOf(
    day,
    allJobs({ bookings, shelves, isOpen, ticks: new Map(ticks.map(tick => [tickKey(tick), tick])) }),
  )

const idsOf = (lines: readonly { id: string }[]) => lines.map(({ id }) => id)

const tickOn = (id: string, on: string, day: string, kind: Tick['kind'] = 'empty'): Tick => ({
  kind,
  id,
  on,
  who: 'line',
  at: 1,
  day,
})

test('What ends today or on the closed day after it is emptied today, A2 before A10; what starts is prepared', () => {
  const { empty, prepare } = boardOf([
    booked('ten', 'A10', -6, 0),
    booked('two', 'A2', -6, 1),
    booked('late', 'B1', -6, 2),
    booked('new', 'A1', 0, 6, { services: [{ name: 'Prismærker', quantity: 200 }] }),
    booked('sunday', 'A2', 2, 9),
  ])
  expect(idsOf(empty)).toEqual(['two', 'ten'])
  expect(empty[0]).toMatchObject({
    on: TODAY,
    nextStart: addDays(TODAY, 2),
    shelf: { name: 'A2' },
    tick: null,
  })
  expect(idsOf(prepare)).toEqual(['new'])
  expect(prepare[0]?.services).toEqual([{ name: 'Prismærker', quantity: 200 }])
})

test('A tenant who goes on with the shelf is neither emptied nor prepared for, but gets what they bought', () => {
  const first = booked('first', 'A1', -6, 0, { customer: '100001' })
  // The market is closed tomorrow, so nobody was in the shop in between.
  const again = booked('again', 'A1', 2, 8, { customer: '100001' })
  expect(boardOf([first, again]).empty).toEqual([])
  expect(boardOf([first, again], [], addDays(TODAY, 2)).prepare).toEqual([])
  const bringing = { ...again, services: [{ name: 'Nedpakning', quantity: 1 }] }
  expect(idsOf(boardOf([first, bringing], [], addDays(TODAY, 2)).prepare)).toEqual(['again'])
  expect(idsOf(boardOf([first, { ...again, customer: '100002' }]).empty)).toEqual(['first'])
  expect(idsOf(boardOf([first, { ...again, shelf: 'id-A2' }]).empty)).toEqual(['first'])
  expect(idsOf(boardOf([first, { ...again, dateStart: addDays(TODAY, 3) }]).empty)).toEqual(['first'])
})

test('Holds are no jobs: a visitor may not pay, and staff may let it go', () => {
  const held = [3, 4].map(shelfStatus => booked(`held-${shelfStatus}`, 'A1', 0, 0, { shelfStatus }))
  expect(boardOf(held)).toEqual({ empty: [], prepare: [] })
})

test('What nobody ticked comes first, the oldest before all; what was ticked today stays until tomorrow', () => {
  const bookings = [
    booked('old', 'B1', -20, -2),
    booked('older', 'A2', -20, -5),
    booked('gone', 'A10', -20, -LEFT_OVER_DAYS - 1),
    booked('due', 'A1', -20, 0),
  ]
  expect(idsOf(boardOf(bookings).empty)).toEqual(['older', 'old', 'due'])
  const on = addDays(TODAY, -2)
  const tickedThen = tickOn('old', on, on)
  expect(idsOf(boardOf(bookings, [tickedThen]).empty)).toEqual(['older', 'due'])
  const tickedToday = tickOn('old', on, TODAY)
  expect(boardOf(bookings, [tickedToday]).empty).toMatchObject([
    { id: 'older' },
    { id: 'old', tick: tickedToday },
    {},
  ])
  expect(idsOf(boardOf(bookings, [tickedToday], addDays(TODAY, 2)).empty)).not.toContain('old')
})

test('Things left on a shelf stay on the board until somebody ticks them, or another tenant has had the shelf for long', () => {
  const left = [booked('left', 'A1', -30, -20), booked('taken', 'A2', -30, -20)]
  const next = [booked('next', 'A2', -9, 20, { customer: '100002' }), booked('later', 'A1', 5, 9)]
  expect(idsOf(boardOf([...left, ...next]).empty)).toEqual(['left'])
  const on = dueDay(addDays(TODAY, -20), isOpen)
  expect(idsOf(boardOf(left, [tickOn('left', on, on)]).empty)).toEqual(['taken'])
})

test('A shelf is still full while what was due before today is not ticked; others come before it, in their order', () => {
  const known = { shelves, isOpen, bookings: [booked('left', 'A1', -9, -3), booked('due', 'A2', -9, 0)] }
  const fullWith = (...ticks: Tick[]) =>
    notEmptied(TODAY, allJobs({ ...known, ticks: new Map(ticks.map(one => [tickKey(one), one])) }))
  expect([...fullWith()]).toEqual(['id-A1'])
  // A tick of this morning counts at once, though the board shows the line until tomorrow.
  expect([...fullWith(tickOn('left', dueDay(addDays(TODAY, -3), isOpen), TODAY))]).toEqual([])
  const free = ['id-A1', 'id-B1', 'id-A2'].map(id => ({ shelf: { id } }))
  expect(emptiedFirst(free, fullWith()).map(({ shelf }) => shelf.id)).toEqual(['id-B1', 'id-A2', 'id-A1'])
})

const dayNear = fc.integer({ min: -30, max: 30 }).map(at => addDays(TODAY, at))
const closings = fc.uniqueArray(dayNear, { maxLength: 25 })
const openBut =
  (closed: readonly string[]) =>
  (day: string): boolean =>
    weekday(day) !== 7 && !closed.includes(day)

test('A job is due on an open day, not after its day, with none open between; the board asks for all days it needs', () => {
  fc.assert(
    fc.property(closings, dayNear, (closed, day) => {
      const open = openBut(closed)
      const due = dueDay(day, open)
      const next = nextOpenDay(day, open)
      expect(daysFrom(addDays(due, 1), day).some(open)).toBe(false)
      expect(daysFrom(addDays(day, 1), addDays(next, -1)).some(open)).toBe(false)
      if (due !== day) expect(open(due) && !open(day)).toBe(true)
      expect(next > day).toBe(true)
      const board = daysOfBoard(day, open)
      expect(board.next).toBe(next)
      expect(board.last >= nextOpenDay(next, open)).toBe(true)
    }),
  )
})

/** Bookings of a shelf one after another: gaps, lengths and tenants by chance. */
const plans = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 0, max: 3 }),
      days: fc.integer({ min: 1, max: 9 }),
      customer: fc.constantFrom('100001', '100002'),
    }),
    { maxLength: 8 },
  )
  .map(parts => {
    let start = -25
    return parts.map(({ gap, days, customer }, at) => {
      start += gap
      const booking = booked(`b${at}`, 'A1', start, start + days - 1, { customer })
      start += days
      return booking
    })
  })

test('Over all days each booking is emptied once or goes on in the next, which then is not prepared', () => {
  fc.assert(
    fc.property(plans, closings, (bookings, closed) => {
      const open = openBut(closed)
      const jobs = allJobs({ bookings, shelves, isOpen: open, ticks: new Map() })
      const emptied = new Set(idsOf(jobs.empty))
      const prepared = new Set(idsOf(jobs.prepare))
      expect(emptied.size).toBe(jobs.empty.length)
      bookings.forEach(({ id, customer }, at) => {
        const next = bookings[at + 1]
        expect(emptied.has(id)).toBe(next === undefined || prepared.has(next.id))
        if (!emptied.has(id)) expect(next?.customer).toBe(customer)
      })
    }),
  )
})

test('Who looks each open day and ticks all sees each shelf once; who ticks nothing loses none for weeks', () => {
  fc.assert(
    fc.property(plans, closings, (bookings, closed) => {
      const open = openBut(closed)
      const ticks = new Map<string, Tick>()
      const seen: string[] = []
      for (const day of daysFrom(addDays(TODAY, -60), addDays(TODAY, 60)).filter(open)) {
        const known = { bookings, shelves, isOpen: open }
        const untouched = jobsOf(day, allJobs({ ...known, ticks: new Map() }))
        for (const { on } of untouched.empty)
          expect(on <= day && on >= addDays(day, -LEFT_OVER_DAYS)).toBe(true)
        for (const line of jobsOf(day, allJobs({ ...known, ticks })).empty) {
          if (line.tick) continue
          seen.push(line.id)
          const tick = tickOn(line.id, line.on, day)
          ticks.set(tickKey(tick), tick)
        }
      }
      const all = allJobs({ bookings, shelves, isOpen: open, ticks: new Map() }).empty
      expect(seen.sort()).toEqual(idsOf(all).sort())
    }),
  )
})

test('Free and taken shelves are all shelves of the type on each open day; ended holds take none', () => {
  const own = new Set(['id-A1', 'id-A2'])
  const bookings = [
    booked('one', 'A1', 0, 3),
    booked('elsewhere', 'B1', 0, 9),
    booked('ended', 'A2', 0, 9, { shelfStatus: 4, until: 99 }),
  ]
  const days = freeOnDays(own, bookings, { first: TODAY, isOpen, now: 100 })
  expect(days.map(({ free }) => free)).toEqual([1, null, 1, 1, 2, 2, 2])
})

test('Twenty carts that hold as many days as are booked are unusual', () => {
  const many = Array.from({ length: 20 }, (_, at) =>
    booked(`h${at}`, 'A1', 0, 6, { shelfStatus: 4, until: 200 }),
  )
  const at = { today: TODAY, now: 100 }
  expect(holdsOf(many, at)).toEqual({ count: 20, isUnusual: true })
  expect(holdsOf(many.slice(1), at)).toEqual({ count: 19, isUnusual: false })
  const busy = Array.from({ length: 60 }, (_, one) => booked(`b${one}`, 'A2', 0, 6))
  expect(holdsOf([...many, ...busy], at).isUnusual).toBe(false)
})

test('A market without opening hours is open unless it is closed exceptionally', () => {
  const closed = { weekdayCode: 7, fromHour: null, toHour: null }
  const open = { weekdayCode: 6, fromHour: '10:00', toHour: '16:00' }
  const sunday = addDays(TODAY, 1)
  expect(isOpenOn({ openingHours: [open, closed], closingDays: [] }, sunday)).toBe(false)
  expect(isOpenOn({ openingHours: [open, closed], closingDays: [TODAY] }, TODAY)).toBe(false)
  expect(isOpenOn({ openingHours: [closed], closingDays: [] }, sunday)).toBe(true)
  expect(isOpenOn({ openingHours: [], closingDays: [sunday] }, sunday)).toBe(false)
})
