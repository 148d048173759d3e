/** The year's calendar of closing days. */
import { expect, test } from 'vitest'
import { daysMore, mergedDays, toggled, weeksOf, withDays } from '../../web/markets/settings/year-days.ts'

test('A month is whole weeks from Monday, with each of its days once', () => {
  const weeks = weeksOf('2027-02-01')
  expect(weeks).toHaveLength(4)
  expect(weeks.flat()).toEqual(expect.arrayContaining(['2027-02-01', '2027-02-28']))
  const may = weeksOf('2027-05-01')
  expect(may[0]).toEqual([undefined, undefined, undefined, undefined, undefined, '2027-05-01', '2027-05-02'])
  expect(may.at(-1)).toEqual(['2027-05-31', ...Array.from({ length: 6 }, () => undefined)])
  expect(may.every(week => week.length === 7)).toBe(true)
})

test('A day is closed or opened, never both, and a second press takes it back', () => {
  const none = { closing: [], opening: [] }
  const closed = toggled(none, 'closing', '2027-01-03')
  expect(closed).toEqual({ closing: ['2027-01-03'], opening: [] })
  expect(toggled(closed, 'opening', '2027-01-03')).toEqual({ closing: [], opening: ['2027-01-03'] })
  expect(toggled(closed, 'closing', '2027-01-03')).toEqual(none)
  expect(withDays(closed, 'closing', ['2027-01-03', '2027-01-01']).closing).toEqual([
    '2027-01-01',
    '2027-01-03',
  ])
})

test('Two people’s changes are joined: what one added stays, what one took away goes', () => {
  const was = '2027-01-01 2027-01-02'
  const mine = '2027-01-02 2027-01-03'
  const theirs = '2027-01-01 2027-01-02 2027-01-04'
  expect(mergedDays(was, mine, theirs)).toBe('2027-01-02 2027-01-03 2027-01-04')
  expect(mergedDays('', '', '2027-01-01')).toBe('2027-01-01')
  expect(mergedDays('2027-01-01', '', '2027-01-01')).toBe('')
  expect(daysMore(was, mine)).toEqual(['2027-01-03'])
})
