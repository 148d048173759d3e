/** Files of labels, and what they are made of. */
import { labelsPdf } from '#functions/products/labels-pdf.ts'
import type { LabelLayout } from '#shared/products/label-layouts.ts'

export const about = {
  offset: { x: 0, y: 0 },
  title: 'Ark',
  author: 'Loppeby',
  language: 'da',
  moment: new Date(0),
} as const

export const label = (number: string) => ({
  number,
  name: 'Frakke',
  description: 'str. 42',
  price: '249,50 kr.',
  shelf: 'A12',
})

export const numbers = (howMany: number, first = 1): string[] =>
  Array.from({ length: howMany }, (_, at) => `loakb100001-${first + at}`)

export const file = (layout: LabelLayout, of: readonly string[], skipped = 0) =>
  labelsPdf({ ...about, labels: of.map(label), layout, skipped })

/** The dots an inch of the printers that print a layout. */
export const dpiOf = (layout: LabelLayout): number => (layout.startsWith('roll') ? 203.2 : 300)
