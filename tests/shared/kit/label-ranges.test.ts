import { expect, test } from 'vitest'
import { labelNumbers } from '#shared/kit/label-ranges.ts'

test.each([
  ['2,3,4-10', [2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['7', [7]],
  ['5,1-2', [1, 2, 5]],
  ['1-3,2-4', [1, 2, 3, 4]],
])('%s names labels in the order of the sheet', (text, numbers) =>
  expect(labelNumbers(text, 20)).toEqual(numbers),
)

test.each(['', '4-2', '0', '1-10000', '0-3', '1,', ',1', '1--2', '1 - 2', '21', '-1', 'a'])(
  '%s names no labels of a sheet of 20',
  text => expect(labelNumbers(text, 20)).toBeUndefined(),
)
