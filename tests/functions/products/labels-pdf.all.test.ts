/** Every label of a whole sheet: reading them takes a second a layout. */
import { expect, test } from 'vitest'
import { LABEL_LAYOUTS, labelsAPage } from '#shared/products/label-layouts.ts'
import { dpiOf, file, numbers } from './label-files.ts'
import { codesOf } from './read-codes.ts'

test.each(LABEL_LAYOUTS)('Each label of %s is read back from what its printer prints', async layout => {
  const all = [...numbers(labelsAPage(layout)), ...numbers(2, 100_000)]
  const codes = await codesOf(await file(layout, all), dpiOf(layout))
  expect(codes.map(({ text }) => text).toSorted()).toEqual(all.toSorted())
})
