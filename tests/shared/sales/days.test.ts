import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, type Day, daysBetween, lastOfMonth, weekday } from '#shared/kit/day.ts'
import { daysBefore, daysOf, SHORTCUTS } from '#shared/sales/days.ts'
import { dearestOf, type SaleLine } from '#shared/sales/dearest.ts'

const anyDay = fc.integer({ min: 0, max: 20_000 }).map(days => addDays('2020-01-01', days))

const of = (today: Day) =>
  Object.fromEntries(SHORTCUTS.map(name => [name, Object.values(daysOf(name, today))]))

test('The shortcuts of a Tuesday', () => {
  expect(of('2027-06-15')).toEqual({
    this_week: ['2027-06-14', '2027-06-15'],
    last_week: ['2027-06-07', '2027-06-13'],
    last_7_days: ['2027-06-09', '2027-06-15'],
    last_30_days: ['2027-05-17', '2027-06-15'],
    this_month: ['2027-06-01', '2027-06-15'],
    last_month: ['2027-05-01', '2027-05-31'],
    this_year: ['2027-01-01', '2027-06-15'],
    last_year: ['2026-01-01', '2026-12-31'],
  })
})

test('The shortcuts of a Sunday, of a first of January and of a 31st', () => {
  expect(of('2028-01-02').this_week).toEqual(['2027-12-27', '2028-01-02'])
  expect(of('2028-01-01')).toMatchObject({
    this_week: ['2027-12-27', '2028-01-01'],
    this_month: ['2028-01-01', '2028-01-01'],
    last_month: ['2027-12-01', '2027-12-31'],
    last_year: ['2027-01-01', '2027-12-31'],
  })
  expect(of('2028-03-31').last_month).toEqual(['2028-02-01', '2028-02-29'])
})

test('What runs ends today, weeks begin on Monday, and what is over lies before what runs', () => {
  fc.assert(
    fc.property(anyDay, today => {
      for (const name of SHORTCUTS) {
        const { from, to } = daysOf(name, today)
        expect(from <= to && to <= today).toBe(true)
        expect(to === today).toBe(!name.startsWith('last_') || name.endsWith('days'))
      }
      const week = daysOf('last_week', today)
      expect([weekday(week.from), weekday(week.to)]).toEqual([1, 7])
      for (const part of ['week', 'month', 'year'] as const) {
        const last = daysOf(`last_${part}`, today)
        expect(addDays(last.to, 1)).toBe(daysOf(`this_${part}`, today).from)
      }
    }),
  )
})

describe('Days are compared', () => {
  test.each([
    ['a week that runs', '2027-06-14', '2027-06-15', '2027-06-07', '2027-06-08'],
    ['a whole week', '2027-06-07', '2027-06-13', '2027-05-31', '2027-06-06'],
    ['a month that runs', '2027-06-01', '2027-06-15', '2027-05-01', '2027-05-15'],
    ['a whole month', '2027-06-01', '2027-06-30', '2027-05-01', '2027-05-31'],
    ['a month that runs, after a short one', '2027-03-01', '2027-03-30', '2027-02-01', '2027-02-28'],
    ['a year that runs', '2028-01-01', '2028-02-29', '2027-01-01', '2027-02-28'],
    ['a whole year', '2027-01-01', '2027-12-31', '2026-01-01', '2026-12-31'],
    ['seven days', '2027-06-09', '2027-06-15', '2027-06-02', '2027-06-08'],
  ])('%s', (_name, from, to, first, last) => {
    expect(daysBefore({ from, to })).toEqual({ from: first, to: last })
  })

  test('with days that are all before them, and never with more than a month longer', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(900), (from, length) => {
        const to = addDays(from, length)
        const before = daysBefore({ from, to })
        expect(before.from <= before.to && before.to < from).toBe(true)
        const isMonth = from.endsWith('-01') && to === lastOfMonth(from)
        const longer = daysBetween(before.from, before.to) - length
        expect(Math.abs(longer)).toBeLessThanOrEqual(isMonth || from.endsWith('-01') ? 3 : 0)
      }),
    )
  })

  test('and a shortcut of a week with the same weekdays', () => {
    fc.assert(
      fc.property(anyDay, today => {
        const { from, to } = daysBefore(daysOf('this_week', today))
        expect([weekday(from), weekday(to)]).toEqual([1, weekday(today)])
        expect(daysBefore(daysOf('this_month', today)).from.slice(8)).toMatch(/../)
        expect(addMonths(daysOf('last_month', today).from, 1) <= today).toBe(true)
      }),
    )
  })
})

const line = (productNumber: string, total: string): SaleLine => ({
  id: `${productNumber} ${total}`,
  date: '2027-06-15',
  at: '2027-06-15T08:00:00Z',
  productNumber,
  product: productNumber,
  name: `Ting ${productNumber}`,
  unitPrice: total,
  quantity: total.startsWith('-') ? -1 : 1,
  total,
  commission: '0.00',
  share: total,
})

test('The dearest things first, without those that came back; one product alone is no ranking', () => {
  const lines = [line('1', '20.00'), line('2', '95.00'), line('2', '-95.00'), line('3', '40.00')]
  expect(dearestOf(lines, 5).map(({ number, paid }) => [number, paid])).toEqual([
    ['3', 4000],
    ['1', 2000],
  ])
  expect(dearestOf(lines, 1)).toHaveLength(1)
  expect(dearestOf([line('1', '20.00'), line('1', '30.00')], 5)).toEqual([])
})
