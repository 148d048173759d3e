import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extensionChoices } from '#shared/bookings/extension-choices.ts'
import { addDays, daysBetween } from '#shared/kit/day.ts'
import { isMasked, maskedEmail } from '#shared/kit/masked.ts'
import { type Calendar, isFree, type Taken } from '#shared/shelves/calendar.ts'
import type { Discount } from '#shared/shelves/rules.ts'

const TODAY = '2026-11-21'
const AT = { today: TODAY, seconds: 1_000, millis: 1_000_000 }
const OWN = { id: 'a6', name: 'A6' }
const EXTENDED = { shelf: OWN, dateEnd: '2026-11-26' }
const NO_DISCOUNT: Discount = { discountPercent: null, discountValidFrom: null, discountValidTo: null }

const priced = (id: string, price: number, length: { days?: number; weeks?: number; months?: number }) => ({
  id,
  price: { price, ...NO_DISCOUNT },
  period: { days: 0, weeks: 0, months: 0, ...length },
})
const WEEK = priced('week', 19_900, { weeks: 1 })
const FORTNIGHT = priced('fortnight', 34_900, { weeks: 2 })

const taken = (first: string, last: string, until = 0): Taken => ({
  first,
  last,
  by: `b${first}`,
  status: 5,
  until,
})
const shelf = (name: string, ...ranges: Taken[]): Calendar => ({
  shelf: { id: name.toLowerCase(), name },
  version: 1,
  taken: ranges,
})
const own = (...ranges: Taken[]) => shelf('A6', taken('2026-11-13', '2026-11-26'), ...ranges)

const choicesOf = (calendars: Calendar[], prices = [WEEK], closing: string[] = []) =>
  extensionChoices(EXTENDED, prices, calendars, closing, AT)

describe('A choice of an extension', () => {
  test('starts the day after the end, is longer by closing days, and the shortest is first', () => {
    const found = choicesOf([own()], [FORTNIGHT, WEEK], ['2026-12-02', '2026-12-24'])
    expect(found.map(one => [one.shelfPeriodPrice, one.dateEnd, one.eligibleClosingDays])).toEqual([
      ['week', '2026-12-04', ['2026-12-02']],
      ['fortnight', '2026-12-11', ['2026-12-02']],
    ])
  })

  test('keeps the shelf while it is free, moves to another from the day on which it is let', () => {
    const [week, fortnight] = choicesOf(
      [own(taken('2026-12-04', '2026-12-17')), shelf('A11')],
      [WEEK, FORTNIGHT],
    )
    expect(week).toMatchObject({ shelf: { name: 'A6' }, shelfChanged: false, ownTaken: null })
    expect(fortnight).toMatchObject({
      shelf: { name: 'A11' },
      shelfChanged: true,
      ownTaken: { from: '2026-12-04', isHeld: false },
    })
  })

  test('tells who only holds the shelf, and what began before the extension does', () => {
    const [held] = choicesOf([own(taken('2026-11-27', '2026-12-03', 2_000)), shelf('A11')])
    expect(held?.ownTaken).toEqual({ from: '2026-11-27', isHeld: true })
    const [lapsed] = choicesOf([own(taken('2026-11-27', '2026-12-03', 999))])
    expect(lapsed).toMatchObject({ shelf: { name: 'A6' }, shelfChanged: false })
    const moved = shelf('A6', taken('2026-11-20', '2026-12-03'))
    expect(choicesOf([moved])[0]).toMatchObject({ shelf: null, ownTaken: { from: '2026-11-27' } })
  })

  test('is not free when no shelf of the type is', () => {
    const full = taken('2026-12-03', '2026-12-09')
    const [choice] = choicesOf([own(full), shelf('A11', full)])
    expect(choice).toMatchObject({ shelf: null, shelfChanged: false, ownTaken: { from: '2026-12-03' } })
  })

  test('takes the tightest of the others (D12), and says nothing of a shelf that is of another type by now', () => {
    const tight = shelf('A11', taken('2026-11-20', '2026-11-26'), taken('2026-12-04', '2026-12-17'))
    const [choice] = choicesOf([shelf('A10'), tight, shelf('A12')])
    expect(choice).toMatchObject({ shelf: { name: 'A11' }, shelfChanged: true, ownTaken: null })
  })

  test('has its discount only while that runs', () => {
    const offer = { ...FORTNIGHT, price: { ...FORTNIGHT.price, discountPercent: 20 } }
    expect(choicesOf([own()], [offer])[0]).toMatchObject({
      price: 34_900,
      discountPercent: 20,
      discountedPrice: 27_920,
    })
    const over = { ...offer, price: { ...offer.price, discountValidTo: AT.millis - 1 } }
    expect(choicesOf([own()], [over])[0]).toMatchObject({ discountPercent: null, discountedPrice: 34_900 })
  })

  test('never names a shelf that is taken, nor none while one is free', () => {
    const range = fc
      .record({ from: fc.integer({ min: 0, max: 40 }), days: fc.integer({ min: 1, max: 14 }) })
      .map(({ from, days }) => taken(addDays(TODAY, from), addDays(TODAY, from + days - 1)))
    const calendars = fc
      .array(range, { maxLength: 2 })
      .chain(mine =>
        fc
          .array(fc.array(range, { maxLength: 2 }), { maxLength: 4 })
          .map(others => [shelf('A6', ...mine), ...others.map((some, at) => shelf(`B${at}`, ...some))]),
      )
    fc.assert(
      fc.property(calendars, all => {
        for (const { shelf: chosen, shelfChanged, dateEnd } of choicesOf(all, [WEEK, FORTNIGHT])) {
          const free = all.filter(one => isFree(one, '2026-11-27', dateEnd, AT.seconds))
          expect(chosen === null).toBe(free.length === 0)
          if (chosen) expect(free.map(one => one.shelf.id)).toContain(chosen.id)
          expect(shelfChanged).toBe(chosen !== null && chosen.id !== OWN.id)
          if (shelfChanged) expect(free.some(one => one.shelf.id === OWN.id)).toBe(false)
          expect(daysBetween('2026-11-27', dateEnd)).toBeGreaterThanOrEqual(6)
        }
      }),
    )
  })
})

test('A masked address has the first letter and the domain', () => {
  expect(maskedEmail('anna.holm@example.com')).toBe('a••••@example.com')
  expect(maskedEmail('a@example.com')).toBe('a••••@example.com')
  expect(maskedEmail('@example.com')).toBe('••••@example.com')
  expect([isMasked(maskedEmail('bo@example.com')), isMasked('bo@example.com')]).toEqual([true, false])
})
