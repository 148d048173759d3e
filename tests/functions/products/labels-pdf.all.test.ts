/** Every label of a whole sheet, and the test pages: drawing and reading them takes a second a layout. */
import { expect, test } from 'vitest'
import { testPagePdf } from '#functions/products/labels-pdf.ts'
import { LABEL_LAYOUTS, labelsAPage } from '#shared/products/label-layouts.ts'
import { about, dpiOf, file, label, numbers } from './label-files.ts'
import { codesOf, pagesOf } from './read-codes.ts'

test.each(LABEL_LAYOUTS)('Each label of %s is read back from what its printer prints', async layout => {
  const all = [...numbers(labelsAPage(layout)), ...numbers(2, 100_000)]
  const codes = await codesOf(await file(layout, all), dpiOf(layout))
  expect(codes.map(({ text }) => text).toSorted()).toEqual(all.toSorted())
})

test.each(LABEL_LAYOUTS)('The test page of %s has one code, which names no product', async layout => {
  const pdf = await testPagePdf({ ...about, layout, sample: label('loakb000000-1000') })
  expect(pagesOf(pdf)).toHaveLength(labelsAPage(layout) === 1 ? 2 : 1)
  expect((await codesOf(pdf, dpiOf(layout))).map(({ text }) => text)).toEqual(['loakb000000-1000'])
})
