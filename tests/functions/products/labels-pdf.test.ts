import { expect, test } from 'vitest'
import { barsOf } from '#functions/products/codes.ts'
import { LABEL_LAYOUTS, type LabelLayout } from '#shared/products/label-layouts.ts'
import { dpiOf, file, numbers } from './label-files.ts'
import { codesOf, pagesOf } from './read-codes.ts'

test('A usual number is 178 bars and gaps wide, and begins and ends with a bar', async () => {
  const widths = await barsOf('loakb100001-17')
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe(178)
  expect(widths.length % 2).toBe(1)
})

test.each([
  ['a4-24', 24, 0, 1],
  ['a4-24', 25, 0, 2],
  ['a4-24', 24, 4, 2],
  ['a4-8', 200, 7, 26],
  ['roll', 3, 0, 3],
] as const)('%s: %i labels after %i used places are %i pages', async (layout, howMany, skipped, pages) =>
  expect(pagesOf(await file(layout, numbers(howMany), skipped))).toHaveLength(pages),
)

test.each(LABEL_LAYOUTS)(
  'A short and a long number on %s are read back from what its printer prints',
  async layout => {
    const both = [...numbers(1), ...numbers(1, 100_000)]
    const codes = await codesOf(await file(layout, both), dpiOf(layout))
    expect(codes.map(({ text }) => text).toSorted()).toEqual(both.toSorted())
  },
)

test('A number that is too long for bars on a narrow roll has a QR code; with bars it stays where they fit', async () => {
  const kinds = async (layout: LabelLayout, number: string) =>
    (await codesOf(await file(layout, [number]), dpiOf(layout))).map(({ kind }) => kind)
  expect(await kinds('roll', 'loakb100001-9999')).toEqual(['Code128'])
  expect(await kinds('roll', 'loakb100001-100000')).toEqual(['QRCode'])
  expect(await kinds('roll-62', 'loakb100001-100000')).toEqual(['Code128'])
  expect(await kinds('roll', 'loakb123456789-1234567')).toEqual(['QRCode'])
})

test('Where neither fits, a label is refused, never shrunk', async () =>
  await expect(file('roll-62', ['x'.repeat(250)])).rejects.toThrow('label_too_narrow'))

test('The same labels give the same file', async () =>
  expect((await file('a4-24', numbers(3))).equals(await file('a4-24', numbers(3)))).toBe(true))
