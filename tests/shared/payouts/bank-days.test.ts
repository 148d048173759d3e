/** The days on which banks move money in Denmark and in the euro. */
import { expect, test } from 'vitest'
import { daysFrom, weekday } from '#shared/kit/day.ts'
import { isBankDay, nextBankDay } from '#shared/payouts/bank-days.ts'

const closedOn = (currency: string, year: number): string[] =>
  daysFrom(`${year}-01-01`, `${year}-12-31`).filter(day => weekday(day) <= 5 && !isBankDay(currency, day))

test('Danish banks are closed on the days that they publish', () => {
  expect(closedOn('DKK', 2026)).toEqual([
    ...['2026-01-01', '2026-04-02', '2026-04-03', '2026-04-06', '2026-05-14', '2026-05-15', '2026-05-25'],
    ...['2026-06-05', '2026-12-24', '2026-12-25', '2026-12-31'],
  ])
  expect(closedOn('DKK', 2027)).toEqual([
    ...['2027-01-01', '2027-03-25', '2027-03-26', '2027-03-29', '2027-05-06', '2027-05-07', '2027-05-17'],
    ...['2027-12-24', '2027-12-31'],
  ])
})

test('TARGET is closed on six days, for the euro and for currencies without a calendar', () => {
  const target = ['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-12-25']
  expect(closedOn('EUR', 2026)).toEqual(target)
  expect(closedOn('SEK', 2026)).toEqual(target)
})

test('B4: a day on which banks are closed moves to the next bank day of its currency', () => {
  expect(nextBankDay('EUR', '2027-03-26')).toBe('2027-03-30')
  expect(nextBankDay('DKK', '2026-12-24')).toBe('2026-12-28')
  expect(nextBankDay('EUR', '2026-12-24')).toBe('2026-12-24')
  expect(nextBankDay('DKK', '2026-12-31')).toBe('2027-01-04')
  expect(nextBankDay('DKK', '2027-04-23')).toBe('2027-04-23')
  expect(nextBankDay('DKK', '2026-11-21')).toBe('2026-11-23')
})

test('Easter is right in its earliest and latest years and in common ones', () => {
  const mondays = [
    '2000-04-24',
    '2008-03-24',
    '2011-04-25',
    '2024-04-01',
    '2038-04-26',
    '2160-03-24',
    '2199-04-15',
  ]
  for (const monday of mondays) {
    expect(closedOn('EUR', Number(monday.slice(0, 4)))).toContain(monday)
    expect(weekday(monday)).toBe(1)
  }
})
