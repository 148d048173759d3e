import { expect, it } from 'vitest'
import { finishedDay, typedDay } from '#web/kit/typed/typed-day.ts'

it.each(['28-11-2026', '28.11.2026', '28/11/2026', '28 11 2026', '28112026', ' 28-11-2026 ', '2026-11-28'])(
  'reads %j as a day',
  text => {
    expect(typedDay(text)).toBe('2026-11-28')
  },
)

it('reads a day and a month of one digit', () => {
  expect(typedDay('1-2-2026')).toBe('2026-02-01')
})

it.each([
  ['28-11-26', '2026-11-28'],
  ['1/12/26', '2026-12-01'],
  ['28-11-2026', '2026-11-28'],
  ['30-02-26', undefined],
  ['28-11-2', undefined],
])('reads %j as %j once the typing is over', (text, day) => {
  expect(finishedDay(text)).toBe(day)
})

it.each([
  ['24-12', '2026-11-28', '2026-12-24'],
  ['3/1', '2026-12-20', '2027-01-03'],
  ['28.12.', '2027-01-05', '2026-12-28'],
  ['29-2', '2028-03-01', '2028-02-29'],
  ['31-6', '2026-06-01', undefined],
])('reads %j, typed on %s, as %j', (text, today, day) => {
  expect(finishedDay(text, today)).toBe(day)
})

it.each([
  '',
  '30-02-2026',
  '11-28-2026',
  '28-11-26',
  '2026-11-2',
  '1122026',
  'in the morning',
  '28-11-20261',
])('finds no day in %j', text => {
  expect(typedDay(text)).toBeUndefined()
})
