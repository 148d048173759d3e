import { expect, test } from 'vitest'
import { barsOf } from '#functions/products/code-128.ts'
import { labelsPdf } from '#functions/products/labels-pdf.ts'
import type { LabelLayout } from '#shared/products/label-layouts.ts'

const file = (layout: LabelLayout, howMany: number, { skipped = 0, number = 'loakb100001-' } = {}) =>
  labelsPdf({
    labels: Array.from({ length: howMany }, (_, at) => ({
      number: `${number}${at + 1}`,
      name: 'Frakke, str. 42',
      price: '249,50 kr.',
      shelf: 'A12',
    })),
    layout,
    skipped,
    offset: { x: 0, y: 0 },
    title: 'Ark',
    author: 'Loppeby',
    language: 'da',
    moment: new Date(0),
  })

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

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
  expect(pagesOf(await file(layout, howMany, { skipped }))).toBe(pages))

test('A code that does not fit with its white sides is refused, never shrunk', async () => {
  const number = 'loakb100001-10000'
  await expect(file('roll', 1, { number })).rejects.toThrow('label_too_narrow')
  expect(pagesOf(await file('roll-62', 1, { number }))).toBe(1)
})

test('The same labels give the same file', async () =>
  expect((await file('a4-24', 3)).equals(await file('a4-24', 3))).toBe(true))
