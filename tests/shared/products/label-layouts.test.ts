import { expect, test } from 'vitest'
import {
  barWidth,
  LABEL_LAYOUTS,
  LAYOUTS,
  labelsAPage,
  placeOf,
  QUIET_BARS,
  QUIET_SQUARES,
  squareWidth,
} from '#shared/products/label-layouts.ts'

/** `loakb100001-17` and `loakb100001-100000` in Code 128. */
const SHORT = 178
const LONG = 200

test.each(LABEL_LAYOUTS)('The labels of %s lie on their page and none on another', layout => {
  const { page, label } = LAYOUTS[layout]
  const places = Array.from({ length: labelsAPage(layout) }, (_, at) => placeOf(layout, at))
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length)
  for (const { page: number, x, y } of places) {
    expect(number).toBe(0)
    expect(x + label.width).toBeLessThanOrEqual(page.width + 1e-9)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y + label.height).toBeLessThanOrEqual(page.height + 1e-9)
  }
  expect(placeOf(layout, labelsAPage(layout))).toEqual({ ...places[0], page: 1 })
})

test('The sheets have the numbers of labels that the specification names', () =>
  expect(LABEL_LAYOUTS.map(labelsAPage)).toEqual([24, 20, 12, 10, 8, 1, 1, 1]))

test.each(LABEL_LAYOUTS)(
  'A code on %s keeps its white sides, and its bars are whole dots or it is refused',
  layout => {
    for (const modules of [SHORT, LONG, 260]) {
      const width = barWidth(layout, modules)
      if (width === undefined) continue
      expect(width).toBeGreaterThanOrEqual(0.19)
      expect(LAYOUTS[layout].bars).toContain(width)
      expect((modules + 2 * QUIET_BARS) * width).toBeLessThanOrEqual(LAYOUTS[layout].label.width)
    }
  },
)

test.each(LABEL_LAYOUTS)('A QR code of any number fits %s with its white sides, in whole dots', layout => {
  const { label, squares } = LAYOUTS[layout]
  const width = squareWidth(layout, 25)
  expect(width).toBeGreaterThanOrEqual(0.25)
  expect(squares).toContain(width)
  expect((25 + 2 * QUIET_SQUARES) * (width ?? 0)).toBeLessThanOrEqual(Math.min(label.width / 2, label.height))
  expect(squareWidth(layout, 177)).toBeUndefined()
})

test('The usual number fits each layout; one of six running digits does not fit the narrow roll', () => {
  expect(LABEL_LAYOUTS.filter(layout => barWidth(layout, SHORT) === undefined)).toEqual([])
  expect(LABEL_LAYOUTS.filter(layout => barWidth(layout, LONG) === undefined)).toEqual(['roll'])
})
