import { expect, it } from 'vitest'
import { typedTime } from '#web/kit/typed/typed-time.ts'

it.each([
  ['9', '09:00'],
  ['9.30', '09:30'],
  ['9:30', '09:30'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['17 30', '17:30'],
  [' 17:30 ', '17:30'],
  ['00:00', '00:00'],
  ['23.59', '23:59'],
])('%s is read as %s', (typed, time) => {
  expect(typedTime(typed)).toBe(time)
})

it.each(['', 'ti', '24', '24:00', '9:60', '9:3', '12345', '-1', '9:30 PM'])('%s is no time', typed => {
  expect(typedTime(typed)).toBeUndefined()
})
